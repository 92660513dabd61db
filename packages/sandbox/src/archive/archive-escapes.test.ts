import { afterAll, expect } from 'vitest'
import { createContainment } from '../containment.ts'
import { type Canary, type EscapeAttempt, testEscapes } from '../testing/escape-table.ts'
import { type EntryOptions, zipArchive } from '../testing/zip-archive.ts'
import type { ArchiveOutcome } from './archive-job.ts'

const DEADLINE_MS = 1000
const contained = createContainment({ workers: 2 })
afterAll(() => contained.close())

function attempt(title: string, archive: (canary: Canary) => Uint8Array, kinds: RegExp): EscapeAttempt {
  return {
    title,
    run: (canary) =>
      contained.archive({ owner: 'attacker', bytes: archive(canary), limits: { deadlineMs: DEADLINE_MS } }),
    expected: (answer) => expect((answer as ArchiveOutcome).kind).toMatch(kinds),
  }
}

/** Expects the entry's bytes in memory under this name: unpacking writes no files. */
const named = (title: string, name: (canary: Canary) => string, kinds = /value/) =>
  attempt(title, (canary) => zipArchive([{ name: name(canary), bytes: Buffer.from('mine now') }]), kinds)

const odd = (title: string, entry: EntryOptions, kinds = /refused/) =>
  attempt(title, () => zipArchive([{ bytes: Buffer.from('mine now'), ...entry }]), kinds)

const zeros = (bytes: number) => new Uint8Array(bytes)
/** An archive with a manipulated end record. */
function withEnd(change: (archive: Buffer, end: number) => void): Buffer {
  const archive = zipArchive([{ name: 'a', bytes: Buffer.from('abc') }])
  change(archive, archive.length - 22)
  return archive
}

testEscapes({
  power: 'archives',
  deadlineMs: DEADLINE_MS,
  calm: () => contained.archive({ owner: 'calm', bytes: zipArchive([{ name: 'calm' }]) }),
  attempts: [
    named('a path of the host', ({ file }) => file),
    named('a relative path to the host', ({ file }) => `${'../'.repeat(30)}${file}`),
    named('a relative path with backslashes', ({ file }) => `${'..\\'.repeat(30)}${file.replaceAll('/', '\\')}`),
    named('a path with a drive', () => 'C:\\Windows\\win.ini'),
    named('a relative path after a folder', () => 'invoices/../../../../etc/cron.d/job'),
    named('a prototype as name', () => '__proto__/polluted'),
    named('a device as name', () => '/dev/tty'),
    named('a name with a null byte', ({ file }) => `${file}\0.txt`, /refused/),
    named('no name', () => '', /refused/),
    named('a name with overlong UTF-8', () => '..\u{c0af}..\u{c0af}etc/passwd'),
    named('a name that is too long', () => 'a'.repeat(60_000), /limit/),
    named('a thousand folders', () => 'a/'.repeat(400), /limit/),
    odd('a link to the host', { name: 'link', bytes: Buffer.from('/etc/passwd'), mode: 0o120777 }),
    odd('a link for a folder', { name: 'link/', bytes: Buffer.from('/etc/'), mode: 0o120777 }),
    odd('a pipe', { name: 'pipe', mode: 0o010644 }),
    odd('a device', { name: 'device', mode: 0o020644 }),
    odd('a password', { name: 'locked', flags: 1 }),
    odd('an unknown compression method', { name: 'packed', method: 14 }),
    odd('a wrong checksum', { name: 'sum', crc: 1 }),
    odd('more bytes than its declared size', { name: 'bomb', bytes: zeros(5_000_000), isDeflated: true, size: 100 }),
    odd('fewer bytes than its declared size', { name: 'small', size: 4000 }),
    odd('four gigabytes', { name: 'bomb', size: 0xfffffffe }, /limit/),
    odd('numbers in ZIP64 fields', { name: 'bomb', size: 0xffffffff }),
    odd('a zip bomb', { name: 'bomb', bytes: zeros(10_000_000), isDeflated: true }, /limit/),
    attempt(
      'many small zip bombs',
      () =>
        zipArchive(Array.from({ length: 250 }, (_, i) => ({ name: `${i}`, bytes: zeros(65_000), isDeflated: true }))),
      /limit/,
    ),
    attempt('many files', () => zipArchive(Array.from({ length: 10_000 }, (_, i) => ({ name: `${i}` }))), /limit/),
    attempt(
      'entries that share their bytes',
      () =>
        zipArchive([
          { name: 'a', bytes: zeros(100), isDeflated: true },
          ...Array.from({ length: 200 }, (_, i) => ({
            name: `${i}`,
            bytes: zeros(100),
            isDeflated: true,
            sharedWith: 0,
          })),
        ]),
      /refused/,
    ),
    attempt(
      'a zip bomb inside an archive',
      () =>
        zipArchive([
          { name: 'inner.zip', bytes: zipArchive([{ name: 'bomb', bytes: zeros(10_000_000), isDeflated: true }]) },
        ]),
      /value/,
    ),
    attempt(
      'a directory that begins beyond the end',
      () => withEnd((archive, end) => archive.writeUInt32LE(0xfffffff0, end + 16)),
      /refused/,
    ),
    attempt(
      'a directory that begins in its end',
      () => withEnd((archive, end) => archive.writeUInt32LE(end, end + 16)),
      /refused/,
    ),
    attempt(
      'more declared than existing entries',
      () => withEnd((archive, end) => archive.writeUInt16LE(0xffff, end + 10)),
      /refused/,
    ),
    attempt(
      'a comment longer than the archive',
      () => withEnd((archive, end) => archive.writeUInt16LE(0xffff, end + 20)),
      /refused/,
    ),
    attempt(
      'entries that begin beyond the end',
      () => withEnd((archive, end) => archive.writeUInt32LE(0xfffffff0, end - 47 + 42)),
      /refused/,
    ),
    attempt('many end records', () => Buffer.from('504b0506'.repeat(200_000), 'hex'), /refused/),
    attempt('random bytes', () => Buffer.from(Array.from({ length: 200_000 }, (_, i) => (i * 7919) % 256)), /refused/),
  ],
})
