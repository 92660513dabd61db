import { ConcurrencyLimiter } from '@fruit/scheduling/concurrency-limiter'
import type { Visit } from '@fruit/world/visit'
import { Visit as OwnVisit } from '@fruit/world/visit'
import { accountById } from '../accounts/queries.ts'
import { complaintStored } from '../complaints/facts.ts'
import { productById } from '../products/queries.ts'
import { couponGenerated, deliveryAddressChanged, nextCustomerServed } from './facts.ts'
import type { SupportNote } from './notes.ts'
import { answerWithoutStream } from './unwatched-answer.ts'

/** An answer contains a written text when it contains at least this share of the text's words. */
const MIN_SHARED_WORDS = 0.6

/** Facts that show that the assistant acted: the next customer only asks a question. */
const ACTION_FACTS: ReadonlyMap<object, string> = new Map<object, string>([
  [couponGenerated, 'generateCoupon'],
  [deliveryAddressChanged, 'changeDeliveryAddress'],
  [complaintStored, 'openComplaint'],
])

/**
 * Maximum number of simultaneous questions across all worlds. It leaves capacity for others when a whole class writes
 * reviews at once.
 */
const MAX_CONCURRENT = 2
/** Maximum number of waiting questions per world. */
const MAX_QUEUE_LENGTH = 500

/**
 * Simulates another customer who asks the assistant right after a visitor wrote a text that the assistant reads. It
 * runs during the visitor's request and always uses the built-in model.
 */
export class NextCustomer {
  readonly #turns = new ConcurrencyLimiter(MAX_CONCURRENT, MAX_QUEUE_LENGTH)

  /** Asks the assistant about a product that was just reviewed. */
  async askAboutProduct(visit: Visit, productId: number, written: string): Promise<void> {
    const product = visit.world.db.first(productById(productId))
    if (product) await this.#ask(visit, 'review', `What do the reviews say about ${product.name}?`, written)
  }

  /** Asks the assistant the question of a note that was just changed. */
  async askAboutNote(visit: Visit, { question, answer }: SupportNote): Promise<void> {
    await this.#ask(visit, 'note', question, answer)
  }

  async #ask(visit: Visit, about: 'review' | 'note', question: string, written: string): Promise<void> {
    const { world, session } = visit
    if (world.configuration.application.chatBot.assistant === 'off') return
    const customers = ['amy', 'jim'].map((key) => world.cast[key]).filter((one) => one !== undefined)
    const customer = customers.find(({ id }) => id !== session?.accountId)
    const account = customer && world.db.first(accountById(customer.id))
    if (!account) return
    const { id: accountId, email } = account
    const own = new OwnVisit(
      world,
      { accountId, email: String(email), role: 'customer', basketId: null, token: '' },
      'en',
    )
    const told = await this.#turns.run(world.id, () => answerWithoutStream(own, question))
    visit.record(nextCustomerServed, {
      about,
      writer: session?.role ?? null,
      customerId: accountId,
      acts: own.journal.flatMap(({ fact }) => ACTION_FACTS.get(fact) ?? []),
      heard: holds(told, written),
    })
  }
}

function holds(told: string, written: string): boolean {
  const words = written.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
  const low = told.toLowerCase()
  return words.length > 0 && words.filter((word) => low.includes(word)).length >= words.length * MIN_SHARED_WORDS
}
