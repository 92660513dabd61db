import { leaveFeedback } from '@fruit/challenge-kit/leave-feedback'
import type { Client } from '@fruit/world/visits/client'
import type { Learner, TestApp } from './test-app.ts'

/** An actor in a world of its own. */
export interface Actor {
  readonly client: Client
  readonly learner: Learner
  readonly testApp: TestApp
}

export type Act = (actor: Actor) => Promise<unknown>

/** Sends a GET request. */
export const get =
  (path: string, headers: Readonly<Record<string, string>> = {}): Act =>
  ({ client }) =>
    client.get(path, { headers })

/** Sends a HEAD request as a signed-in customer. */
export const head =
  (path: (basketId: number) => string): Act =>
  async ({ client, learner, testApp }) => {
    const { token, basketId } = await client.becomeCustomer()
    const { name, value } = learner.cookie
    const headers = { cookie: `${name}=${value}; token=${token}`, authorization: `Bearer ${token}` }
    await testApp.app.server.inject({ method: 'HEAD', url: path(basketId), headers })
  }

/** Searches on the server. */
export const search = (term: string): Act => get(`/rest/products/search?q=${encodeURIComponent(term)}`)

/** Shows a search term in the browser. */
export const showSearchTerm =
  (term: string): Act =>
  ({ client }) =>
    client.emit('verifyLocalXssChallenge', term)

/** Looks up an order. */
export const track = (id: string): Act => get(`/rest/track-order/${encodeURIComponent(id)}`)

/** Signs in. An `@` at the end of the e-mail stands for the domain of the shop. */
export const login =
  (email: string, password = 'x'): Act =>
  ({ client }) =>
    client.post('/rest/user/login', { email: email.replace(/@(?=$|')/, `@${client.domain}`), password })

export const register =
  (email: string, further: object = {}): Act =>
  ({ client }) =>
    client.post('/api/Users', { email, password: 'ripe plums', passwordRepeat: 'ripe plums', ...further })

/** Sends feedback with the fields of the form; `body` replaces some of them. */
export const submitFeedback =
  (body: object): Act =>
  ({ client }) =>
    leaveFeedback(client, body)

/** Sends feedback with this comment. */
export const comment = (text: string): Act => submitFeedback({ comment: text })

/** Runs an act as a new customer. */
export const asCustomer =
  (act: (actor: Actor, customer: Awaited<ReturnType<Client['becomeCustomer']>>) => Promise<unknown>): Act =>
  async (actor) =>
    act(actor, await actor.client.becomeCustomer())

/** Writes a review of product 1 as a new customer. */
export const review = (author: (own: string, domain: string) => string): Act =>
  asCustomer(({ client }, { email }) =>
    client.put('/rest/products/1/reviews', { message: 'Crisp.', author: author(email, client.domain) }),
  )

/** Attaches a file to a complaint. */
export const upload =
  (name: string, content: string | Uint8Array<ArrayBuffer>, type = 'application/pdf'): Act =>
  ({ client }) => {
    const form = new FormData()
    form.append('file', new Blob([content], { type }), name)
    return client.post('/file-upload', form)
  }

/** Uploads an XML order with an external entity that refers to this address. */
export const xml = (address: string, document = '<!DOCTYPE o [<!ENTITY x SYSTEM "ADDRESS">]><o>&x;</o>'): Act =>
  upload('order.xml', document.replace('ADDRESS', address), 'application/xml')
