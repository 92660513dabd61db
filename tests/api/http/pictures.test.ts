import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPicture } from '@fruit/contracts/calls/uploads'
import { pictureRequested } from '@fruit/shop/uploads/facts'
import { PICTURES_FOLDER, storeUpload } from '@fruit/shop/uploads/keep-upload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

const FOLDER = '/assets/public/images/uploads'
const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex')
const SVG = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const CAT = 'ᓚᘏᗢ-#paws-#100%.png'

const facts = listenTo(pictureRequested)
let testApp: TestApp
let webFolder: string
beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), 'fruit-web-'))
  mkdirSync(join(webFolder, FOLDER), { recursive: true })
  writeFileSync(join(webFolder, 'index.html'), '<title>%TITLE%</title><!--boot-->')
  writeFileSync(join(webFolder, FOLDER, 'default.svg'), SVG)
  writeFileSync(join(webFolder, FOLDER, CAT), PNG)
  writeFileSync(join(webFolder, 'assets/public/other.svg'), SVG)
  testApp = await openTestApp({ shop: 'safe', catalogue: facts.catalogue, webFolder })
})
afterAll(async () => {
  await testApp.close()
  rmSync(webFolder, { recursive: true })
})

const keep = (learner: Learner, name: string, bytes: Uint8Array | string) =>
  learner.inside((world) => storeUpload(world, `${PICTURES_FOLDER}/${name}`, Buffer.from(bytes)))

describe('uploaded pictures', () => {
  it('fall back to the built file until the world has its own', async () => {
    const learner = testApp.learner()
    const client = learner.client()
    expect((await client.get(`${FOLDER}/default.svg`)).text).toBe(SVG)
    keep(learner, 'default.svg', PNG)
    expect((await client.get(`${FOLDER}/default.svg`)).headers['content-type']).toBe('image/png')
    expect((await testApp.learner().client().get(`${FOLDER}/default.svg`)).text).toBe(SVG)
  })

  it('are served with the type of their content and cannot run scripts', async () => {
    const learner = testApp.learner()
    const cases = [
      ['a.html', PNG, 'image/png'],
      ['b.png', Buffer.from('ffd8ffe000104a46494600', 'hex'), 'image/jpeg'],
      ['c.png', 'GIF89a...', 'image/gif'],
      ['d.png', 'RIFF....WEBPVP8 ', 'image/webp'],
      ['e.png', SVG, 'image/svg+xml'],
      ['f.png', '<!doctype html><script>alert(1)</script>', 'application/octet-stream'],
      ['g.html', '<html><svg></svg>', 'application/octet-stream'],
    ] as const
    for (const [name, bytes, type] of cases) {
      keep(learner, name, bytes)
      const response = await learner.client().get(`${FOLDER}/${name}`)
      expectMatchesContract(getPicture, response)
      expect(response.headers, name).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' })
      expect(response.headers['content-security-policy'], name).toContain('sandbox')
      expect(response.headers['content-disposition'], name).toBe(
        type === 'application/octet-stream' ? 'attachment' : undefined,
      )
    }
  })

  it('are found only by their encoded name when it contains reserved URL characters', async () => {
    const learner = testApp.learner()
    const client = learner.client()
    const right = await client.get(`${FOLDER}/${encodeURIComponent(CAT)}`)
    expect(right.status).toBe(200)
    expect(facts.heardFrom(learner).map(({ data }) => data)).toEqual([{ name: CAT, found: true }])
    const cut = await client.get(`${FOLDER}/${encodeURIComponent(CAT.split('#')[0]!)}`)
    expectMatchesContract(getPicture, cut)
    expect(cut.headers['content-type']).toMatch(/html/)
    expect(facts.heardFrom(learner).map(({ data }) => data)).toEqual([{ name: 'ᓚᘏᗢ-', found: false }])
  })

  it('are revalidated and return 304 to clients that have them', async () => {
    const client = testApp.learner().client()
    const { headers } = await client.get(`${FOLDER}/default.svg`)
    expect(headers['cache-control']).toBe('no-cache')
    const again = await client.get(`${FOLDER}/default.svg`, { headers: { 'if-none-match': String(headers.etag) } })
    expect(again.status).toBe(304)
  })

  it.each([
    '..%2fuploads%2fdefault.svg',
    '..%2f..%2f..%2f..%2fftp%2flegal.md',
    '..%5c..%5cftp%5clegal.md',
    'default.svg%00',
    '%252e%252e%252fftp',
  ])('cannot be used to read other files: %s', async (name) => {
    const response = await testApp.learner().client().get(`${FOLDER}/${name}`)
    expect(response.headers['content-type']).toMatch(/html/)
    expect(response.headers['content-security-policy']).toBeUndefined()
  })

  it('do not change other built files', async () => {
    const learner = testApp.learner()
    expect(learner.inside(({ files }) => files.list(FOLDER).map(({ name }) => name))).toEqual(['default.svg', CAT])
    expect((await learner.client().get('/assets/public/other.svg')).headers['content-security-policy']).toBeUndefined()
  })
})

describe('keepUpload', () => {
  it("throws and stores nothing when the world's storage is full", () => {
    const learner = testApp.learner()
    const large = new Uint8Array(20 * 1024 * 1024)
    keep(learner, 'first.png', large)
    expect(() => keep(learner, 'second.png', large)).toThrow(
      expect.objectContaining({ status: 507, message: expect.stringContaining('no room') }),
    )
    expect(learner.inside(({ files }) => files.read(`${FOLDER}/second.png`))).toBeUndefined()
  })
})
