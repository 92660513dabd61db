import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { CallError, createApi } from './api.ts'

let server: Server | null = null
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

type AnyCalls = Record<string, { readonly input: Record<string, unknown>; readonly answer: unknown }>

interface Request {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** Starts a server that gives the same response to each request, and records the requests. */
async function answering(status: number, type: string, body: string) {
  const requests: Request[] = []
  server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    requests.push({ method: request.method, url: request.url, headers: request.headers, body: text })
    response.writeHead(status, { 'content-type': type }).end(body)
  })
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/shop/`
  return { requests, base, api: createApi<AnyCalls>({ base, headers: () => ({ authorization: 'Bearer abc' }) }) }
}

test('sends a call to its path below the base of the shop, with query, body and session token', async () => {
  const { api, requests } = await answering(200, 'application/json', '{"status":"success","data":[]}')
  await api.call('GET /rest/products/search', { query: { q: 'a&b ü' } })
  await api.call('GET /api/Products/:id', { params: { id: 7 } })
  await api.call('POST /rest/user/login', { body: { email: 'a@b', password: 'c' } })

  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /shop/rest/products/search?q=a%26b+%C3%BC',
    'GET /shop/api/Products/7',
    'POST /shop/rest/user/login',
  ])
  expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer abc', 'Bearer abc', 'Bearer abc'])
  expect(requests[0]!.headers['content-type']).toBeUndefined()
  expect(requests[2]!.headers['content-type']).toBe('application/json')
  expect(JSON.parse(requests[2]!.body)).toEqual({ email: 'a@b', password: 'c' })
})

test('sends a form as multipart/form-data', async () => {
  const { api, requests } = await answering(204, 'text/plain', '')
  const form = new FormData()
  form.append('file', new Blob(['%PDF-']), 'bill.pdf')
  await api.call('POST /file-upload', { form })
  expect(requests[0]!.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(requests[0]!.body).toContain('filename="bill.pdf"')
})

test('returns the response body', async () => {
  const { api } = await answering(200, 'application/json', '{"version":"1.2.3"}')
  expect(await api.call('GET /rest/admin/application-version')).toEqual({ version: '1.2.3' })
})

test.each([
  ['a text', 'text/plain', 'Wrong apple.', 'Wrong apple.'],
  ['error as text', 'application/json', '{"error":"Only 5 allowed."}', 'Only 5 allowed.'],
  ['error with message', 'application/json', '{"error":{"message":"No such row."}}', 'No such row.'],
  [
    'a list of errors',
    'application/json',
    '{"message":"Validation error","errors":[{"field":"email","message":"taken"}]}',
    'taken',
  ],
  ['a message', 'application/json', '{"message":"Not Found","errors":[]}', 'Not Found'],
  ['an error as data', 'application/json', '{"status":"error","data":"No such card."}', 'No such card.'],
  ['a page', 'text/html', '<html>Error</html>', null],
  ['nothing', 'text/plain', '', null],
])('passes on the message of an error response: %s', async (_, type, body, message) => {
  const { api } = await answering(400, type, body)
  const failure = await api.call('GET /rest/languages').catch((error) => error)
  expect(failure).toBeInstanceOf(CallError)
  expect(failure).toMatchObject({ status: 400, serverMessage: message, message: message ?? 'The server answered 400.' })
})

test('rejects with status 0 when the server does not respond', async () => {
  const { api } = await answering(200, 'application/json', '{}')
  server!.close()
  server!.closeAllConnections()
  await expect(api.call('GET /rest/languages')).rejects.toMatchObject({ status: 0, serverMessage: null })
})

test('does not reject with CallError when the call was aborted', async () => {
  const { api } = await answering(200, 'application/json', '{}')
  const given = AbortSignal.abort()
  await expect(api.call('GET /rest/languages', { signal: given })).rejects.not.toBeInstanceOf(CallError)
})

test.each([
  ['Bearer error="invalid_token"', ['Bearer abc']],
  ['Bearer', []],
  [null, []],
] as const)('reports a rejected token, but not a rejected password: %s', async (header, told) => {
  server = createServer((_, response) => {
    response.writeHead(401, header === null ? {} : { 'www-authenticate': header }).end('No.')
  })
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  const ended: string[] = []
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const api = createApi<AnyCalls>({
    base,
    headers: () => ({ authorization: 'Bearer abc' }),
    onEnded: (authorization) => ended.push(authorization),
  })
  await expect(api.call('GET /rest/2fa/status')).rejects.toThrow(CallError)
  expect(ended).toEqual(told)
})
