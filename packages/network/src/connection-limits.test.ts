import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { limitConnections } from './connection-limits.ts'
import { TrustedProxies } from './trusted-proxies.ts'

const opened: (Server | Socket)[] = []
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) {
    if ('closed' in each && each.closed) continue
    const closed = new Promise((resolve) => each.once('close', resolve))
    if ('destroy' in each) each.destroy()
    else each.close()
    await closed
  }
})

async function serve(
  limits: Parameters<typeof limitConnections>[1],
  proxies: readonly string[] = [],
  handle: RequestListener = (_request, response) => response.end('served'),
): Promise<number> {
  const server = createServer(handle)
  limitConnections(server, limits, new TrustedProxies(proxies))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  opened.push(server)
  return (server.address() as AddressInfo).port
}

/** Opens a connection, sends a request, and returns the first data; empty if the connection is closed before any. */
async function ask(port: number): Promise<{ socket: Socket; text: string }> {
  const socket = connect(port, '127.0.0.1')
  opened.push(socket)
  const text = await new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(String(data))).once('error', () => resolve(''))
    socket.once('close', () => resolve(''))
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  })
  return { socket, text }
}

it('limits the connections of an address, and accepts another when one is closed', async () => {
  const port = await serve({ connections: 100, connectionsPerAddress: 2, requestsPerConnection: 10 })
  const [first] = [await ask(port), await ask(port)]
  const third = await ask(port)
  expect(third.text).toMatch(/^HTTP\/1\.1 503 [\s\S]*already 2 connections/)
  const closed = new Promise((resolve) => first.socket.once('close', resolve))
  first.socket.destroy()
  await closed
  await expect.poll(async () => (await ask(port)).text).toContain('served')
})

it('exempts a trusted proxy from the limit per address, but not from the total', async () => {
  const port = await serve({ connections: 3, connectionsPerAddress: 1, requestsPerConnection: 10 }, ['127.0.0.1'])
  for (let i = 0; i < 3; i++) expect((await ask(port)).text).toContain('served')
  expect((await ask(port)).text).toBe('')
})

it('closes a connection with too many pipelined requests, but allows any number in sequence', async () => {
  const port = await serve({ connections: 100, connectionsPerAddress: 100, requestsPerConnection: 3 })
  const { socket } = await ask(port)
  const next = () => new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))
  for (let i = 0; i < 10; i++) {
    const answer = next()
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2))
    expect(await answer).toContain('served')
  }
  const greedy = connect(port, '127.0.0.1')
    .on('error', () => {})
    .resume()
  opened.push(greedy)
  const closed = new Promise((resolve) => greedy.once('close', resolve))
  greedy.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20))
  await closed
  expect((await ask(port)).text).toContain('served')
})

it('handles one request of a chunk with too many, and does not parse most others', async () => {
  let served = 0
  const limits = { connections: 100, connectionsPerAddress: 100, requestsPerConnection: 3 }
  const port = await serve(limits, [], () => {
    served += 1
  })
  let read = 0
  ;(opened.at(-1) as Server).on('request', () => {
    read += 1
  })
  const greedy = connect(port, '127.0.0.1').on('error', () => {})
  opened.push(greedy)
  const closed = new Promise((resolve) => greedy.once('close', resolve))
  greedy.resume().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20))
  await closed
  expect([served, read]).toEqual([1, 4])
})

it('handles the requests of one chunk concurrently, up to the limit', async () => {
  const waiting: (() => void)[] = []
  const limits = { connections: 100, connectionsPerAddress: 100, requestsPerConnection: 3 }
  const port = await serve(limits, [], ({ url }, response) => {
    waiting.push(() => response.end(`served ${url};`))
    if (waiting.length === 3) for (const answer of waiting) answer()
  })
  const socket = connect(port, '127.0.0.1')
  opened.push(socket)
  let text = ''
  socket.on('data', (data) => {
    text += String(data)
  })
  socket.write(['/a', '/b', '/c'].map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''))
  await expect.poll(() => text.match(/served \/.;/g)).toEqual(['served /a;', 'served /b;', 'served /c;'])
})
