import * as calls from '@fruit/contracts/calls/profile'
import { worldCookie } from '@fruit/server/http/world-naming'
import { pictureAddressSent, pictureUploaded, profileShown, userRenamed } from '@fruit/shop/profile/facts'
import { fillUserName, limitContent, showUserName } from '@fruit/shop/profile/seams'
import type { Client } from '@fruit/world/visits/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { fileForm, postForm } from '../../support/form-calls.ts'
import { createMember } from '../../support/members.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

/** Cookie key of test apps. */
const KEY = 'a key for tests'
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const GIF = Buffer.from('47494638396101000100', 'hex')

const facts = listenTo(profileShown, userRenamed, pictureUploaded, pictureAddressSent)
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', catalogue: facts.catalogue })
})
afterAll(() => testApp.close())

const rename = (client: Client, username: string, headers = {}) => postForm(client, '/profile', { username }, headers)
const upload = (client: Client, name: string, bytes: Uint8Array) =>
  client.post('/profile/image/file', fileForm('file', name, bytes))
const link = (client: Client, imageUrl: string, headers = {}) =>
  postForm(client, '/profile/image/url', { imageUrl }, headers)
const pictureOf = async (client: Client) =>
  / class="picture" src="([^"]*)"/.exec((await client.get('/profile')).text)?.[1]

describe('GET /profile', () => {
  it('shows e-mail, name and picture, with the forms that clients look for', async () => {
    const { client, email } = await createMember(testApp.learner())
    const page = await client.get('/profile')
    expectMatchesContract(calls.showProfile, page)
    expect(page.status).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.text).toContain(email)
    for (const id of ['url', 'submitUrl', 'username', 'submit', 'picture', 'email'])
      expect(page.text.split(` id="${id}"`), id).toHaveLength(2)
    for (const action of ['./profile', './profile/image/file', './profile/image/url'])
      expect(page.text).toContain(`action="${action}"`)
  })

  it('requires the session cookie', async () => {
    const learner = testApp.learner()
    const { token } = await createMember(learner)
    for (const headers of [{}, { authorization: `Bearer ${token}` }, { cookie: 'token=a.b.c' }]) {
      const page = await learner.client().get('/profile', { headers: headers as Record<string, string> })
      expectMatchesContract(calls.showProfile, page)
      expect(page.status).toBe(500)
      expect(page.text).toContain('Please log in to the shop first')
    }
    const stranger = await testApp
      .learner()
      .client()
      .get('/profile', { headers: { cookie: `token=${token}` } })
    expect(stranger.status).toBe(500)
  })

  it("uses the visitor's language, English by default", async () => {
    const learner = testApp.learner()
    const { client, token } = await createMember(learner)
    const pageIn = async (language: string) => {
      const cookie = `${worldCookie(KEY, learner.id).split(';')[0]}; token=${token}; language=${language}`
      return (await client.get('/profile', { headers: { cookie } })).text
    }
    const german = await pageIn('de_DE')
    expect(german).toContain('<html lang="de-DE">')
    expect(german).toContain('Dein Profil')
    for (const language of ['en', 'tlh_AA', 'constructor', '"><b>'])
      expect(await pageIn(language), language).toContain('<html lang="en">')
  })

  it('escapes markup in the name and has a strict script policy', async () => {
    const { client } = await createMember(testApp.learner())
    const name = '<script>alert(`xss`)</script>" onfocus="x'
    await rename(client, name)
    const { text, headers } = await client.get('/profile')
    expect(text).not.toContain('<script>alert')
    expect(text).toContain('&lt;script&gt;alert(`xss`)&lt;/script&gt;&quot; onfocus=&quot;x')
    expect(headers['content-security-policy']).toMatch(/script-src 'self';/)
    await rename(client, '#{7*7}')
    expect((await client.get('/profile')).text).toContain('#{7*7}')
  })

  it('ignores a policy that is not a valid header value', async () => {
    const learner = flawedLearner(
      testApp,
      [limitContent, (image: string) => `img-src ${image}\r\nx-odd: 1`],
      [showUserName, (name: string) => `<b>${name}</b>`],
    )
    const { client } = await createMember(learner)
    const page = await client.get('/profile')
    expect(page.status).toBe(200)
    expect(page.headers['x-odd']).toBeUndefined()
  })

  it('runs code of a flawed seam in the containment', async () => {
    const learner = flawedLearner(testApp, [
      fillUserName,
      async (name: string, run: (code: string) => Promise<{ kind: string; value?: unknown }>) => {
        const outcome = await run(name)
        return outcome.kind === 'value' ? String(outcome.value) : outcome.kind
      },
    ])
    const { client } = await createMember(learner)
    await rename(client, '6 * 7')
    expect((await client.get('/profile')).text).toContain('<p class="user-name">42</p>')
    await rename(client, 'null.x')
    expect((await client.get('/profile')).text).toContain('<p class="user-name">thrown</p>')
  })
})

