import { createHash } from 'node:crypto'
import { defineState } from '@fruit/world/world'
import type { Message, Said } from './built-in-model.ts'

/** So many steps of a world are kept. */
const MOST_KEPT = 40

/**
 * Keeps which tools the built-in model wants next in a conversation of one world: that follows from the conversation and from
 * nothing else. Customers ask about a product in the same words again and again, and each step is a way to another thread and back.
 */
class KnownSteps {
  /** By a hash of the conversation; the one that was asked for last is the last one. */
  readonly #known = new Map<string, Said>()

  /** What comes next in a conversation. @param ask asks the model */
  async of(messages: readonly Message[], ask: () => Promise<Said>): Promise<Said> {
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
    if (oldest !== undefined && this.#known.size > MOST_KEPT) this.#known.delete(oldest)
    return step
  }
}

export const knownSteps = defineState('chat.known-steps', () => new KnownSteps())
