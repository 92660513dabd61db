import type { Attacker } from './proof.ts'

const ADDRESS = {
  fullName: 'Quentin Pomace',
  mobileNum: 5551234,
  zipCode: 'OR 7',
  streetAddress: '7 Windfall Lane',
  city: 'Lower Orchard',
  country: 'Pomona',
}
const CARD = { fullName: 'Quentin Pomace', cardNum: 7204615390847261, expMonth: 11, expYear: 2091 }

/** Adds an address and a card for a customer and returns the details of an order. */
export async function addOrderDetails(attacker: Attacker) {
  const addressId: number = (await attacker.post('/api/Addresss', ADDRESS)).json().data.id
  const paymentId: number = (await attacker.post('/api/Cards', CARD)).json().data.id
  return { addressId, paymentId, deliveryMethodId: 1 }
}