describe('POST /profile', () => {
  it('changes the name, sets a new token and records a fact', async () => {
    const learner = testApp.learner()
    const { client, id, token } = await createMember(learner)
    facts.heardFrom(learner)
    const answer = await rename(client, '  Quincy ')
    expectMatchesContract(calls.renameUser, answer)
    expect(answer.status).toBe(302)
    expect(answer.headers.location).toBe('/profile')
    const [cookie] = [answer.headers['set-cookie']].flat()
    expect(cookie).toMatch(/^token=[\w.-]+; Path=\/; Max-Age=28800$/)
    const fresh = /^token=([^;]+)/.exec(cookie!)![1]!
    expect(fresh).not.toBe(token)
    const claims = JSON.parse(Buffer.from(fresh.split('.')[1]!, 'base64url').toString())
    expect(claims.data.username).toBe('Quincy')
    expect(claims.bid).toEqual(expect.any(Number))
    expect((await client.get('/rest/user/whoami?fields=username')).json().user).toEqual({ username: 'Quincy' })
    expect(facts.heardFrom(learner)).toEqual([
      {
        fact: userRenamed.name,
        data: { accountId: id, sent: '  Quincy ', before: '', after: 'Quincy', origin: null, referer: null },
      },
    ])
  })

  it.each([
    [{ origin: 'http://elsewhere.test' }],
    [{ origin: 'null' }],
    [{ referer: 'http://elsewhere.test/form.html' }],
    [{ referer: 'http://elsewhere.test/localhost' }],
    [{ origin: 'http://localhost.elsewhere.test' }],
    [{ origin: 'http://localhost:8081' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost' }],
  ])('rejects a cross-site form: %o', async (headers) => {
    const learner = testApp.learner()
    const { client } = await createMember(learner)
    facts.heardFrom(learner)
    const answer = await rename(client, 'Mallory', headers as Record<string, string>)
    expectMatchesContract(calls.renameUser, answer)
    expect(answer.status).toBe(403)
    expect(facts.heardFrom(learner)).toEqual([])
    expect((await client.get('/rest/user/whoami?fields=username')).json().user).toEqual({ username: '' })
  })

  it.each([
    [{ origin: 'http://localhost' }],
    [{ origin: 'http://localhost:80' }],
    [{ origin: 'http://localhost:3000' }],
    [{ referer: 'http://localhost/profile' }],
    [{ origin: 'https://shop.test', 'x-forwarded-host': 'shop.test' }],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://behind-a-proxy.test' }],
    [{ 'sec-fetch-site': 'none' }],
  ])('accepts forms of the shop at any of its origins: %o', async (headers) => {
    const { client } = await createMember(testApp.learner())
    expect((await rename(client, 'Quincy', headers as Record<string, string>)).status).toBe(302)
  })

  it('rejects a name that is too long or missing', async () => {
    const { client } = await createMember(testApp.learner())
    expect((await rename(client, 'x'.repeat(1001))).status).toBe(400)
    const answer = await client.post('/profile', { username: { first: 'Q' } })
    expectMatchesContract(calls.renameUser, answer)
    expect(answer.status).toBe(400)
    expect((await testApp.learner().client().post('/profile', 'username=x')).status).toBe(500)
  })
})

describe('the profile picture', () => {
  it('is stored under the account id and served with its real type', async () => {
    const learner = testApp.learner()
    const { client, id } = await createMember(learner)
    facts.heardFrom(learner)
    const answer = await upload(client, '../../../evil.html', PNG)
    expectMatchesContract(calls.uploadProfilePicture, answer)
    expect(answer.status).toBe(302)
    expect(answer.headers.location).toBe('/profile')
    const address = `/assets/public/images/uploads/${id}.png`
    expect(await pictureOf(client)).toBe(address)
    const picture = await client.get(address)
    expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
    expect(facts.heardFrom(learner)[0]).toEqual({
      fact: pictureUploaded.name,
      data: { accountId: id, format: 'png', size: PNG.length },
    })
  })

  it('replaces the previous picture of any type', async () => {
    const learner = testApp.learner()
    const { client, id } = await createMember(learner)
    await upload(client, 'a.png', PNG)
    await upload(client, 'b.gif', GIF)
    expect(await pictureOf(client)).toBe(`/assets/public/images/uploads/${id}.gif`)
    const gone = await client.get(`/assets/public/images/uploads/${id}.png`)
    expect(gone.headers['content-type']).not.toContain('image')
  })

  it.each([
    ['an SVG file', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415],
    ['an HTML page named as a picture', Buffer.from('<html><script>1</script>'), 415],
    ['a text file', Buffer.from('apple'), 415],
    ['an empty file', Buffer.alloc(0), 400],
    ['a picture that is too large', Buffer.concat([PNG, Buffer.alloc(200_000)]), 500],
  ])('cannot be %s', async (_title, bytes, status) => {
    const { client } = await createMember(testApp.learner())
    const answer = await upload(client, 'picture.png', bytes)
    expectMatchesContract(calls.uploadProfilePicture, answer)
    expect(answer.status).toBe(status)
    expect(await pictureOf(client)).toBe('/assets/public/images/uploads/default.svg')
  })

  it('is required in its form field', async () => {
    const { client } = await createMember(testApp.learner())
    for (const form of [new FormData(), fileForm('image', 'a.png', PNG)]) {
      const answer = await client.post('/profile/image/file', form)
      expectMatchesContract(calls.uploadProfilePicture, answer)
      expect(answer.status).toBe(400)
    }
    const visitor = await testApp
      .learner()
      .client()
      .post('/profile/image/file', fileForm('file', 'a.png', PNG))
    expect(visitor.status).toBe(500)
  })

  it("can be one of the shop's own images by URL", async () => {
    const { client } = await createMember(testApp.learner())
    for (const address of [
      '/assets/public/images/products/mug-shot.webp',
      'http://localhost/assets/public/images/products/mug-shot.webp',
      ' /assets/public/images/uploads/../products/mug-shot.webp ',
    ]) {
      const answer = await link(client, address)
      expectMatchesContract(calls.linkProfilePicture, answer)
      expect(answer.status, address).toBe(302)
      expect(await pictureOf(client)).toBe('/assets/public/images/products/mug-shot.webp')
    }
  })

  it.each([
    '',
    'http://elsewhere.test/a.png',
    '//elsewhere.test/assets/public/images/products/a.png',
    "https://a.png; script-src 'unsafe-inline'",
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/solve/challenges/server-side?key=1',
    'http://localhost/assets/public/images/products/../../../../ftp/legal.md',
    '/assets/public/images/uploads/%2e%2e/%2e%2e/a.png',
    '/assets/public/images/products/a.png%00.svg',
    'file:///etc/passwd.png',
    'javascript:alert(1)//a.png',
    'data:image/svg+xml,<svg/>',
  ])('is not fetched from %j', async (address) => {
    const learner = testApp.learner()
    const { client, id } = await createMember(learner)
    facts.heardFrom(learner)
    const answer = await link(client, address)
    expectMatchesContract(calls.linkProfilePicture, answer)
    expect(answer.status).toBe(400)
    expect(facts.heardFrom(learner)).toEqual([
      { fact: pictureAddressSent.name, data: { accountId: id, address, stored: null } },
    ])
    expect(await pictureOf(client)).toBe('/assets/public/images/uploads/default.svg')
  })

  it('cannot be changed by cross-site forms', async () => {
    const { client } = await createMember(testApp.learner())
    const headers = { origin: 'http://elsewhere.test' }
    expect((await link(client, '/assets/public/images/products/mug-shot.webp', headers)).status).toBe(403)
    const form = fileForm('file', 'a.png', PNG)
    expect((await client.post('/profile/image/file', form, { headers })).status).toBe(403)
  })
})
