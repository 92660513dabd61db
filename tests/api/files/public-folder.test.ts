import { couponText } from '@fruit/shop/basket/coupons'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const names = async (folder: string): Promise<string[]> =>
  (
    await testApp
      .learner()
      .client()
      .get(folder, { headers: { accept: 'application/json' } })
  ).json()
const bytesOf = (name: string) =>
  testApp.learner().inside(({ files }) => Buffer.from(files.read(`/ftp/${name}`)?.bytes ?? []))
const textOf = (name: string) => bytesOf(name).toString()

describe('the public folder /ftp', () => {
  it('contains the files that the interface names', async () => {
    expect(await names('/ftp')).toEqual(
      expect.arrayContaining([
        ...['acquisitions.md', 'announcement_encrypted.md', 'coupons_2013.md.bak', 'eastere.gg', 'encrypt.pyc'],
        ...['incident-support.kdbx', 'legal.md', 'package-lock.json.bak', 'package.json.bak', 'quarantine'],
        ...['suspicious_errors.yml'],
      ]),
    )
    expect(await names('/ftp/quarantine')).toEqual([
      'juicy_malware_linux_amd_64.url',
      'juicy_malware_linux_arm_64.url',
      'juicy_malware_macos_64.url',
      'juicy_malware_windows_64.exe.url',
    ])
  })

  it("serves documents, the help desk's KeePass file and the quarantine, and forbids the rest", async () => {
    const client = testApp.learner().client()
    for (const name of ['announcement_encrypted.md', 'incident-support.kdbx', 'quarantine/juicy_malware_macos_64.url'])
      expect((await client.get(`/ftp/${name}`)).status, name).toBe(200)
    for (const name of [
      'coupons_2013.md.bak',
      'eastere.gg',
      'encrypt.pyc',
      'package.json.bak',
      'suspicious_errors.yml',
    ])
      expect((await client.get(`/ftp/${name}`)).status, name).toBe(403)
  })

  it.each(['quarantine%2fjuicy_malware_macos_64.url', '%2Fetc%2Fos-release%2500.md', 'quarantine/%2flegal.md'])(
    'forbids names with an encoded slash: %s',
    async (name) => {
      expect((await testApp.learner().client().get(`/ftp/${name}`)).status).toBe(403)
    },
  )

  it('lists at most 500 entries on a page, and all in JSON', async () => {
    const learner = testApp.learner()
    learner.inside(({ files }) => {
      for (let i = 0; i < 1100; i++) files.write(`/ftp/0/${i}`, new Uint8Array(0))
    })
    const page = (await learner.client().get('/ftp/0', { headers: { accept: 'text/html' } })).text
    expect(page.match(/<time /g)).toHaveLength(500)
    expect(page).toContain('600 more entries are not shown.')
    const json = await learner.client().get('/ftp/0', { headers: { accept: 'application/json' } })
    expect(json.json()).toHaveLength(1100)
  })

  it('lists the date of each file, consistent with the dates inside', async () => {
    const page = (await testApp.learner().client().get('/ftp')).text
    const days = new Map(
      [...page.matchAll(/href="\/ftp\/([^"]+)".*?datetime="([\d-]+)T/g)].map(([, name, day]) => [name!, day!]),
    )
    expect(days.get('coupons_2013.md.bak')).toMatch(/^2013-/)
    expect(days.get('suspicious_errors.yml')).toBe(
      textOf('suspicious_errors.yml')
        .match(/date: (\S+)/)![1]!
        .replaceAll('/', '-'),
    )
    expect(new Set(days.values()).size).toBeGreaterThan(6)
  })

  it('contains the coupons of a whole year', () => {
    const texts = [...textOf('coupons_2013.md.bak').matchAll(/^ {4}(\S{10})$/gm)].map(([, code]) => couponText(code!))
    expect(texts).toHaveLength(12)
    for (const text of texts) expect(text).toMatch(/^[A-Z]{3}13-1[05]$/)
    expect(texts[0]).toBe('JAN13-10')
  })

  it('contains an Easter egg with an encoded path', () => {
    const [code] = /^[\w+/=]{40,}$/m.exec(textOf('eastere.gg'))!
    const turned = Buffer.from(code, 'base64').toString()
    const path = turned.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97))
    expect(path).toBe('/the/devs/are/so/funny/they/hid/an/easter/egg/within/the/easter/egg')
  })

  it('contains a package manifest with vulnerable packages and a matching lock file', () => {
    const manifest = JSON.parse(textOf('package.json.bak'))
    expect(manifest.dependencies).toMatchObject({ 'sanitize-html': '1.4.2', 'express-jwt': '0.1.3' })
    expect(Object.keys(manifest.dependencies)).toEqual(expect.arrayContaining(['epilogue-js', 'hashids', 'z85']))
    expect(manifest.devDependencies).toMatchObject({ 'eslint-scope': '3.7.2' })
    const { dependencies: locked } = JSON.parse(textOf('package-lock.json.bak'))
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }))
      expect(locked[name]?.version, name).toMatch(/^\d+\.\d+\.\d+$/)
  })

  it('contains program files with valid signatures', () => {
    // KeePass 2 (KDBX 3.1), and Python 3.11.
    expect(bytesOf('incident-support.kdbx').subarray(0, 12).toString('hex')).toBe('03d9a29a67fb4bb501000300')
    expect(bytesOf('encrypt.pyc').subarray(0, 4).toString('hex')).toBe('a70d0d0a')
  })
})
