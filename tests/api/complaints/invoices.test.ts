import { uploadInvoice } from '@fruit/contracts/calls/complaints'
import { MAX_INVOICE_BYTES } from '@fruit/isomorphic/rules/complaint'
import { zipArchive } from '@fruit/sandbox/testing/zip-archive'
import { archiveFileKept, documentRead, entityRead, uploadReceived } from '@fruit/shop/complaints/facts'
import {
  admitUploadSize,
  admitUploadType,
  type DocumentParsers,
  type DocumentReading,
  readArchive,
  readXmlOrder,
  readYamlOrder,
  type Unpack,
  type UnpackedFile,
} from '@fruit/shop/complaints/seams'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'
import { formWithFile, PNG } from '../../support/uploads.ts'

const facts = listenTo(archiveFileKept, documentRead, entityRead, uploadReceived)
const now = Date.parse('2031-04-05T06:07:08.009Z')
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', catalogue: facts.catalogue, clock: { now: () => now } })
})
afterAll(() => testApp.close())

let learner: Learner
beforeEach(() => {
  learner = testApp.learner()
})

const PDF = Buffer.from('%PDF-1.7\n%%EOF')
const EMPTY_ZIP = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)])
/** An archive header whose only entry claims to unpack to four gigabytes, at a path outside of its folder. */
const BOMB = Buffer.concat([
  Buffer.from('504b03041400000008000000210000000000ffffffffffffffff16000000', 'hex'),
  Buffer.from('../../../ftp/legal.md.'),
  Buffer.alloc(500),
])

const send = async (name: string, bytes: Uint8Array) => {
  const response = await learner.client().post('/file-upload', formWithFile('file', name, bytes), {
    headers: { accept: 'application/json' },
  })
  expectMatchesContract(uploadInvoice, response)
  return response
}
const resolvingEntities = (order: { bytes: Uint8Array }, { parseXml }: DocumentParsers) =>
  parseXml(order.bytes, { resolveEntities: true })
const expandingAliases = (order: { bytes: Uint8Array }, { parseYaml }: DocumentParsers) =>
  parseYaml(order.bytes, { expandAliases: true })
const kept = () => learner.inside(({ files }) => files.list('/uploads/complaints').map(({ name }) => name))
const heard = () => facts.heardFrom(learner).map(({ fact, data }) => [fact, data])

