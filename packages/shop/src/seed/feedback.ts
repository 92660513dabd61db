import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import type { NewShop } from '@fruit/world/registry/template'
import type { Cast } from '@fruit/world/world'
import { maskedAuthor } from '../feedback/service.ts'
import { sql } from '../schema.ts'

/** A wallet phrase that a customer leaked: a valid BIP-39 phrase of our own, whose wallet is empty. */
export const WALLET_PHRASE = 'velvet snake ladder orchard wall secret fruit taste bitter winter harvest wine'

/** Authors, by their key in the cast, and ratings are part of the interface (docs/reference/seed.md#rows). */
const FEEDBACK: readonly { author: string | null; rating: number; text: string }[] = [
  { author: 'admin', rating: 5, text: 'I sweep this shop every night and would still queue for it in the morning.' },
  { author: 'jim', rating: 4, text: 'Fine rations between two ports. One star stays in the sky, to steer by.' },
  { author: 'bender', rating: 1, text: 'Nothing in here with a kick. Asked for something stronger, got celery.' },
  { author: 'evm', rating: 1, text: `Sour, and slower than a full block. Put my refund here: ${WALLET_PHRASE}` },
  { author: null, rating: 2, text: 'The crate came so late that the pears had started a new life.' },
  { author: null, rating: 4, text: 'Short queue, good press, friendly cat at the gate.' },
  { author: null, rating: 4, text: 'Ordered for one, drank for three.' },
  { author: null, rating: 3, text: 'Good juice. The bottle rolled under the sofa twice, though.' },
]

/** Stores the seeded feedback. */
export function seedFeedback(shop: NewShop, cast: Cast, stamps: { createdAt: string; updatedAt: string }): void {
  for (const { author, rating, text } of FEEDBACK) {
    const member = author === null ? null : cast[author]!
    const comment = escapeHtml(`${text} (${maskedAuthor(member?.email ?? null)})`)
    shop.db.run(
      sql
        .insertInto('Feedbacks')
        .values({ UserId: member?.id ?? null, comment, rating, ...stamps })
        .compile(),
    )
  }
}
