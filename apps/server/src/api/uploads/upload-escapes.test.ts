import { type Canary, type EscapeAttempt, testEscapes } from '@fruit/containment/testing/escape-table'
import { zipArchive } from '@fruit/containment/testing/zip-archive'
import { admitUploadSize, admitUploadType, readArchive, type Unpack } from '@fruit/shop/complaints/seams'
import type { Client, ClientResponse } from '@fruit/world/client'
import { afterAll, beforeAll, expect } from 'vitest'
import { flawedLearner } from '../../testing/flawed-learner.ts'
import { aMember } from '../../testing/members.ts'
import { type Learner, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { formWithFile, PNG } from '../../testing/uploads.ts'

let testApp: TestApp
/** In a world that takes every upload and unpacks archives to wherever their names say. */
let attacked: Learner
let attacker: Client
let calm: Client
/** What the world is born with, by path. */
let before: readonly string[]
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe' })
  const asNamed = async ({ bytes }: { bytes: Uint8Array }, folder: string, unpack: Unpack) =>
    (await unpack(bytes)).map((file) => ({ entry: file.name, place: `${folder}/${file.name}`, bytes: file.bytes }))
  attacked = flawedLearner(
    testApp,
    [admitUploadSize, () => true],
    [admitUploadType, () => true],
    [readArchive, asNamed],
  )
  attacker = (await aMember(attacked)).client
  calm = testApp.learner().client()
  before = foldersOf(attacked)
})
afterAll(() => testApp.close())

const foldersOf = (learner: Learner) => learner.inside(({ files }) => files.list('/').map(({ name }) => name))

const MINE = Buffer.from('mine now')
const AS_JSON = { headers: { accept: 'application/json' } }

interface Upload {
  readonly name: string
  readonly bytes?: Uint8Array
}

/** Sends a file on each of the ways that take one. */
function attempt(title: string, upload: (canary: Canary) => Upload, staysPut = true): EscapeAttempt {
  return {
    title,
    run: async (canary) => {
      const { name, bytes } = upload(canary)
      const answers = [
        await attacker.post('/file-upload', formWithFile('file', name, bytes ?? MINE), AS_JSON),
        await attacker.post('/profile/image/file', formWithFile('file', name, bytes ?? PNG), AS_JSON),
        await attacker.post('/rest/memories', formWithFile('image', name, bytes ?? PNG, { caption: 'x' }), AS_JSON),
      ]
      return answers.map(({ status, text }: ClientResponse) => ({ status, text }))
    },
    expected: (answers) => {
      for (const { status } of answers as ClientResponse[])
        expect([200, 204, 302, 400, 413, 415, 500, 507]).toContain(status)
      // Invoices, pictures, or nothing at all: no other folder is written to.
      if (staysPut)
        expect(
          foldersOf(attacked).filter((name) => !before.includes(name) && !['assets', 'uploads'].includes(name)),
        ).toEqual([])
    },
  }
}
const named = (title: string, name: (canary: Canary) => string) => attempt(title, (canary) => ({ name: name(canary) }))
const packed = (title: string, name: (canary: Canary) => string) =>
  attempt(title, (canary) => ({ name: 'slip.zip', bytes: zipArchive([{ name: name(canary), bytes: MINE }]) }), false)

