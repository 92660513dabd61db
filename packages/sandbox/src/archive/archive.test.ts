import { afterAll, expect, test } from 'vitest'
import { createContainment } from '../containment.ts'
import { zipArchive } from '../testing/zip-archive.ts'
import type { ArchiveJob } from './archive-job.ts'

const contained = createContainment({ workers: 1 })
afterAll(() => contained.close())

const unpack = (bytes: Uint8Array, limits: ArchiveJob['limits'] = {}) =>
  contained.archive({ owner: 'shop', bytes, limits })
const text = (content: string) => Buffer.from(content)

test('returns files in order with their names, without folders', async () => {
  const archive = zipArchive(
    [
      { name: 'notes/', mode: 0o040755 },
      { name: 'notes/größe.txt', bytes: text('small'), mode: 0o100644 },
      { name: 'packed.txt', bytes: text('juice '.repeat(1000)), isDeflated: true },
      { name: 'empty', bytes: text(''), isDeflated: true },
    ],
    'made for a test',
  )
  const outcome = await unpack(archive)
  if (outcome.kind !== 'value') throw new Error(JSON.stringify(outcome))
  expect(outcome.files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()])).toEqual([
    ['notes/größe.txt', 'small'],
    ['packed.txt', 'juice '.repeat(1000)],
    ['empty', ''],
  ])
})

test('returns names unchanged, because the caller decides where files are stored', async () => {
  const names = ['../../ftp/legal.md', '/etc/passwd', '..\\boot.ini', '__proto__', 'a//b']
  const outcome = await unpack(zipArchive(names.map((name) => ({ name, bytes: text(name) }))))
  expect(outcome).toMatchObject({ kind: 'value', files: names.map((name) => ({ name })) })
})

test('returns no files for an empty archive', async () => {
  expect(await unpack(zipArchive([]))).toEqual({ kind: 'value', files: [] })
})

test('rejects invalid archives with a reason', async () => {
  expect(await unpack(text('PK? No.'))).toEqual({ kind: 'refused', message: 'It is no ZIP archive.' })
  const cut = zipArchive([{ name: 'a', bytes: text('abc') }]).subarray(4)
  expect(await unpack(cut)).toMatchObject({ kind: 'refused' })
})

test('enforces limits', async () => {
  const zeros = { name: 'a', bytes: Buffer.alloc(200_000), isDeflated: true }
  expect(await unpack(zipArchive([zeros]), { fileBytes: 199_999 })).toEqual({ kind: 'limit', limit: 'size' })
  expect(await unpack(zipArchive([zeros, zeros]), { totalBytes: 399_999, ratio: 5000 })).toEqual({
    kind: 'limit',
    limit: 'size',
  })
  expect(await unpack(zipArchive([zeros]))).toEqual({ kind: 'limit', limit: 'ratio' })
  expect(await unpack(zipArchive([zeros]), { ratio: 5000 })).toMatchObject({ kind: 'value' })
  expect(await unpack(zipArchive([zeros]), { archiveBytes: 100 })).toEqual({ kind: 'limit', limit: 'size' })
  const five = zipArchive(Array.from({ length: 5 }, (_, i) => ({ name: `${i}` })))
  expect(await unpack(five, { entries: 4 })).toEqual({ kind: 'limit', limit: 'entries' })
  expect(await unpack(zipArchive([{ name: 'a/'.repeat(70) }]))).toEqual({ kind: 'limit', limit: 'depth' })
  expect(await unpack(zipArchive([{ name: 'a'.repeat(2000) }]))).toEqual({ kind: 'limit', limit: 'name' })
})
