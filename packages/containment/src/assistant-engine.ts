import type { Question } from '@fruit/assistant/conversation'
import type { Model } from '@fruit/assistant/model'
import type { AssistantEnd } from './assistant-job.ts'
import type { Engine } from './engine.ts'

/** The built-in language model. It remembers how it read texts, which hangs on nothing but the texts. */
export class AssistantEngine implements Engine<Question, AssistantEnd> {
  #model: Model | null = null

  async prepare(): Promise<void> {
    // Few workers ever need it.
    const { Model } = await import('@fruit/assistant/model')
    this.#model ??= new Model()
  }

  async run(question: Question): Promise<AssistantEnd> {
    await this.prepare()
    return { kind: 'said', step: this.#model!.step(question) }
  }
}