testEscapes({
  power: 'uploads',
  // Each is several requests.
  deadlineMs: 10_000,
  calm: async () => expect((await calm.get('/rest/products/search?q=')).status).toBe(200),
  attempts: [
    named('a name that climbs', ({ file }) => `${'../'.repeat(20)}${file}`),
    named('a name that climbs in backslashes', ({ file }) => `${'..\\'.repeat(20)}${file.replaceAll('/', '\\')}`),
    named('a name that climbs in percent signs', ({ file }) => `${'%2e%2e%2f'.repeat(20)}${encodeURIComponent(file)}`),
    named('a name that is a path', ({ file }) => file),
    named('a name that ends early', ({ file }) => `${file}\0.pdf`),
    named('a name that is a prototype', () => '__proto__'),
    named('a name that is a constructor', () => 'constructor.prototype'),
    named('a name that is a device', () => 'CON.pdf'),
    named('another name that is a device', () => '/dev/tty'),
    named('a name with a stream behind it', () => 'invoice.pdf::$DATA'),
    named('a name in other dots and slashes', () => '\u2024\u2024\u2215\uff0e\uff0e\uff0fetc\u2215passwd.pdf'),
    named('a name that reads backwards', () => 'invoice\u202efdp.exe'),
    named('a name of dots', () => '...'),
    named('no name', () => ''),
    named('a name that is too long', () => `${'a'.repeat(60_000)}.pdf`),
    named('a name with lines', () => 'a\r\nSet-Cookie: b=c\r\n\r\n.pdf'),
    named('a name that is a command', ({ folder }) => `$(touch ${folder}/b);.pdf`),
    attempt('an archive with a link', () => ({
      name: 'link.zip',
      bytes: zipArchive([
        { name: 'link', bytes: Buffer.from('/etc'), mode: 0o120777 },
        { name: 'link/passwd', bytes: MINE },
      ]),
    })),
    attempt('a bomb', () => ({
      name: 'bomb.zip',
      bytes: zipArchive([{ name: 'bomb', bytes: new Uint8Array(20_000_000), isDeflated: true }]),
    })),
    attempt('more than is ever taken', () => ({ name: 'large.pdf', bytes: new Uint8Array(2_000_000) })),
    attempt('a picture that is a page', () => ({ name: 'a.png', bytes: Buffer.from('<script>alert(1)</script>') })),
    packed('an archive that climbs to the host', ({ file }) => `${'../'.repeat(30)}${file}`),
    packed('an archive with a path of the host', ({ file }) => file),
    packed('an archive that climbs to the settings of a machine', () => '../../../../etc/cron.d/job'),
    packed('an archive with a prototype', () => '__proto__/polluted'),
    packed('an archive that climbs in backslashes', ({ file }) => `${'..\\'.repeat(30)}${file.replaceAll('/', '\\')}`),
    packed(
      'an archive that climbs in percent signs',
      ({ file }) => `${'%2e%2e%2f'.repeat(30)}${encodeURIComponent(file)}`,
    ),
    packed('an archive that climbs in both slashes', ({ file }) => `${'..\\../'.repeat(15)}${file}`),
    packed('an archive that climbs in other dots', ({ file }) => `${'\uff0e\uff0e/'.repeat(30)}${file}`),
    packed(
      'an archive that climbs in steps that a filter would leave over',
      ({ file }) => `${'....//'.repeat(30)}${file}`,
    ),
    packed('an archive with a home', () => '~root/.ssh/authorized_keys'),
    packed('an archive with a drive', () => 'C:/Windows/win.ini'),
    packed('an archive with a device', () => '../../../../dev/tty'),
    packed('an archive with the memory of a process', () => '../../../../proc/self/mem'),
    packed('an archive with the file of a process', () => '../../../../proc/self/fd/1'),
    packed('an archive with a name that ends early', ({ file }) => `${file}\0.pdf`),
    packed('an archive with a name that is too long', () => `../${'a'.repeat(60_000)}`),
    packed('an archive through a thousand folders', () => `${'a/'.repeat(1000)}b`),
    packed('an archive for the store of its world', () => '../../shop.db'),
    packed('an archive for another world', () => '../../../../worlds/neighbour/shop-1/vault.db'),
    packed('an archive for the logs', () => '../../logs/access.log.2026-11-24'),
    packed('an archive for the root', () => '../..'),
    {
      title: 'archives until the shop is full',
      run: async () => {
        const learner = flawedLearner(testApp, [admitUploadSize, () => true], [readArchive, everyTime])
        learner.inside(({ files }) => files.write('/filler', new Uint8Array(28 * 1024 * 1024)))
        const statuses = []
        for (let i = 0; i < 3; i++) {
          const answer = await learner.client().post('/file-upload', formWithFile('file', `${i}.zip`, FULL), AS_JSON)
          statuses.push(answer.status)
        }
        return statuses
      },
      expected: (statuses) => expect(statuses).toEqual([204, 507, 507]),
    },
  ],
})

/** Some megabytes in few bytes. */
const FULL = zipArchive(
  Array.from({ length: 40 }, (_, i) => ({ name: `${i}`, bytes: new Uint8Array(65_000), isDeflated: true })),
)
let unpacked = 0
async function everyTime({ bytes }: { bytes: Uint8Array }, folder: string, unpack: Unpack) {
  const turn = ++unpacked
  return (await unpack(bytes)).map((file) => ({
    entry: file.name,
    place: `${folder}/${turn}/${file.name}`,
    bytes: file.bytes,
  }))
}
