import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe' })
})
afterAll(() => testApp.close())

/** Sends a request as a visitor with a language cookie, or without one. */
function ask(
  language: string | null,
  url: string,
  { payload, accept = 'application/json' }: { payload?: object; accept?: string } = {},
) {
  const headers = { accept, ...(language && { cookie: `language=${language}` }) }
  return testApp.app.server.inject({ url, headers, ...(payload && { method: 'POST', payload }) })
}

const LOGIN = '/rest/user/login'
const STRANGER = { payload: { email: 'nobody@orchard.test', password: 'a wrong password' } }

describe('error messages', () => {
  it("are in the visitor's language as text", async () => {
    const german = await ask('de_DE', LOGIN, STRANGER)
    expect(german.statusCode).toBe(401)
    expect(german.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(german.body).toBe('Diese E-Mail und dieses Passwort reifen nicht zusammen.')
    expect((await ask('ja_JP', LOGIN, STRANGER)).body).toBe('そのメールアドレスとパスワードは一緒に熟しません。')
  })

  it("are in the visitor's language as JSON", async () => {
    const { error } = (await ask('de_DE', '/api/Complaints')).json()
    expect(error).toMatchObject({
      name: 'UnauthorizedError',
      status: 401,
      message: 'Bitte melde dich zuerst an: Dieser Aufruf braucht ein gültiges Token.',
    })
    expect((await ask('de_DE', '/api/Cards')).json().message).toBe(error.message)
    const { errors } = (await ask('de_DE', '/api/Users', { payload: { email: 'x', password: 'y' } })).json()
    expect(errors).toEqual([{ field: 'email', message: 'Bitte gib eine gültige E-Mail-Adresse an.' }])
  })

  it("are in the visitor's language as a page", async () => {
    const page = await ask('de_DE', '/redirect', { accept: 'text/html' })
    expect(page.body).toContain('<html lang="de-DE">')
    expect(page.body).toContain('<em>500</em> Wohin? Bitte füg ?to= und eine Adresse an, auf die wir verlinken.')
    expect(page.body).toContain('Zurück zum Laden')
  })

  it("repeat the visitor's input literally", async () => {
    for (const sent of ['{{address}}', '$t(Welcome)', '{{constructor}}', '<b>{{address}}</b>']) {
      const { message } = (await ask('de_DE', `/redirect?to=${encodeURIComponent(sent)}`)).json().error
      expect(message).toBe(`Zu ${sent} führen wir nicht: Das ist keine der Seiten, auf die wir verlinken.`)
    }
  })

  it('are in English without a language or with an unknown one', async () => {
    for (const language of [null, 'en', 'tlh_AA', '__proto__', 'toString']) {
      expect((await ask(language, LOGIN, STRANGER)).body).toBe('That e-mail and password do not ripen together.')
      const page = await ask(language, '/redirect', { accept: 'text/html' })
      expect(page.body).toContain('<html lang="en">')
      expect(page.body).toContain('<title>Error: Where to? Please add ?to= and an address that we link to.</title>')
      expect((await ask(language, '/api/Users', { payload: { email: 'x', password: 'y' } })).body).toBe(
        '{"message":"Validation error","errors":[{"field":"email","message":"Please give a valid e-mail address."}]}',
      )
    }
  })

  it('describe validation errors in plain words', async () => {
    const { error } = (await ask('de_DE', '/rest/products/search?q=a&q=b')).json()
    expect(error.message).toBe('Etwas in der Abfrage passt nicht. q: bitte einen Text')
  })

  it('are not mixed up between simultaneous visitors', async () => {
    const languages = ['de_DE', 'fr_FR', null, 'zh_CN', 'pl_PL']
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => ask(languages[index % languages.length]!, '/rest/wallet/balance')),
    )
    const said = answers.map((answer) => answer.json().message)
    for (const [index, message] of said.entries()) expect(message).toBe(said[index % languages.length])
    expect(new Set(said).size).toBe(languages.length)
  })
})

describe('the support bot', () => {
  it("starts the conversation in the visitor's language", async () => {
    expect((await ask('de_DE', '/rest/chatbot/status')).json()).toEqual({
      status: true,
      body: 'Bitte melde dich zuerst an: Ich plaudere nur mit Kunden.',
    })
    const learner = testApp.learner()
    const { token } = await learner.client().becomeCustomer()
    const chat = async (language: string, payload?: object) => {
      const cookie = `${learner.cookie.name}=${learner.cookie.value}; token=${token}; language=${language}`
      const url = `/rest/chatbot/${payload ? 'respond' : 'status'}`
      const answer = await testApp.app.server.inject({
        url,
        headers: { cookie },
        ...(payload && { method: 'POST', payload }),
      })
      return answer.json()
    }
    expect(await chat('de_DE')).toEqual({
      action: 'namequery',
      body: 'Wir kennen uns noch nicht, glaube ich. Wie darf ich dich nennen?',
    })
    const greeting = await chat('de_DE', { action: 'setname', query: '{{name}}' })
    expect(greeting.body).toMatch(/^Hallo {{name}}, wie schön, dich zu riechen\. Ich bin Russet/)
    expect((await chat('en')).body).toMatch(/^Hello {{name}}, lovely to smell you\. I'm Russet/)
  })
})
