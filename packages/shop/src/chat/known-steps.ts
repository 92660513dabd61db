import { createHash } from 'node:crypto'
import { createLruCache } from '@fruit/scheduling/lru-cache'
import { defineState } from '@fruit/world/world'
import type { Message, ModelStep } from './built-in-model.ts'

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

export const stepCache = defineState('chat.known-steps', () => new StepCache())
