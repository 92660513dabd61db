import type { Visitor } from '../feature.ts'

/** Saves a card for a logged-in visitor and returns its id. */
export async function saveCard(visitor: Visitor): Promise<number> {
  const card = { fullName: 'Quentin Pomace', cardNum: 7204615390847261, expMonth: 11, expYear: 2091 }
  return (await visitor.post('/api/Cards', card)).json().data.id
}
