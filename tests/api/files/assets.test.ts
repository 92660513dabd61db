import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const PRODUCTS = '/assets/public/images/products'

let webFolder: string
let testApp: TestApp
let safeApp: TestApp
beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), 'fruit-web-'))
  mkdirSync(join(webFolder, 'assets/i18n'), { recursive: true })
  mkdirSync(join(webFolder, PRODUCTS), { recursive: true })
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><html lang="en"><head></head><body></body></html>')
  writeFileSync(join(webFolder, 'assets/i18n/de_DE.json'), '{"BACK":"Zurück"}')
  writeFileSync(join(webFolder, PRODUCTS, 'serpent-keyring.jpg'), 'a picture')
  ;[testApp, safeApp] = await Promise.all([openTestApp({ webFolder }), openTestApp({ webFolder, shop: 'safe' })])
})
afterAll(async () => {
  await Promise.all([testApp.close(), safeApp.close()])
  rmSync(webFolder, { recursive: true, force: true })
})

describe('files of the web client', () => {
  it.each([
    ['/assets/i18n/de_DE.json', '{"BACK":"Zurück"}'],
    [`${PRODUCTS}/serpent-keyring.jpg`, 'a picture'],
  ])('are served from the build: %s', async (path, content) => {
    for (const app of [testApp, safeApp]) expect((await app.learner().client().get(path)).text).toBe(content)
  })

  it.each([
    ['/assets/i18n/tlh_AA.json', 'application/json; charset=utf-8'],
    ['/3rdpartylicenses.txt', 'text/plain; charset=utf-8'],
    [`${PRODUCTS}/SerpentKeyring.stl`, 'model/stl'],
  ])('are served from the world when a challenge adds them: %s', async (path, type) => {
    const { status, headers } = await testApp.learner().client().get(path)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-store' })
  })

  it('include a valid binary STL model: 84 bytes plus 50 per triangle', async () => {
    const learner = testApp.learner()
    const model = learner.inside((world) => world.files.read(`/frontend/dist/frontend${PRODUCTS}/SerpentKeyring.stl`))!
    const triangles = new DataView(model.bytes.buffer, model.bytes.byteOffset).getUint32(80, true)
    expect(triangles).toBeGreaterThan(500)
    expect(model.bytes.length).toBe(84 + 50 * triangles)
  })

  it.each([
    '/assets/i18n/..%2F..%2F..%2F..%2F..%2Fetc%2Fpasswd',
    '/assets/i18n/%2e%2e%2f%2e%2e%2f3rdpartylicenses.txt',
    '/assets/i18n/..%5C..%5C3rdpartylicenses.txt',
    `${PRODUCTS}/..%2F..%2F..%2F..%2F..%2F..%2F..%2Fftp%2Flegal.md`,
    `${PRODUCTS}/%2Fetc%2Fpasswd`,
    `${PRODUCTS}/..`,
  ])('cannot be used to read other folders: %s', async (path) => {
    const { headers, text } = await testApp.learner().client().get(path)
    expect(text).not.toMatch(/root:|ngy-cookie|Legal notice/)
    expect(String(headers['content-type'])).toMatch(/^text\/html/)
  })
})
