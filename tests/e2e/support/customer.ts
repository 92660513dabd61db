import type { APIResponse } from 'playwright-core'
import type { Stage } from './stage.ts'

/** A logged-in user. Requests are sent outside the page. */
export interface SignedIn {
  readonly token: string
  readonly basketId: number
  /** @param path such as `/api/Cards` */
  call(method: string, path: string, data?: object): Promise<APIResponse>
  /**
   * Logs in on the page of the stage, which must not be open yet. Each new tab gets these values in its session
   * storage.
   */
  logInOnPage(tab?: Readonly<Record<string, string>>): Promise<void>
}

/** A customer with an address and a card. */
export interface Customer extends SignedIn {
  readonly email: string
  readonly addressId: number
  readonly cardId: number
}

/** Password of every account that is created here. */
export const PASSWORD = 'Unripe4ever!'
/** Answer to the security question in `signUp`. */
export const SECURITY_ANSWER = 'Bramley'
const ADDRESS = {
  fullName: 'Pippa Rind',
  mobileNum: 1234567,
  zipCode: 'BR4 3LY',
  streetAddress: '7 Orchard Row',
  city: 'Lower Pip',
  state: 'Ciderset',
  country: 'Appleland',
}
const CARD = { fullName: 'Pippa Rind', cardNum: 4111111111111234, expMonth: 7, expYear: 2085 }

/** Creates an account with an address and a card. @param name first part of the e-mail address; must be unique */
export async function newCustomer(stage: Stage, name: string): Promise<Customer> {
  const email = `${name}@fruit.test`
  const account = { email, password: PASSWORD, passwordRepeat: PASSWORD }
  await stage.context.request.post(`${stage.shop.url}/api/Users`, { data: account, failOnStatusCode: true })
  const customer = await signIn(stage, email, PASSWORD)
  const idOf = async (answer: APIResponse): Promise<number> => (await answer.json()).data.id
  return {
    ...customer,
    email,
    addressId: await idOf(await customer.call('POST', '/api/Addresss', ADDRESS)),
    cardId: await idOf(await customer.call('POST', '/api/Cards', CARD)),
  }
}

/** Creates an account with a security question, and logs in on the page. */
export async function signUp(stage: Stage, email: string): Promise<void> {
  const { shop, context } = stage
  const post = async (path: string, data: object) =>
    (await context.request.post(`${shop.url}${path}`, { data, failOnStatusCode: true })).json()
  const question = { id: 2 }
  const { data } = await post('/api/Users', {
    email,
    password: PASSWORD,
    passwordRepeat: PASSWORD,
    securityQuestion: question,
  })
  await post('/api/SecurityAnswers', { UserId: data.id, answer: SECURITY_ANSWER, SecurityQuestionId: question.id })
  await logIn(stage, email, PASSWORD)
}

/** Logs in on the page. */
export async function logIn({ open, page }: Stage, email: string, password: string): Promise<void> {
  await open('/login')
  await page.fill('#login-form #email', email)
  await page.fill('#password', password)
  await page.click('#loginButton')
  await page.locator('mat-grid-tile').first().waitFor()
}

/** Logs in as the accountant, by the SQL injection in the login. */
export function logInAsAccountant(stage: Stage): Promise<SignedIn> {
  return signIn(stage, "accountant@fruit.test'--", 'no matter')
}

/** Logs in as the administrator, by the same SQL injection, and sets the session cookie. */
export async function logInAsAdmin(stage: Stage): Promise<SignedIn> {
  const admin = await signIn(stage, "admin@fruit.test'--", 'no matter')
  await stage.context.addCookies([{ name: 'token', value: admin.token, url: stage.shop.url }])
  return admin
}

async function signIn({ shop, context, page }: Stage, email: string, password: string): Promise<SignedIn> {
  const answer = await context.request.post(`${shop.url}/rest/user/login`, {
    data: { email, password },
    failOnStatusCode: true,
  })
  const { token, bid } = (await answer.json()).authentication
  return {
    token,
    basketId: bid,
    call: (method, path, data) =>
      context.request.fetch(`${shop.url}${path}`, { method, data, headers: { authorization: `Bearer ${token}` } }),
    logInOnPage: async (tab = {}) => {
      await page.addInitScript(
        ({ token, values }) => {
          if (sessionStorage.getItem('entered')) return
          localStorage.setItem('token', token)
          for (const [name, value] of Object.entries({ ...values, entered: 'yes' })) sessionStorage.setItem(name, value)
        },
        { token, values: { bid: String(bid), ...tab } },
      )
    },
  }
}

/** @throws Error if the response is not successful */
async function ensureOk(asked: Promise<APIResponse>): Promise<APIResponse> {
  const answer = await asked
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`)
  return answer
}

/** Adds products to the basket of a customer. @param pieces quantity by product id */
export async function fillBasket(customer: SignedIn, pieces: Readonly<Record<number, number>>): Promise<void> {
  for (const [id, quantity] of Object.entries(pieces))
    await ensureOk(
      customer.call('POST', '/api/BasketItems', { ProductId: Number(id), BasketId: customer.basketId, quantity }),
    )
}

/** Session storage values of a customer who is about to place an order. */
export function readyToOrder({ addressId, cardId }: Customer, paymentId = String(cardId)): Record<string, string> {
  return { addressId: String(addressId), deliveryMethodId: '1', paymentId }
}

/** Orders the basket of a customer. @returns the order number */
export async function placeOrder(customer: Customer): Promise<string> {
  const answer = await ensureOk(
    customer.call('POST', `/rest/basket/${customer.basketId}/checkout`, {
      couponData: null,
      orderDetails: readyToOrder(customer),
    }),
  )
  return (await answer.json()).orderConfirmation
}
