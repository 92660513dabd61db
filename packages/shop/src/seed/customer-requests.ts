import type { NewShop } from '@fruit/world/registry/template'
import type { Cast } from '@fruit/world/world'
import { sql } from '../schema.ts'

/**
 * The owners, by key in the cast, are part of the interface (docs/reference/seed.md#rows). `place` is the number of the
 * address, from 1.
 */
const RECYCLES = [
  { owner: 'jim', place: 2, quantity: 800, pickup: '2024-02-29' },
  { owner: 'bender', place: 4, quantity: 30, pickup: null },
  { owner: 'bjoernGoogle', place: 5, quantity: 120, pickup: '2024-05-31' },
  { owner: 'admin', place: 1, quantity: 1000, pickup: '2024-09-22' },
  { owner: 'jim', place: 3, quantity: 450, pickup: '2024-10-05' },
  // This customer has no address and uses that of another one.
  { owner: 'uvogin', place: 2, quantity: 60, pickup: null },
  { owner: 'admin', place: 1, quantity: 1000, pickup: '2024-12-21' },
  { owner: 'bender', place: 4, quantity: 15, pickup: null },
  { owner: 'uvogin', place: 2, quantity: 90, pickup: null },
] as const

const COMPLAINT = {
  owner: 'bender',
  message: 'Ordered something strong. Got a smoothie. Where do I return a smoothie that I have drunk?',
}

type Stamps = { createdAt: string; updatedAt: string }

/** Stores the seeded recycling requests and complaint. The addresses must exist. */
export function seedCustomerRequests(shop: NewShop, cast: Cast, stamps: Stamps): void {
  for (const { owner, place, quantity, pickup } of RECYCLES) {
    const row = {
      UserId: cast[owner]!.id,
      AddressId: place,
      quantity,
      isPickup: pickup ? (1 as const) : (0 as const),
      date: pickup && `${pickup}T00:00:00.000Z`,
      ...stamps,
    }
    shop.db.run(sql.insertInto('Recycles').values(row).compile())
  }
  const complaint = { UserId: cast[COMPLAINT.owner]!.id, message: COMPLAINT.message, file: null, ...stamps }
  shop.db.run(sql.insertInto('Complaints').values(complaint).compile())
}