describe('POST /file-upload', () => {
  it('accepts PDF files and ZIP archives and stores them unchanged', async () => {
    for (const [name, bytes] of [
      ['My Invoice.PDF', PDF],
      ['all.zip', EMPTY_ZIP],
    ] as const) {
      const response = await send(name, bytes)
      expect(response.status).toBe(204)
      expect(response.text).toBe('')
    }
    expect(kept()).toEqual([`all-${now}.zip`, `my-invoice-${now}.pdf`])
    const file = learner.inside(({ files }) => files.read(`/uploads/complaints/my-invoice-${now}.pdf`)!)
    expect(Buffer.from(file.bytes)).toEqual(PDF)
    expect(heard()).toContainEqual([
      'complaints.upload-received',
      {
        name: 'My Invoice.PDF',
        ending: 'pdf',
        mediaType: 'application/octet-stream',
        bytes: PDF.length,
        sizeAdmitted: true,
        typeAdmitted: true,
      },
    ])
  })

  it.each([
    ['a picture', 'invoice.png', PNG],
    ['a picture named as PDF', 'invoice.pdf', PNG],
    ['a PDF named as EXE', 'invoice.exe', PDF],
    ['a PDF named as ZIP', 'invoice.zip', PDF],
    ['without a file extension', 'invoice', PDF],
    ['named with a property as extension', 'invoice.constructor', PDF],
    ['empty', 'invoice.pdf', new Uint8Array()],
  ])('rejects a file that is %s', async (_what, name, bytes) => {
    const response = await send(name, bytes)
    expect(response.status).toBe(415)
    expect(response.json().error).toMatch(/PDF.*ZIP/)
    expect(kept()).toEqual([])
    expect(heard()).toMatchObject([['complaints.upload-received', { typeAdmitted: false }]])
  })

  it.each(['invoice.xml', 'invoice.XML', 'invoice.yml', 'invoice.yaml'])(
    'rejects documents in the retired formats: %s',
    async (name) => {
      const response = await send(name, Buffer.from('<order/>'))
      expect(response.status).toBe(410)
      expect(response.json().error.message).toMatch(/closed for good/)
      expect(kept()).toEqual([])
      expect(heard()).toHaveLength(1)
    },
  )

  it('accepts at most 100,000 bytes', async () => {
    const largest = Buffer.concat([PDF, Buffer.alloc(MAX_INVOICE_BYTES - PDF.length)])
    expect((await send('a.pdf', largest)).status).toBe(204)
    const larger = await send('b.pdf', Buffer.concat([largest, Buffer.alloc(1)]))
    expect(larger.status).toBe(413)
    expect(larger.json().error).toMatch(/100000.*100001/)
    expect((await send('c.pdf', Buffer.concat([PDF, Buffer.alloc(200_000)]))).status).toBe(500)
    expect(kept()).toHaveLength(1)
  })

  it('rejects a Content-Length of one gigabyte before reading the body', async () => {
    const response = await learner.client().post('/file-upload', 'x', {
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': String(2 ** 30) },
    })
    expectMatchesContract(uploadInvoice, response)
    expect(response.status).toBe(413)
  })

  it('requires the file in its form field', async () => {
    for (const body of [{ file: 'x' }, 'x', formWithFile('invoice', 'a.pdf', PDF)]) {
      const response = await learner.client().post('/file-upload', body, { headers: { accept: 'application/json' } })
      expectMatchesContract(uploadInvoice, response)
      expect(response.status).toBe(400)
      expect(response.json().error).toMatch(/field "file"/)
    }
  })

  it('stores files in its folder without overwriting any, whatever the name', async () => {
    await send('first.pdf', PDF)
    const before = learner.inside(({ files }) => files.list('/').map(({ name }) => name))
    for (const name of ['../../ftp/legal.pdf', '/etc/a.pdf', '..\\..\\a.pdf', '.pdf', 'a.pdf', 'a.pdf'])
      expect((await send(name, PDF)).status).toBe(204)
    expect(kept()).toHaveLength(7)
    expect(learner.inside(({ files }) => files.list('/').map(({ name }) => name))).toEqual(before)
    expect(learner.inside(({ files }) => files.list('/ftp').map(({ name }) => name))).toEqual(['legal.md'])
  })

  it('keeps archives packed', async () => {
    const before = learner.inside(({ files }) => files.read('/ftp/legal.md')!.bytes)
    expect((await send('bomb.zip', BOMB)).status).toBe(204)
    expect(kept()).toEqual([`bomb-${now}.zip`])
    expect(learner.inside(({ files }) => files.read('/ftp/legal.md')!.bytes)).toEqual(before)
  })

  it("rejects files when the world's storage is full", async () => {
    learner.inside(({ files }) => files.write('/filler', new Uint8Array(32 * 1024 * 1024 - 5)))
    const response = await send('a.pdf', PDF)
    expect(response.status).toBe(507)
    expect(response.json().error.message).toMatch(/no room/)
    expect(kept()).toEqual([])
  })
})

