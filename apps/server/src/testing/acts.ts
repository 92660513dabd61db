import { leaveFeedback } from '@fruit/challenge-kit/leave-feedback'
import type { Client } from '@fruit/world/client'
import type { Learner, TestApp } from './test-app.ts'

/** Somebody in a world of their own who does something. */
export interface Actor {
  readonly client: Client
  readonly learner: Learner
  readonly testApp: TestApp
}

export type Act = (actor: Actor) => Promise<unknown>

/** Asks for an address. */
export const get =
  (path: string, headers: Readonly<Record<string, string>> = {}): Act =>
  ({ client }) =>
    client.get(path, { headers })

/** Asks for the head of an answer alone, as whoever is signed in. */
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

/** Shows a searched term in the browser. */
export const show =
  (term: string): Act =>
  ({ client }) =>
    client.emit('verifyLocalXssChallenge', term)

/** Looks up an order. */
export const track = (id: string): Act => get(`/rest/track-order/${encodeURIComponent(id)}`)

/** Signs in, `@` at the end of an e-mail standing for the domain of the shop. */
export const login =
  (email: string, password = 'x'): Act =>
  ({ client }) =>
    client.post('/rest/user/login', { email: email.replace(/@(?=$|')/, `@${client.domain}`), password })

export const register =
  (email: string, further: object = {}): Act =>
  ({ client }) =>
    client.post('/api/Users', { email, password: 'ripe plums', passwordRepeat: 'ripe plums', ...further })

/** Leaves feedback as the form does, or otherwise. */
export const say =
  (body: object): Act =>
  ({ client }) =>
    leaveFeedback(client, body)

/** Writes feedback in words. */
export const comment = (text: string): Act => say({ comment: text })

/** As a new customer. */
export const asCustomer =
  (act: (actor: Actor, customer: Awaited<ReturnType<Client['becomeCustomer']>>) => Promise<unknown>): Act =>
  async (actor) =>
    act(actor, await actor.client.becomeCustomer())

/** Puts a review below the first product, by a new customer. */
export const review = (author: (own: string, domain: string) => string): Act =>
  asCustomer(({ client }, { email }) =>
    client.put('/rest/products/1/reviews', { message: 'Crisp.', author: author(email, client.domain) }),
  )

/** Sends a file with a complaint. */
export const upload =
  (name: string, content: string | Uint8Array<ArrayBuffer>, type = 'application/pdf'): Act =>
  ({ client }) => {
    const form = new FormData()
    form.append('file', new Blob([content], { type }), name)
    return client.post('/file-upload', form)
  }

/** Orders by an XML document that holds what stands at an address. */
export const xml = (address: string, document = '<!DOCTYPE o [<!ENTITY x SYSTEM "ADDRESS">]><o>&x;</o>'): Act =>
  upload('order.xml', document.replace('ADDRESS', address), 'application/xml')
