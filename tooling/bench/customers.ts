import type { RunningServer } from './processes.ts'

/** An account in a measured shop. */
export interface Customer {
  readonly email: string
  readonly password: string
}

/** @param cookie of the world, with a class */
export async function logIn(shop: RunningServer, customer: Customer, cookie?: string): Promise<void> {
  const answer = await fetch(`${shop.url}/rest/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) },
    body: JSON.stringify(customer),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`The response to a login was ${answer.status}.`)
}

/** Registers an account. With a class, this creates a world. */
export async function register(shop: RunningServer) {
  const customer = { email: 'bench@customer.test', password: 'a ripe password' }
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ ...customer, passwordRepeat: customer.password })
  const answer = await fetch(`${shop.url}/api/Users`, { method: 'POST', headers, body })
  await answer.arrayBuffer()
  if (answer.status !== 201) throw new Error(`The response to a registration was ${answer.status}.`)
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  return { customer, cookie }
}
