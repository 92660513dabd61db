import { createHash } from 'node:crypto'
import { defineState } from '@fruit/world/world'
import type { Message, ModelStep } from './built-in-model.ts'

/** Maximum number of cached steps per world. */
const MAX_ENTRIES = 40

/**
 * LRU cache of the built-in model's tool calls in one world. A step only depends on the conversation. Customers ask
 * about products in the same words, and each step costs a round trip to another thread.
 */
class StepCache {
  /** By a hash of the conversation, least recently used first. */
  readonly #known = new Map<string, ModelStep>()

  /**
   * The next step of a conversation.
   * @param ask asks the model on a cache miss
   */
  async getOrAsk(messages: readonly Message[], ask: () => Promise<ModelStep>): Promise<ModelStep> {
    const conversation = createHash('sha256').update(JSON.stringify(messages)).digest('base64')
    const known = this.#known.get(conversation)
    if (known) {
      this.#known.delete(conversation)
      this.#known.set(conversation, known)
      return known
    }
    const step = await ask()
    if (step.said.kind !== 'tools') return step
    this.#known.set(conversation, step)
    const [oldest] = this.#known.keys()
    if (oldest !== undefined && this.#known.size > MAX_ENTRIES) this.#known.delete(oldest)
    return step
  }
}

export const stepCache = defineState('chat.known-steps', () => new StepCache())
