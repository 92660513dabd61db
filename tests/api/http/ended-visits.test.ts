import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { defineCall } from '@fruit/contracts/call'
import { HttpResponse, handle } from '@fruit/world/route'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

const open = { tag: 'Test', access: 'open', summary: 'Of this test', answers: { 200: z.unknown() } } as const
const waiting = defineCall({ ...open, method: 'GET', path: '/rest/test/waiting' })
const failing = defineCall({ ...open, method: 'GET', path: '/rest/test/failing' })
const nothing = defineCall({ ...open, method: 'GET', path: '/rest/test/nothing' })
const streaming = defineCall({ ...open, method: 'GET', path: '/rest/test/streaming' })
const waitingStream = defineCall({ ...open, method: 'POST', path: '/rest/test/waiting-stream' })
const large = defineCall({ ...open, method: 'GET', path: '/rest/test/large' })

/** Functions that let the pending handlers continue. */
const pendingHandlers: (() => void)[] = []
const untilReleased = () => new Promise<void>((resolve) => void pendingHandlers.push(resolve))

/** Resolves the promise below. */
let streamEnded: () => void
const untilStreamEnded = new Promise<void>((resolve) => {
  streamEnded = resolve
})

let testApp: TestApp
let port: number
beforeAll(async () => {
  testApp = await openTestApp({
    server: { limits: { headersSeconds: 1, requestSeconds: 2, silentSeconds: 3 } },
    moreRoutes: [
      handle(waiting, async ({ world }) => {
        await untilReleased()
        return { users: world.db.all({ sql: 'SELECT id FROM Users', parameters: [] }).length }
      }),
      handle(failing, async () => {
        await untilReleased()
        throw new Error('broken')
      }),
      handle(nothing, async (): Promise<never> => {
        await untilReleased()
        return undefined as never
      }),
      handle(streaming, async () => {
        const stream = new PassThrough()
        stream.write('first part')
        return new HttpResponse(200, stream as never, { 'content-type': 'application/octet-stream' })
      }),
      handle(waitingStream, async (_visit, _input, { hungUp }) => {
        const stream = new PassThrough()
        hungUp.addEventListener('abort', () => stream.destroy())
        stream.once('close', () => streamEnded())
        return new HttpResponse(200, stream as never, { 'content-type': 'text/event-stream' })
      }),
      handle(
        large,
        async () => new HttpResponse(200, Buffer.alloc(50_000_000), { 'content-type': 'application/octet-stream' }),
      ),
    ],
  })
  await testApp.app.server.listen({ port: 0, host: '127.0.0.1' })
  port = (testApp.app.server.server.address() as AddressInfo).port
})
afterAll(() => testApp.close())

const cookieOf = ({ cookie }: Learner) => `Cookie: ${cookie.name}=${cookie.value}`
const head = (learner: Learner, line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: shop.test', cookieOf(learner), ...headers, '', ''].join('\r\n')

/** Opens a connection and sends a text. */
async function openConnection(text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await new Promise<void>((resolve) => socket.write(text, () => resolve()))
  return socket
}

const visits = () => testApp.app.backend.registry.visits
const closed = (socket: Socket) =>
  new Promise<void>((resolve) => (socket.closed ? resolve() : void socket.once('close', () => resolve())))
/** Everything received on a connection until it closes. */
async function receivedText(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (data) => {
    text += data
  })
  await closed(socket)
  return text
}

/** Waits until no visit is open, then expects that the world can be closed and reopened. */
async function expectLeft(learner: Learner): Promise<void> {
  await expect.poll(visits).toBe(0)
  testApp.app.backend.registry.close(learner.id)
  expect(testApp.app.backend.registry.openWorlds).not.toContain(learner.id)
  expect(learner.inside(({ db }) => db.first({ sql: 'SELECT 1 AS one', parameters: [] }))).toEqual({ one: 1 })
}

const json = ['Content-Type: application/json', 'Content-Length: 1000']
const form = ['Content-Type: multipart/form-data; boundary=b', 'Content-Length: 50000']
const part =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-'

/** Ways in which a client disconnects. */
const DISCONNECTS = {
  'it drops the connection': (socket: Socket) => socket.destroy(),
  'it resets the connection': (socket: Socket) => socket.resetAndDestroy(),
  'it closes its side': (socket: Socket) => socket.end(),
} as const

