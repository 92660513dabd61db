import * as calls from '@fruit/contracts/calls/internet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe' })
})
afterAll(() => testApp.close())

const PAGE = '/internet/chirp.example/forbiddenfruit.html'

describe('the simulated internet', () => {
  it('is searched for pages that contain every word', async () => {
    const client = testApp.learner().client()
    const found = await client.get('/internet?q=GOOSE%20watch')
    expectMatchesContract(calls.searchInternet, found)
    expect(found.text).toContain(`<a href="${PAGE}">Forbidden Fruit on Chirp</a>`)
    expect((await client.get('/internet?q=goose%20quinoa')).text).not.toContain(PAGE)
  })

  it('escapes the search term', async () => {
    const { text } = await testApp.learner().client().get('/internet?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E')
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)')
    expect(text).not.toContain('<script>alert')
    expect(
      (
        await testApp
          .learner()
          .client()
          .get(`/internet?q=${'a'.repeat(201)}`)
      ).status,
    ).toBe(400)
  })

  it('lists its hosts, and the pages of a host without an index page', async () => {
    const client = testApp.learner().client()
    expect((await client.get('/internet')).text).toContain('href="/internet/pastebowl.example"')
    const front = await client.get('/internet/pastebowl.example/')
    expect(front.status).toBe(200)
    expect(front.text).toContain('href="/internet/pastebowl.example/bottling-line-2018.txt"')
  })

  it('serves pages in a sandbox', async () => {
    const client = testApp.learner().client()
    for (const path of [PAGE, '/internet/pastebowl.example', '/internet/pastebowl.example/bottling-line-2018.txt']) {
      const page = await client.get(path)
      expectMatchesContract(calls.visitInternet, page)
      expect(page.headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/)
      expect(page.headers['x-content-type-options']).toBe('nosniff')
    }
  })

  it.each([
    'cellar.internal/notice.txt',
    'till.internal/voucher',
    '169.254.169.254/latest/meta-data',
    '..%2fnet%2fcellar.internal%2fnotice.txt',
    'chirp.example%2f..%2f..%2fnet/cellar.internal/notice.txt',
    '..%2f./net/cellar.internal/index.html',
    'chirp.example/..%2f..%2f..%2fetc%2fpasswd',
    '..%5cnet%5ccellar.internal%5cnotice.txt',
    '%252e%252e/etc/passwd',
    '..%2finternet-of-others',
    '%2fetc%2fpasswd',
    'chirp.example/%00',
    'chirp.example/none.html',
    'chirp.example/__proto__',
  ])('is not left by %s', async (path) => {
    const answer = await testApp.learner().client().get(`/internet/${path}`)
    expect(answer.text).not.toMatch(/root:|till\.internal asks|Shelf/)
    expect([400, 404]).toContain(answer.status)
  })

  it('serves files written by the simulated machine in its own world only, in a sandbox', async () => {
    const learner = testApp.learner()
    const written = {
      'evil.example/index.html': '<title>Free</title><script>alert(1)</script>',
      'evil.example/x.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'evil.example/"><img src=x>.html': '<title>"><img src=x onerror=alert(1)></title>quince',
      'evil.example/long.html': '<'.repeat(60_000),
    }
    learner.inside(({ files }) => {
      for (const [path, text] of Object.entries(written)) files.write(`/internet/${path}`, Buffer.from(text))
    })
    const client = learner.client()
    for (const path of Object.keys(written)) {
      const page = await client.get(`/internet/${encodeURIComponent(path)}`)
      expect(page.status).toBe(200)
      expect(page.headers['content-security-policy']).toContain('sandbox')
    }
    // A picture renders in a page and is inert when opened directly.
    expect((await client.get('/internet/evil.example/x.svg')).headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.* sandbox$/),
    })
    expect((await client.get('/internet?q=onload')).text).not.toContain('x.svg')
    const { text } = await client.get('/internet?q=quince')
    expect(text).toContain('evil.example')
    expect(text).not.toContain('<img src=x')
    expect((await testApp.learner().client().get('/internet/evil.example/index.html')).status).toBe(404)
  })
})
