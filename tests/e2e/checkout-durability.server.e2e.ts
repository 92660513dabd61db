import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { type RunningShop, startShop } from './support/shop.ts'

const CUSTOMERS = 4
const CHECKOUTS = 200
const KILLS = 4
const BALANCE = 1000

const running: RunningShop[] = []
const folders: string[] = []
afterEach(async () => {
  for (const shop of running.splice(0)) await shop.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

async function open(dataFolder: string): Promise<RunningShop> {
  const shop = await startShop({ dataFolder })
  running.push(shop)
  return shop
}

interface Order {
  orderId: string
  totalPrice: number
  bonus: number
  products: { id: number; quantity: number }[]
}

/** A customer who places orders, across restarts of the shop. */
class Customer {
  readonly acknowledged: string[] = []
  readonly #token: string
  readonly #basketId: number
  readonly #addressId: number

  private constructor(token: string, basketId: number, addressId: number) {
    this.#token = token
    this.#basketId = basketId
    this.#addressId = addressId
  }

  /** Registers, saves an address and tops up the wallet. */
  static async arrive(url: string, number: number): Promise<Customer> {
    const account = { email: `customer-${number}@customer.test`, password: 'a ripe password' }
    await ask(url, 'POST', '/api/Users', '', { ...account, passwordRepeat: account.password })
    const { authentication } = await ask(url, 'POST', '/rest/user/login', '', account)
    const { token, bid } = authentication
    const address = {
      ...{ fullName: 'Quentin Pomace', mobileNum: 5551234, zipCode: 'OR 7', streetAddress: '7 Windfall Lane' },
      ...{ city: 'Lower Orchard', country: 'Pomona' },
    }
    const card = { fullName: 'Quentin Pomace', cardNum: '7204615390847261', expMonth: 11, expYear: 2091 }
    const { data: home } = await ask(url, 'POST', '/api/Addresss', token, address)
    const { data: saved } = await ask(url, 'POST', '/api/Cards', token, card)
    await ask(url, 'PUT', '/rest/wallet/balance', token, { balance: BALANCE, paymentId: saved.id })
    return new Customer(token, bid, home.id)
  }

  /** Adds a product to the basket, which may contain it already, and places the order. */
  async order(url: string, ProductId: number): Promise<void> {
    await ask(url, 'POST', '/api/BasketItems', this.#token, { ProductId, BasketId: this.#basketId, quantity: 1 })
    const orderDetails = { addressId: this.#addressId, paymentId: 'wallet' }
    const path = `/rest/basket/${this.#basketId}/checkout`
    const { orderConfirmation } = await ask(url, 'POST', path, this.#token, { orderDetails })
    expect(orderConfirmation).toBeTypeOf('string')
    this.acknowledged.push(orderConfirmation)
  }

  async history(url: string): Promise<Order[]> {
    return (await ask(url, 'GET', '/rest/order-history', this.#token)).data
  }

  async balance(url: string): Promise<number> {
    return (await ask(url, 'GET', '/rest/wallet/balance', this.#token)).data
  }
}

// biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
async function ask(url: string, method: string, path: string, token = '', body?: unknown): Promise<any> {
  const answer = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return answer.json()
}

/** Remaining quantity of each product, by product id. */
async function stock(url: string): Promise<Map<number, number>> {
  const { data } = await ask(url, 'GET', '/api/Quantitys')
  return new Map(data.map((row: { ProductId: number; quantity: number }) => [row.ProductId, row.quantity]))
}

describe('order', () => {
  it('exists exactly once and complete after kill -9, if it was acknowledged', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'fruit-kill-'))
    folders.push(dataFolder)
    const first = await open(dataFolder)
    const customers = await Promise.all(Array.from({ length: CUSTOMERS }, (_, i) => Customer.arrive(first.url, i)))
    const before = await stock(first.url)
    const { data: products } = await ask(first.url, 'GET', '/api/Products')
    const wares = (products as { id: number; price: number }[]).filter(({ price }) => price < 12).map(({ id }) => id)
    await first.end('SIGKILL')

    let next = 0
    for (let round = 1; round <= KILLS; round++) {
      const { url, end } = await open(dataFolder)
      const last = (CHECKOUTS / KILLS) * round
      // The server is killed after this many orders, while others are in flight: early in some rounds, near the end in
      // others.
      let left = 1 + Math.floor(Math.random() * (CHECKOUTS / KILLS - CUSTOMERS))
      const shopping = customers.map(async (customer) => {
        while (next < last) {
          await customer.order(url, wares[next++ % wares.length]!)
          if (--left === 0) await end('SIGKILL')
        }
      })
      await Promise.allSettled(shopping)
      expect(left, 'orders missing before the kill').toBeLessThanOrEqual(0)
      next = last
    }

    const { url } = await open(dataFolder)
    const sold = new Map<number, number>()
    for (const customer of customers) {
      const orders = await customer.history(url)
      const numbers = orders.map(({ orderId }) => orderId)
      expect(numbers.length).toBe(new Set(numbers).size)
      expect(numbers).toEqual(expect.arrayContaining(customer.acknowledged))
      // Per kill, at most one order may be stored without an acknowledgement.
      expect(numbers.length - customer.acknowledged.length).toBeLessThanOrEqual(KILLS)
      const spent = orders.reduce((sum, { totalPrice, bonus }) => sum + totalPrice - bonus, 0)
      expect(await customer.balance(url)).toBeCloseTo(BALANCE - spent, 2)
      for (const { id, quantity } of orders.flatMap((order) => order.products))
        sold.set(id, (sold.get(id) ?? 0) + quantity)
    }
    const acknowledged = customers.flatMap((customer) => customer.acknowledged)
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS)
    const after = await stock(url)
    for (const [id, quantity] of before) expect(after.get(id), `product ${id}`).toBe(quantity - (sold.get(id) ?? 0))
  })
})
