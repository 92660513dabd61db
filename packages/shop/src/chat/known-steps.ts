import type { Message, Said } from './built-in-model.ts'

/** So many steps are kept; and none of a longer conversation, in characters. */
const MOST_KEPT = 300
const LONGEST = 4000

/**
 * Keeps which tools the built-in model wants next in a conversation, for all shops: that follows from the conversation and from
 * nothing else. Customers ask about a product in the same words again and again, and each step is a way to another thread and back.
 */
export class KnownSteps {
  /** By the conversation, as JSON; the one that was asked for last is the last one. */
  readonly #known = new Map<string, Said>()

  /** What comes next in a conversation. @param ask asks the model */
  async of(messages: readonly Message[], ask: () => Promise<Said>): Promise<Said> {
    const conversation = JSON.stringify(messages)
    const known = this.#known.get(conversation)
    if (known) {
      this.#known.delete(conversation)
      this.#known.set(conversation, known)
      return known
    }
    const step = await ask()
    if (step.said.kind === 'tools' && conversation.length <= LONGEST) this.#known.set(conversation, step)
    const [oldest] = this.#known.keys()
    if (oldest !== undefined && this.#known.size > MOST_KEPT) this.#known.delete(oldest)
    return step
  }
}