describe('flawed seams of invoices', () => {
  it('accept larger files and other types', async () => {
    learner = flawedLearner(testApp, [admitUploadSize, () => true], [admitUploadType, () => true])
    expect((await send('notes.txt', Buffer.alloc(150_000))).status).toBe(204)
    expect((await send('no ending', Buffer.from('x'))).status).toBe(204)
    expect(heard()[0]).toMatchObject([
      'complaints.upload-received',
      { ending: 'txt', bytes: 150_000, sizeAdmitted: true, typeAdmitted: true },
    ])
    expect(kept()).toHaveLength(2)
  })

  it("unpack archives to any path below the root of the world's files", async () => {
    const unpack = async (_archive: unknown, folder: string): Promise<UnpackedFile[]> =>
      ['inside.txt', '../../ftp/legal.md', '../../../../../../etc/passwd'].map((entry) => ({
        entry,
        place: `${folder}/${entry}`,
        bytes: Buffer.from('mine now'),
      }))
    learner = flawedLearner(testApp, [readArchive, unpack])
    expect((await send('slip.zip', EMPTY_ZIP)).status).toBe(204)
    expect((await learner.client().get('/ftp/legal.md')).text).toBe('mine now')
    expect(heard().slice(1)).toEqual(
      [
        ['inside.txt', '/uploads/complaints/inside.txt'],
        ['../../ftp/legal.md', '/ftp/legal.md'],
        ['../../../../../../etc/passwd', '/etc/passwd'],
      ].map(([entry, place]) => ['complaints.archive-file-kept', { archive: 'slip.zip', entry, place }]),
    )
  })

  it('ignore entries of an archive whose path or name is too long', async () => {
    const names = ['a'.repeat(256), `${'deep/'.repeat(204)}abcd`, 'b'.repeat(255)]
    const unpack = async (_archive: unknown, folder: string): Promise<UnpackedFile[]> =>
      names.map((entry) => ({ entry, place: `${folder}/${entry}`, bytes: Buffer.from('x') }))
    learner = flawedLearner(testApp, [readArchive, unpack])
    expect((await send('long.zip', EMPTY_ZIP)).status).toBe(204)
    expect(kept()).toEqual(['b'.repeat(255), `long-${now}.zip`])
  })

  it.each<[DocumentReading, number, RegExp]>([
    [{ outcome: 'read', content: `root:x:0:0:${'y'.repeat(1000)}` }, 410, /root:x:0:0:y{389} \(order\.xml\)/],
    [{ outcome: 'broken', reason: 'no end in sight' }, 410, /no end in sight/],
    [{ outcome: 'stopped' }, 503, /more than we have/],
  ])('report the result of parsing a document: %j', async (reading, status, message) => {
    learner = flawedLearner(testApp, [readXmlOrder, async () => reading])
    const response = await send('order.xml', Buffer.from('<order/>'))
    expect(response.status).toBe(status)
    expect(response.json().error.message).toMatch(message)
    expect(heard()[1]).toMatchObject([
      'complaints.document-read',
      { name: 'order.xml', format: 'xml', outcome: reading.outcome },
    ])
    expect(kept()).toEqual([])
  })
  it('return 503 for a document that was postponed, without a fact', async () => {
    learner = flawedLearner(testApp, [readXmlOrder, async () => ({ outcome: 'postponed' })])
    const response = await send('order.xml', Buffer.from('<order/>'))
    expect(response.status).toBe(503)
    expect(response.json().error.message).toMatch(/on our side/)
    expect(heard()).toHaveLength(1)
  })
  it('report documents beyond the limits apart from malformed ones', async () => {
    learner = flawedLearner(testApp, [readXmlOrder, resolvingEntities], [readYamlOrder, expandingAliases])
    const names = Array.from({ length: 40 }, (_, i) => `e${i}`)
    const manyFiles = `<!DOCTYPE o [${names.map((name) => `<!ENTITY ${name} SYSTEM "/ftp/${name}">`).join('')}]><o>${names.map((name) => `&${name};`).join('')}</o>`
    for (const [name, document, reason] of [
      ['order.xml', manyFiles, /more or larger files/],
      ['order.yml', '&a [*a]', /holds itself/],
    ] as const) {
      const response = await send(name, Buffer.from(document))
      expect(response.status).toBe(410)
      expect(response.json().error.message).toMatch(reason)
      expect(heard().at(-1)).toMatchObject(['complaints.document-read', { outcome: 'broken' }])
    }
  })
  it('stop a YAML bomb without blocking other worlds', async () => {
    learner = flawedLearner(testApp, [readYamlOrder, expandingAliases])
    const neighbour = flawedLearner(testApp, [readYamlOrder, expandingAliases])
    const bomb = `a: &a "${'x'.repeat(40_000)}"\nb: [${Array(8000).fill('*a').join()}]`
    const statuses: number[] = []
    const bombs = Array.from({ length: 12 }, async () => {
      statuses.push((await send('bomb.yml', Buffer.from(bomb))).status)
    })
    const answered = await neighbour.client().post('/file-upload', formWithFile('file', 'a.yml', Buffer.from('a: 1')), {
      headers: { accept: 'application/json' },
    })
    expect(answered.json().error.message).toMatch('{"a":1}')
    await Promise.all(bombs)
    expect(statuses).toEqual(Array(12).fill(503))
    expect((await send('a.yml', Buffer.from('a: 2'))).json().error.message).toMatch('{"a":2}')
  })
  it("expand XML entities from the world's own files only", async () => {
    learner = flawedLearner(testApp, [readXmlOrder, resolvingEntities])
    learner.inside(({ files }) => files.write('/etc/juicers', Buffer.from('kim squeezes oranges')))
    const order = (address: string) =>
      send('order.xml', Buffer.from(`<!DOCTYPE o [<!ENTITY who SYSTEM "${address}">]><o>by &who;.</o>`))
    const read = await order('file:///etc/juicers')
    expect(read.status).toBe(410)
    expect(read.json().error.message).toMatch(/<o>by kim squeezes oranges\.<\/o>/)
    expect(heard().at(-1)).toEqual(['complaints.entity-read', { name: 'order.xml', path: '/etc/juicers' }])
    expect((await order('file:///etc/JUICERS')).json().error.message).toMatch(/<o>by \.<\/o>/)
    for (const address of ['file:///C:/Windows/system.ini', 'c:\\windows\\SYSTEM.INI'])
      expect((await order(address)).json().error.message).toMatch(/<o>by ; for 16-bit app support/)
    expect((await order('file:///etc/nobody-wrote-this')).json().error.message).toMatch(/<o>by \.<\/o>/)
    expect((await order('file:///dev/random')).status).toBe(503)
    expect((await send('order.xml', Buffer.from('<o>'))).json().error.message).toMatch(/line 1/)
    expect(kept()).toEqual([])
  })
  it('unpack archives by their real size and reject oversized ones', async () => {
    const asNamed = async ({ bytes }: { bytes: Uint8Array }, folder: string, unpack: Unpack) =>
      (await unpack(bytes)).map((file) => ({ entry: file.name, place: `${folder}/${file.name}`, bytes: file.bytes }))
    learner = flawedLearner(testApp, [readArchive, asNamed])
    const slip = zipArchive([{ name: '../../ftp/legal.md', bytes: Buffer.from('mine now') }])
    expect((await send('slip.zip', slip)).status).toBe(204)
    expect((await learner.client().get('/ftp/legal.md')).text).toBe('mine now')
    const bomb = zipArchive([{ name: 'a', bytes: new Uint8Array(3_000_000), isDeflated: true }])
    expect((await send('bomb.zip', bomb)).status).toBe(413)
    expect((await send('no.zip', Buffer.from('PK\x03\x04 and nothing'))).status).toBe(204)
    expect(kept().filter((name) => !name.endsWith('.zip'))).toEqual([])
  })

  it('expand YAML aliases up to a limit', async () => {
    learner = flawedLearner(testApp, [readYamlOrder, expandingAliases])
    const read = await send('order.yml', Buffer.from('a: &a 1\nb: [*a, *a]'))
    expect(read.status).toBe(410)
    expect(read.json().error.message).toMatch('{"a":1,"b":[1,1]} (order.yml)')
    const levels = [...'bcdefghi'].map((name, i) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[i]}`).join()}]`)
    expect((await send('bomb.yaml', Buffer.from(`a: &a [x]\n${levels.join('\n')}`))).status).toBe(503)
    expect(heard().at(-1)).toMatchObject(['complaints.document-read', { outcome: 'stopped' }])
  })
})