describe('a visit of a client that disconnects', () => {
  const requests = {
    'a POST with half of its body': (learner: Learner) => `${head(learner, 'POST /rest/user/login', ...json)}{"email":`,
    'an upload with a part of its body': (learner: Learner) => `${head(learner, 'POST /file-upload', ...form)}${part}`,
    'an unfinished chunked body': (learner: Learner) =>
      `${head(learner, 'POST /rest/user/login', 'Content-Type: application/json', 'Transfer-Encoding: chunked')}3\r\n{"a\r\n`,
    'a request with Expect: 100-continue': (learner: Learner) =>
      head(learner, 'POST /rest/user/login', ...json, 'Expect: 100-continue'),
    'a search': (learner: Learner) => head(learner, "GET /rest/products/search?q=')) union select 1,2,3,4,5,6,7,8,9--"),
    'a search that fails': (learner: Learner) => head(learner, "GET /rest/products/search?q='"),
    'a search with a token': (learner: Learner) =>
      head(learner, 'GET /rest/products/search?q=', 'Authorization: Bearer a.b.c'),
    'pipelined requests': (learner: Learner) =>
      head(learner, "GET /rest/products/search?q='").repeat(3) + head(learner, 'POST /rest/user/login', ...json),
    'a HEAD request': (learner: Learner) => head(learner, 'HEAD /rest/products/search?q='),
    'a page': (learner: Learner) => head(learner, 'GET /', 'Accept: text/html', 'Accept-Encoding: br'),
    'a streamed response': (learner: Learner) => head(learner, 'GET /rest/test/streaming'),
    'a response that is not read': (learner: Learner) => head(learner, 'GET /rest/test/large'),
  } as const

  it.each(
    Object.keys(requests).flatMap((what) =>
      Object.keys(DISCONNECTS).map((how) => [what, how] as [keyof typeof requests, keyof typeof DISCONNECTS]),
    ),
  )('ends: %s: %s', async (what, how) => {
    const learner = testApp.learner()
    const socket = await openConnection(requests[what](learner))
    // After another connection's response, the text sent here has arrived as well.
    await fetch(`http://127.0.0.1:${port}/rest/admin/application-version`, {
      headers: { cookie: cookieOf(learner).slice(8) },
    })
    const gone = closed(socket)
    DISCONNECTS[how](socket)
    await expectLeft(learner)
    socket.destroy()
    await gone
  })

  it.each([
    ['responds', '/rest/test/waiting'],
    ['fails', '/rest/test/failing'],
    ['returns nothing', '/rest/test/nothing'],
  ])('ends only after its handler, which then %s', async (_what, path) => {
    const learner = testApp.learner()
    const first = await openConnection(head(learner, `GET ${path}`).repeat(2))
    await expect.poll(() => pendingHandlers.length).toBe(2)
    const gone = closed(first)
    first.destroy()
    await gone
    testApp.app.backend.registry.close(learner.id)
    await pause(20)
    expect(visits()).toBe(2)
    for (const goOn of pendingHandlers.splice(0)) goOn()
    await expectLeft(learner)
    expect(testApp.reports.join()).not.toContain('database')
  })

  it('ends when a socket disconnects in the middle of a message', async () => {
    const learner = testApp.learner()
    const socket = io(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      forceNew: true,
      extraHeaders: { cookie: cookieOf(learner).slice(8) },
    })
    await new Promise<void>((resolve) => void socket.once('connect', () => resolve()))
    for (let i = 0; i < 20; i++) socket.emit('verifyLocalXssChallenge', 'x'.repeat(100))
    socket.disconnect()
    await expectLeft(learner)
  })
})

describe('a slow client', () => {
  it.each([
    ['headers', (learner: Learner) => head(learner, 'GET /').slice(0, -2), 'X-Slow: 1\r\n'],
    ['a body', (learner: Learner) => `${head(learner, 'POST /rest/user/login', ...json)}{`, ' '],
    ['nothing', () => '', ''],
  ])('gets status 408 and loses the connection when it sends too slowly: %s', async (_what, start, more) => {
    const learner = testApp.learner()
    const socket = await openConnection(start(learner))
    const answer = receivedText(socket)
    const dripping = setInterval(() => more && socket.writable && socket.write(more), 100)
    try {
      // If data was in transit when the connection closed, a reset may arrive before the response.
      expect(await answer).toMatch(more ? /^(?:HTTP\/1\.1 408 |$)/ : /^HTTP\/1\.1 408 /)
    } finally {
      clearInterval(dripping)
    }
    await expectLeft(learner)
  })

  it('loses the connection when it does not read the response', async () => {
    const learner = testApp.learner()
    const socket = await openConnection(head(learner, 'GET /rest/test/large'))
    socket.pause()
    await expectLeft(learner)
    socket.destroy()
  })
})

it('an upload is rejected before its body is read when the world has no space, and accepted when it has', async () => {
  const learner = testApp.learner()
  learner.inside(({ files }) => files.write('/uploads/all', new Uint8Array(32 * 1024 * 1024)))
  const socket = await openConnection(head(learner, 'POST /file-upload', ...form) + part)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 507 [\s\S]*no room/)
  socket.destroy()
  learner.inside(({ files }) => files.remove('/uploads/all'))
  const body = new FormData()
  body.append('file', new Blob(['%PDF-1.4']), 'invoice.pdf')
  expect((await learner.client().post('/file-upload', body)).status).toBe(204)
})

it('a client that disconnects before its stream begins causes no report', async () => {
  const learner = testApp.learner()
  const body = ['Content-Type: application/json', 'Content-Length: 2']
  const socket = await openConnection(`${head(learner, 'POST /rest/test/waiting-stream', ...body)}{}`)
  await expect.poll(visits).toBe(1)
  socket.destroy()
  await untilStreamEnded
  await expectLeft(learner)
  expect(testApp.reports.filter((line) => line.includes('waiting-stream'))).toEqual([])
})
