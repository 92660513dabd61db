import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { ResponseTimes } from '@fruit/sandbox/testing/answer-times'
import { io } from 'socket.io-client'

/** Load by others that could make a learner wait. It runs until the signal aborts. */
export type Crowd = (url: string, over: AbortSignal) => Promise<void>

/** Interval between two requests of a learner, in milliseconds. */
const PACE_MS = 40

/** Creates a world. @param address client address in the X-Forwarded-For header @returns the header with its cookie */
export async function newWorld(url: string, address = '203.0.113.1'): Promise<{ readonly cookie: string }> {
  const answer = await fetch(`${url}/rest/admin/application-version`, { headers: { 'x-forwarded-for': address } })
  await answer.arrayBuffer()
  return { cookie: answer.headers.get('set-cookie')!.split(';')[0]! }
}

/** A learner who searches at a constant rate. @param headers with the cookie of their world */
export async function learn(
  url: string,
  headers: Record<string, string>,
  milliseconds: number,
): Promise<ResponseTimes> {
  const times = new ResponseTimes()
  const asked: Promise<unknown>[] = []
  for (const end = performance.now() + milliseconds; performance.now() < end; await pause(PACE_MS))
    asked.push(
      times.of(async () => {
        const answer = await fetch(`${url}/rest/products/search?q=`, { headers })
        await answer.arrayBuffer()
        if (answer.status !== 200) throw new Error(`The response to the learner was ${answer.status}.`)
      }),
    )
  await Promise.all(asked)
  return times
}

/** Repeats an action with this concurrency. Failed calls are retried. */
export async function repeat(count: number, over: AbortSignal, act: () => Promise<unknown>): Promise<void> {
  const one = async () => {
    while (!over.aborted) await act().catch(() => pause(1))
  }
  await Promise.all(Array.from({ length: count }, one))
}

export async function ask(url: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) })
  await answer.arrayBuffer()
  return answer
}

export const json = { 'content-type': 'application/json' }

const comeWithoutCookie: Crowd = (url, over) => {
  const headers = { 'x-forwarded-for': '203.0.113.2' }
  return repeat(32, over, () => ask(`${url}/rest/products/search?q=`, { headers }))
}

const signInWithoutCookie: Crowd = async (url, over) => {
  const body = JSON.stringify({ email: 'early@customer.test', password: 'a ripe password' })
  const from = { ...json, 'x-forwarded-for': '203.0.113.3' }
  const post = (path: string, headers = {}) =>
    ask(url + path, { method: 'POST', headers: { ...from, ...headers }, body })
  await repeat(4, over, async () => {
    const registered = await post('/api/Users')
    const cookie = registered.headers.get('set-cookie')?.split(';')[0]
    if (cookie) await post('/rest/user/login', { cookie })
  })
}

const sendManyFields: Crowd = async (url, over) => {
  const headers = { ...json, ...(await newWorld(url)) }
  const body = JSON.stringify(Object.fromEntries(Array.from({ length: 9000 }, (_, i) => [`f${i}`, 0])))
  await repeat(16, over, () => ask(`${url}/api/Feedbacks`, { method: 'POST', headers, body }))
}

const sendLongMessages: Crowd = async (url, over) => {
  const extraHeaders = await newWorld(url)
  const text = 'x'.repeat(50_000)
  const sockets = Array.from({ length: 20 }, () =>
    io(url, { transports: ['websocket'], forceNew: true, reconnectionDelay: 50, extraHeaders }),
  )
  while (!over.aborted) {
    for (const socket of sockets) if (socket.connected) socket.emit('verifyLocalXssChallenge', text)
    await pause(2)
  }
  for (const socket of sockets) socket.disconnect()
}

const sendManyMessages: Crowd = async (url, over) => {
  const extraHeaders = await newWorld(url)
  const sockets = Array.from({ length: 20 }, () =>
    io(url, { transports: ['websocket'], forceNew: true, reconnectionDelay: 50, extraHeaders }),
  )
  while (!over.aborted) {
    for (const socket of sockets)
      for (let i = 0; i < 20 && socket.connected; i++) socket.emit('verifyLocalXssChallenge', 'x'.repeat(10_000))
    await pause(2)
  }
  for (const socket of sockets) socket.disconnect()
}

const uploadIntoFullStorage: Crowd = async (url, over) => {
  const headers = await newWorld(url)
  const upload = () => {
    const body = new FormData()
    body.append('file', new Blob([Buffer.from('%PDF-1.4\n'), Buffer.alloc(99_000)]), 'invoice.pdf')
    return ask(`${url}/file-upload`, { method: 'POST', headers, body })
  }
  // 32 MiB, and some more that are refused.
  for (let i = 0; i < 350 && !over.aborted; i += 10) await Promise.all(Array.from({ length: 10 }, upload))
  await repeat(16, over, upload)
}

const sendOneBehindAnother: Crowd = async (url, over) => {
  const { cookie } = await newWorld(url)
  const { hostname, port } = new URL(url)
  const request = `GET /rest/products/search?q=apple HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\n\r\n`
  await repeat(4, over, async () => {
    const socket = connect(Number(port), hostname)
    await new Promise<void>((resolve) => {
      socket.once('error', () => resolve()).once('close', () => resolve())
      socket.write(request.repeat(400))
      socket.resume()
      setTimeout(() => socket.destroy(), 1000)
    })
  })
}

/** A statement that runs into its timeout of two seconds. */
const HEAVY = encodeURIComponent(
  `')) union select count(*),2,3,4,5,6,7,8,9 from ${['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `Products ${name}`).join()}--`,
)

const searchHeavily =
  (count: number): Crowd =>
  async (url, over) => {
    const worlds = await Promise.all(Array.from({ length: count }, () => newWorld(url, '203.0.113.4')))
    // Aborted requests are not awaited: the last one would take ten seconds.
    const search = async (headers: Record<string, string>) =>
      (await fetch(`${url}/rest/products/search?q=${HEAVY}`, { headers, signal: over })).arrayBuffer()
    await Promise.all(worlds.map((headers) => repeat(1, over, () => search(headers))))
  }

const resetShops: Crowd = async (url, over) => {
  const worlds = await Promise.all(Array.from({ length: 4 }, () => newWorld(url)))
  const body = JSON.stringify({ what: 'shop' })
  const reset = (headers: object) =>
    ask(`${url}/rest/training/reset`, { method: 'POST', headers: { ...json, ...headers }, body })
  await Promise.all(worlds.map((headers) => repeat(1, over, () => reset(headers))))
}

/** Names of the crowds say what they do. */
export const CROWDS = {
  'come without a cookie': comeWithoutCookie,
  'sign in, each in a new world': signInWithoutCookie,
  'send 9,000 fields, 16 at once': sendManyFields,
  'send 50 kB over 20 sockets': sendLongMessages,
  'send many messages over 20 sockets': sendManyMessages,
  'upload into full storage, 16 at once': uploadIntoFullStorage,
  'send 400 requests in one piece': sendOneBehindAnother,
  'search heavily, in three worlds of one address': searchHeavily(3),
  'search heavily, in ten worlds of one address': searchHeavily(10),
  'reset their shops, 4 at once': resetShops,
} as const satisfies Readonly<Record<string, Crowd>>
