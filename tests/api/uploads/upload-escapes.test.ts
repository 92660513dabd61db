import { type Canary, type EscapeAttempt, testEscapes } from '@fruit/sandbox/testing/escape-table'
import { zipArchive } from '@fruit/sandbox/testing/zip-archive'
import { admitUploadSize, admitUploadType, readArchive, type Unpack } from '@fruit/shop/complaints/seams'
import type { Client, ClientResponse } from '@fruit/world/visits/client'
import { afterAll, beforeAll, expect } from 'vitest'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { createMember } from '../../support/members.ts'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'
import { formWithFile, PNG } from '../../support/uploads.ts'

let testApp: TestApp
/** A learner in a world that accepts every upload and unpacks archives to the paths in their entries. */
let attacked: Learner
let attacker: Client
let calm: Client
/** The root folders of a new world. */
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
  attacker = (await createMember(attacked)).client
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

/** Sends a file to every call that accepts one. */
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
      // Invoices and pictures have folders of their own; no other folder may appear.
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
  // Each attempt sends several requests.
  deadlineMs: 10_000,
  calm: async () => expect((await calm.get('/rest/products/search?q=')).status).toBe(200),
  attempts: [
    named('a name with path traversal', ({ file }) => `${'../'.repeat(20)}${file}`),
    named(
      'a name with path traversal by backslashes',
      ({ file }) => `${'..\\'.repeat(20)}${file.replaceAll('/', '\\')}`,
    ),
    named(
      'a name with percent-encoded path traversal',
      ({ file }) => `${'%2e%2e%2f'.repeat(20)}${encodeURIComponent(file)}`,
    ),
    named('a name that is an absolute path', ({ file }) => file),
    named('a name with a null byte', ({ file }) => `${file}\0.pdf`),
    named('a name that is a prototype', () => '__proto__'),
    named('a name that is a constructor', () => 'constructor.prototype'),
    named('a name that is a device', () => 'CON.pdf'),
    named('another name that is a device', () => '/dev/tty'),
    named('a name with an NTFS stream', () => 'invoice.pdf::$DATA'),
    named(
      'a name with lookalikes of dots and slashes',
      () => '\u2024\u2024\u2215\uff0e\uff0e\uff0fetc\u2215passwd.pdf',
    ),
    named('a name with a bidirectional control character', () => 'invoice\u202efdp.exe'),
    named('a name of dots', () => '...'),
    named('no name', () => ''),
    named('a name that is too long', () => `${'a'.repeat(60_000)}.pdf`),
    named('a name with line breaks', () => 'a\r\nSet-Cookie: b=c\r\n\r\n.pdf'),
    named('a name that is a command', ({ folder }) => `$(touch ${folder}/b);.pdf`),
    attempt('an archive with a symbolic link', () => ({
      name: 'link.zip',
      bytes: zipArchive([
        { name: 'link', bytes: Buffer.from('/etc'), mode: 0o120777 },
        { name: 'link/passwd', bytes: MINE },
      ]),
    })),
    attempt('a ZIP bomb', () => ({
      name: 'bomb.zip',
      bytes: zipArchive([{ name: 'bomb', bytes: new Uint8Array(20_000_000), isDeflated: true }]),
    })),
    attempt('a file above every size limit', () => ({ name: 'large.pdf', bytes: new Uint8Array(2_000_000) })),
    attempt('an HTML page named as a picture', () => ({
      name: 'a.png',
      bytes: Buffer.from('<script>alert(1)</script>'),
    })),
    packed('an archive with path traversal to the host', ({ file }) => `${'../'.repeat(30)}${file}`),
    packed('an archive with an absolute path of the host', ({ file }) => file),
    packed('an archive with path traversal to cron', () => '../../../../etc/cron.d/job'),
    packed('an archive with a prototype', () => '__proto__/polluted'),
    packed(
      'an archive with path traversal by backslashes',
      ({ file }) => `${'..\\'.repeat(30)}${file.replaceAll('/', '\\')}`,
    ),
    packed(
      'an archive with percent-encoded path traversal',
      ({ file }) => `${'%2e%2e%2f'.repeat(30)}${encodeURIComponent(file)}`,
    ),
    packed('an archive with path traversal by both slashes', ({ file }) => `${'..\\../'.repeat(15)}${file}`),
    packed('an archive with path traversal by lookalike dots', ({ file }) => `${'\uff0e\uff0e/'.repeat(30)}${file}`),
    packed('an archive with steps that remain after a filter', ({ file }) => `${'....//'.repeat(30)}${file}`),
    packed('an archive with a home folder', () => '~root/.ssh/authorized_keys'),
    packed('an archive with a Windows drive', () => 'C:/Windows/win.ini'),
    packed('an archive with a device', () => '../../../../dev/tty'),
    packed('an archive with the memory of a process', () => '../../../../proc/self/mem'),
    packed('an archive with the file of a process', () => '../../../../proc/self/fd/1'),
    packed('an archive with a null byte in a name', ({ file }) => `${file}\0.pdf`),
    packed('an archive with a name that is too long', () => `../${'a'.repeat(60_000)}`),
    packed('an archive through a thousand folders', () => `${'a/'.repeat(1000)}b`),
    packed('an archive for the database of its world', () => '../../shop.db'),
    packed('an archive for another world', () => '../../../../worlds/neighbour/shop-1/vault.db'),
    packed('an archive for the logs', () => '../../logs/access.log.2026-11-24'),
    packed('an archive for the root', () => '../../../apps/server/src'),
    {
      title: 'archives until the shop is full',
      run: async () => {
        const learner = flawedLearner(testApp, [admitUploadSize, () => true], [readArchive, unpackIntoNewFolder])
        learner.inside(({ files }) => files.write('/filler', new Uint8Array(28 * 1024 * 1024)))
        const statuses = []
        for (let i = 0; i < 3; i++) {
          const answer = await learner
            .client()
            .post('/file-upload', formWithFile('file', `${i}.zip`, LARGE_ARCHIVE), AS_JSON)
          statuses.push(answer.status)
        }
        return statuses
      },
      expected: (statuses) => expect(statuses).toEqual([204, 507, 507]),
    },
  ],
})

/** A few megabytes when unpacked. */
const LARGE_ARCHIVE = zipArchive(
  Array.from({ length: 40 }, (_, i) => ({ name: `${i}`, bytes: new Uint8Array(65_000), isDeflated: true })),
)
let unpacked = 0
async function unpackIntoNewFolder({ bytes }: { bytes: Uint8Array }, folder: string, unpack: Unpack) {
  const turn = ++unpacked
  return (await unpack(bytes)).map((file) => ({
    entry: file.name,
    place: `${folder}/${turn}/${file.name}`,
    bytes: file.bytes,
  }))
}
