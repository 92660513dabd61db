import { afterAll, beforeAll, expect, test } from 'vitest'
import { createContainment } from '../containment.ts'
import { isEndless, pathOfSystemId } from './system-id.ts'
import type { XmlJob } from './xml-job.ts'

const contained = createContainment({ workers: 1 })
beforeAll(() => contained.xml({ owner: 'shop', bytes: Buffer.from('<a/>') }))
afterAll(() => contained.close())

const FILES: Readonly<Record<string, string>> = {
  '/etc/hosts': '127.0.0.1 shop.test',
  '/dtd/order.dtd': '<!ENTITY % more SYSTEM "more.ent">%more;<!ENTITY juice "grape">',
  '/dtd/more.ent': '<!ENTITY fruit SYSTEM "/fruit/apple.txt">',
  '/fruit/apple.txt': 'an apple',
  '/C:/Windows/win.ini': '[fonts]',
}
const parse = (text: string | Uint8Array, job: Partial<XmlJob> = {}) =>
  contained.xml({ owner: 'shop', bytes: Buffer.from(text as string), ...job })
const files = (path: string) => (Object.hasOwn(FILES, path) ? Buffer.from(FILES[path]!) : undefined)

test('returns a document as text', async () => {
  expect(await parse('<?xml version="1.0"?><order n="3"><![CDATA[a < b]]></order>')).toEqual({
    kind: 'value',
    document: '<order n="3">a &lt; b</order>\n',
    read: [],
  })
})

