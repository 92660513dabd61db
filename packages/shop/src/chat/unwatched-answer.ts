import { createHash } from 'node:crypto'
import { createLruCache } from '@fruit/scheduling/lru-cache'
import type { Visit } from '@fruit/world/visit'
import { defineState } from '@fruit/world/world'
import { systemPrompt } from './assistant-prompt.ts'
import { TOOLS } from './assistant-tools.ts'
import { type Message, type ModelStep, nextStep } from './built-in-model.ts'
import { modelMetrics } from './llm-figures.ts'
import { admitQuestion } from './seams.ts'
import { toolUser } from './tool-user.ts'

const MAX_STEPS = 10

/**
 * The built-in model's answer to a question whose answer is not shown to anyone; empty text when the model hit a limit.
 * It does the same steps as `converse`, but without the AI SDK and without a stream, which is faster: a class writes
 * many reviews, and each one triggers a question.
 */
export async function answerWithoutStream(visit: Visit, question: string): Promise<string> {
  const { world } = visit
  if (!world.use(admitQuestion)(question)) return ''
  const figures = world.state(modelMetrics)
  const known = world.state(stepCache)
  const step = async (messages: readonly Message[], tools: readonly string[]) => {
    const { said, inputTokens, outputTokens } = await known.getOrAsk(messages, () => nextStep(world, messages, tools))
    figures.inputTokens += inputTokens
    figures.outputTokens += outputTokens
    return said
  }
  const askJudge = async (instructions: string, said: string) => {
    const asked: Message[] = [
      { role: 'system', text: instructions },
      { role: 'user', text: said },
    ]
    const judged = await step(asked, [])
    return judged.kind === 'text' ? judged.text : ''
  }
  const use = toolUser({ visit, said: [question], askJudge })
  const messages: Message[] = [
    { role: 'system', text: systemPrompt(visit) },
    { role: 'user', text: question },
  ]
  try {
    for (let steps = 0; steps < MAX_STEPS; steps++) {
      const said = await step(messages, Object.keys(TOOLS))
      if (said.kind === 'text') return said.text
      // These ids are not shown. The same conversation gets the same ids, so that the cache of steps finds it.
      const wishes = said.wishes.map((wish, place) => ({ ...wish, id: `call_${steps}_${place}` }))
      messages.push({ role: 'assistant', text: '', wishes })
      for (const { id, name, input } of wishes) {
        const given = TOOLS[name]?.input.safeParse(input)
        const told = given?.success ? await use(name, given.data) : { error: 'This tool takes other input.' }
        messages.push({ role: 'tool', id, name, text: JSON.stringify(told ?? null) })
      }
    }
  } catch {
    // The model hit a limit. An empty answer is enough.
  }
  return ''
}

/** Maximum number of cached steps per world. */
const MAX_ENTRIES = 40

/**
 * LRU cache of the built-in model's tool calls in one world. A step only depends on the conversation. Customers ask
 * about products in the same words, and each step costs a round trip to another thread.
 */
class StepCache {
  /** By a hash of the conversation. */
  readonly #known = createLruCache<string, ModelStep>(MAX_ENTRIES)

  /**
   * The next step of a conversation.
   * @param ask asks the model on a cache miss
   */
  async getOrAsk(messages: readonly Message[], ask: () => Promise<ModelStep>): Promise<ModelStep> {
    const conversation = createHash('sha256').update(JSON.stringify(messages)).digest('base64')
    const known = this.#known.get(conversation)
    if (known) return known
    const step = await ask()
    if (step.said.kind === 'tools') this.#known.set(conversation, step)
    return step
  }
}

const stepCache = defineState('chat.known-steps', () => new StepCache())
