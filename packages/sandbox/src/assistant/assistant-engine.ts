import type { ModelInput } from '@fruit/assistant/conversation'
import type { Model } from '@fruit/assistant/model'
import type { Engine } from '../pool/engine.ts'
import type { AssistantOutcome } from './assistant-job.ts'

/** The built-in language model. It caches how it parsed texts; the cache depends only on the texts. */
export class AssistantEngine implements Engine<ModelInput, AssistantOutcome> {
  #model: Model | null = null

  async prepare(): Promise<void> {
    // Loaded on demand, because few workers need it.
    const { Model } = await import('@fruit/assistant/model')
    this.#model ??= new Model()
  }

  async run(question: ModelInput): Promise<AssistantOutcome> {
    await this.prepare()
    return { kind: 'value', step: this.#model!.step(question) }
  }
}