test('accepts the usual encodings', async () => {
  for (const [encoding, bytes] of [
    ['UTF-16LE', Buffer.from('\ufeff<o>é</o>', 'utf16le')],
    ['ISO-8859-1', Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><o>é</o>', 'latin1')],
    ['UTF-8', Buffer.from('<o>é</o>')],
  ] as const)
    expect(await parse(bytes), encoding).toMatchObject({ document: expect.stringMatching(/<o>é<\/o>/) })
})

test('rejects invalid XML with a reason and its line', async () => {
  expect(await parse('<a>\n<b></a>')).toEqual({
    kind: 'refused',
    message: expect.stringMatching(/mismatch: b.* \(line 2\)$/),
  })
  expect(await parse('')).toMatchObject({ kind: 'refused' })
})

test('expands entities only when files are given', async () => {
  const text = '<!DOCTYPE o [<!ENTITY a "x"><!ENTITY b SYSTEM "/etc/hosts">]><o>&a;&b;</o>'
  expect(await parse(text)).toMatchObject({ document: expect.stringMatching(/<o>&a;&b;<\/o>/), read: [] })
  expect(await parse(text, { files })).toMatchObject({
    document: expect.stringMatching(/<o>x127\.0\.0\.1 shop\.test<\/o>/),
    read: ['/etc/hosts'],
  })
})

test('resolves files that name further files', async () => {
  const text = '<!DOCTYPE o SYSTEM "file:///dtd/order.dtd"><o>&fruit; and &juice;</o>'
  expect(await parse(text, { files })).toMatchObject({
    document: expect.stringMatching(/<o>an apple and grape<\/o>/),
    read: ['/dtd/order.dtd', '/dtd/more.ent', '/fruit/apple.txt'],
  })
})

test('treats a missing file as empty', async () => {
  const text = '<!DOCTYPE o [<!ENTITY a SYSTEM "/etc/nothing">]><o>[&a;]</o>'
  expect(await parse(text, { files })).toMatchObject({ document: expect.stringMatching(/<o>\[\]<\/o>/), read: [] })
})

test('stops at an endless file', async () => {
  const text = '<!DOCTYPE o [<!ENTITY a SYSTEM "file:///dev/random">]><o>&a;</o>'
  expect(await parse(text, { files })).toEqual({ kind: 'limit', limit: 'deadline' })
})

test('allows quadratic growth up to the limits, and rejects faster growth', async () => {
  const repeating = (text: string, times: number) =>
    parse(`<!DOCTYPE o [<!ENTITY a "${text}">]><o>${'&a;'.repeat(times)}</o>`, { files })
  expect(await repeating('x'.repeat(4000), 400)).toMatchObject({ document: expect.stringMatching(/<o>x{1600000}</) })
  expect(await repeating('x'.repeat(4000), 600)).toEqual({ kind: 'limit', limit: 'output' })
  expect(await repeating('x'.repeat(45_000), 9000)).toEqual({ kind: 'limit', limit: 'output' })
  expect(await repeating('<a/>'.repeat(9000), 9000)).toMatchObject({ kind: 'limit' })
  const levels = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')
  const laughs = await parse(`<!DOCTYPE o [<!ENTITY l0 "ha">${levels}]><o>&l9;</o>`, { files })
  expect(laughs).toMatchObject({ kind: 'refused', message: expect.stringMatching(/amplification/) })
})

test('enforces limits', async () => {
  const declared = Array.from({ length: 40 }, (_, i) => `<!ENTITY e${i} SYSTEM "/f/${i}">`).join('')
  const named = `<!DOCTYPE o [${declared}]><o>${Array.from({ length: 40 }, (_, i) => `&e${i};`).join('')}</o>`
  expect(await parse(named, { files })).toEqual({ kind: 'limit', limit: 'files' })
  const text = '<!DOCTYPE o [<!ENTITY a SYSTEM "/big">]><o>&a;</o>'
  const big = () => Buffer.alloc(2000, 'x')
  expect(await parse(text, { files: big, limits: { fileBytes: 1999 } })).toEqual({ kind: 'limit', limit: 'files' })
  expect(await parse(text, { files: big, limits: { outputBytes: 1999 } })).toEqual({ kind: 'limit', limit: 'output' })
  expect(await parse(text, { limits: { textBytes: 10 } })).toEqual({ kind: 'limit', limit: 'text' })
  const many = `<o>${'<a/>'.repeat(250_000)}</o>`
  expect(await parse(many, { limits: { memoryBytes: 1024 } })).toEqual({ kind: 'limit', limit: 'memory' })
})

test('a document has no access to files read for another one', async () => {
  const one = '<!DOCTYPE o [<!ENTITY a SYSTEM "/etc/hosts">]><o>&a;</o>'
  await parse(one, { files })
  expect(await parse(one, { owner: 'other', files: () => undefined })).toMatchObject({
    document: expect.stringMatching(/<o\/>/),
  })
})

test.each([
  ['file:///etc/hosts', '/etc/hosts'],
  ['file:/etc/hosts', '/etc/hosts'],
  ['FILE://localhost/etc/hosts', '/etc/hosts'],
  ['/etc/hosts', '/etc/hosts'],
  ['etc/hosts', '/etc/hosts'],
  ['../../../etc/hosts', '/etc/hosts'],
  ['file:///etc/../../etc/./hosts', '/etc/hosts'],
  ['file:///etc/ho%73ts', '/etc/hosts'],
  ['file:///etc/100%', '/etc/100%'],
  ['file:///C:/Windows/win.ini', '/C:/Windows/win.ini'],
  ['c:\\Windows\\win.ini', '/C:/Windows/win.ini'],
  ['file:///C:\\Windows\\win.ini', '/C:/Windows/win.ini'],
  ['file:///C:%5CWindows%5Cwin.ini', '/C:/Windows/win.ini'],
  ['file:///c|/Windows/win.ini', '/C:/Windows/win.ini'],
  ['file://elsewhere.test/etc/hosts', null],
  ['//elsewhere.test/etc/hosts', null],
  ['\\\\elsewhere.test\\share', null],
  ['http://127.0.0.1/', null],
  ['https://elsewhere.test/a', null],
  ['ftp://elsewhere.test/a', null],
  ['php://filter/read=convert.base64-encode/resource=/etc/hosts', null],
  ['expect://id', null],
  ['jar:file:///a.zip!/b', null],
  ['data:text/plain,hello', null],
  ['file:///etc/hosts%00.txt', null],
  ['', null],
])('resolves the address %j to the path %j', (address, path) => {
  expect(pathOfSystemId(address)).toBe(path)
})

test.each(['/dev/random', '/dev/urandom', '/dev/zero', '/dev/tty', '/dev/stdin', '/proc/self/fd/0'])(
  '%s is endless',
  (path) => expect(isEndless(path)).toBe(true),
)
