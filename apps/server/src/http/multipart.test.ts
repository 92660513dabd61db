import { describe, expect, it } from 'vitest'
import { readForm } from './multipart.ts'

const UPLOAD = { field: 'file', maxBytes: 1000 }

async function read(form: FormData, upload = UPLOAD) {
  const request = new Request('http://127.0.0.1/', { method: 'POST', body: form })
  const body = new Uint8Array(await request.arrayBuffer())
  return readForm({ 'content-type': request.headers.get('content-type')! }, body, upload)
}

function formWith(field: string, bytes: Uint8Array<ArrayBuffer>, name: string): FormData {
  const form = new FormData()
  form.append('caption', 'Ripe at last')
  form.append(field, new Blob([bytes], { type: 'application/pdf' }), name)
  return form
}

describe('readForm', () => {
  it('returns the fields and the unchanged file, with the file name as sent', async () => {
    const bytes = new Uint8Array([0, 255, 13, 10, 45, 45])
    const { fields, file } = await read(formWith('file', bytes, '../../etc/passwd'))
    expect(fields).toEqual({ caption: 'Ripe at last' })
    expect(file).toMatchObject({ name: '../../etc/passwd', mediaType: 'application/pdf' })
    expect([...file!.bytes]).toEqual([...bytes])
  })

  it('returns no file when it is in another field', async () => {
    expect((await read(formWith('other', new Uint8Array(3), 'a.pdf'))).file).toBeNull()
  })

  it('accepts a file of the maximum size and rejects one byte more', async () => {
    expect((await read(formWith('file', new Uint8Array(1000), 'a.pdf'))).file!.bytes).toHaveLength(1000)
    await expect(read(formWith('file', new Uint8Array(1001), 'a.pdf'))).rejects.toMatchObject({ status: 500 })
  })

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'no closing boundary',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nx',
    ],
    ['an empty body', 'multipart/form-data; boundary=b', ''],
  ])('rejects a form with %s', async (_title, type, body) => {
    await expect(readForm({ 'content-type': type }, Buffer.from(body), UPLOAD)).rejects.toMatchObject({ status: 400 })
  })

  it('keeps a field named __proto__ from polluting the prototype', async () => {
    const form = new FormData()
    form.append('__proto__', 'x')
    const { fields } = await read(form)
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype)
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })
})
