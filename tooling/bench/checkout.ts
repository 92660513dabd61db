import { copyFileSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { type RunningServer, residentMegabytes, runYardstick } from './processes.ts'
import { median } from './units.ts'

/** The product that is ordered. The bench fills its stock. */
const PRODUCT = 2

export interface CheckoutFigures {
  /** Median time of a checkout in milliseconds, of the shop and of the yardstick. */
  readonly ours: number
  readonly theirs: number
  /** Median time of the order history of a customer with `HISTORY` orders, in milliseconds. */
  readonly history: number
  /** Resident memory after each third of the checkouts, in MB. */
  readonly memory: readonly number[]
  readonly confirmation: number
}

/** Number of orders in the measured order history. */
export const HISTORY = 200

interface Customer {
  readonly token: string
  readonly basketId: number
  readonly orderDetails: { readonly addressId: number; readonly paymentId: number; readonly deliveryMethodId: number }
}

/**
 * Measures checkouts: one customer after another adds a product to the basket (not measured) and orders it. The
 * yardstick runs the same statements in one transaction.
 *
 * @param start runs the shop on the data folder
 * @param scratch a folder for the yardstick's copy of the database
 * @param checkouts number of orders during which memory is measured
 */
export async function benchCheckout(
  start: () => Promise<RunningServer>,
  dataFolder: string,
  scratch: string,
  checkouts: number,
): Promise<CheckoutFigures> {
  const first = await start()
  const registered = await Promise.all([0, 1, 2, 3].map((number) => register(first.url, number)))
  await first.stop()
  const file = restock(dataFolder)
  copyFileSync(file, join(scratch, 'checkout.db'))

  const shop = await start()
  const yardstick = await runYardstick({ shopFile: join(scratch, 'checkout.db'), challenges: [] })
  try {
    const [regular, ...others] = registered as [Customer, ...Customer[]]
    for (let i = 0; i < HISTORY; i++) await order(shop.url, regular)
    const theirs = await Promise.all(
      others.map(async (customer, i) => ({ ...customer, token: await signIn(yardstick.url, i + 1) })),
    )
    const times = { ours: [] as number[], theirs: [] as number[] }
    for (let i = 0; i < 1500; i++) {
      const mine = await order(shop.url, others[i % others.length]!)
      const bare = await order(yardstick.url, theirs[i % theirs.length]!)
      // Warm-up, until the code is compiled.
      if (i < 500) continue
      times.ours.push(mine.took)
      times.theirs.push(bare.took)
    }
    const history: number[] = []
    for (let i = 0; i < 200; i++)
      history.push((await timed(() => ask(shop.url, 'GET', '/rest/order-history', regular.token))).took)
    const { orderConfirmation } = (await order(shop.url, regular)).answer
    const pdfs: number[] = []
    for (let i = 0; i < 50; i++) {
      const reading = await timed(async () =>
        (await fetch(`${shop.url}/ftp/order_${orderConfirmation}.pdf`)).arrayBuffer(),
      )
      pdfs.push(reading.took)
    }
    const memory: number[] = []
    for (let third = 0; third < 3; third++) {
      for (let i = 0; i < checkouts / 3; i++) await order(shop.url, others[i % others.length]!)
      memory.push(residentMegabytes(shop.pid))
    }
    return {
      ours: median(times.ours),
      theirs: median(times.theirs),
      history: median(history.slice(100)),
      memory,
      confirmation: median(pdfs),
    }
  } finally {
    await yardstick.stop()
    await shop.stop()
  }
}

const accountOf = (number: number) => ({ email: `bench-${number}@customer.test`, password: 'a ripe password' })

async function register(url: string, number: number): Promise<Customer> {
  const account = accountOf(number)
  await ask(url, 'POST', '/api/Users', '', { ...account, passwordRepeat: account.password })
  const { authentication } = await ask(url, 'POST', '/rest/user/login', '', account)
  const address = {
    ...{ fullName: 'Quentin Pomace', mobileNum: 5551234, zipCode: 'OR 7', streetAddress: '7 Windfall Lane' },
    ...{ city: 'Lower Orchard', country: 'Pomona' },
  }
  const card = { fullName: 'Quentin Pomace', cardNum: '7204615390847261', expMonth: 11, expYear: 2091 }
  const { token, bid: basketId } = authentication
  const addressId = (await ask(url, 'POST', '/api/Addresss', token, address)).data.id
  const paymentId = (await ask(url, 'POST', '/api/Cards', token, card)).data.id
  return { token, basketId, orderDetails: { addressId, paymentId, deliveryMethodId: 1 } }
}

async function signIn(url: string, number: number): Promise<string> {
  return (await ask(url, 'POST', '/rest/user/login', '', accountOf(number))).authentication.token
}

/** Adds the product to the basket and orders it. @returns the response, and the time of the checkout in milliseconds */
async function order(url: string, { token, basketId, orderDetails }: Customer) {
  await ask(url, 'POST', '/api/BasketItems', token, { ProductId: PRODUCT, BasketId: basketId, quantity: 1 })
  return timed(() => ask(url, 'POST', `/rest/basket/${basketId}/checkout`, token, { orderDetails }))
}

async function timed<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; took: number }> {
  const start = performance.now()
  const answer = await work()
  return { answer, took: performance.now() - start }
}

// biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
async function ask(url: string, method: string, path: string, token: string, body?: unknown): Promise<any> {
  const answer = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** Fills the stock in the database of the world, which must not be open. @returns the path of the database */
function restock(dataFolder: string): string {
  const world = join(dataFolder, 'worlds/home')
  const file = join(world, readdirSync(world).find((name) => name.startsWith('shop-'))!, 'shop.db')
  if (!existsSync(file)) throw new Error(`${file} does not exist.`)
  const db = new Database(file)
  db.exec(`UPDATE Quantities SET quantity = 1000000 WHERE ProductId = ${PRODUCT}; PRAGMA wal_checkpoint(TRUNCATE)`)
  db.close()
  return file
}
