import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { BoundedWebSocketServer } from './websocket-server.ts'

async function openServer() {
  const http = createServer()
  const sockets = new BoundedWebSocketServer({ server: http })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    for (const client of sockets.clients) client.terminate()
    await new Promise((resolve) => http.close(resolve))
  }
  return { sockets, port: (http.address() as AddressInfo).port, close }
}

/** A client that writes frames of its own, and its connection on the server. */
async function rawClient(sockets: BoundedWebSocketServer, port: number) {
  const client = connect(port, '127.0.0.1')
  client.on('error', () => {})
  const connected = once(sockets, 'connection')
  client.write(
    'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  const [socket] = (await connected) as [WebSocket]
  return { client, socket }
}

/** An empty ping, masked with zeros. */
const PING = Buffer.from([0x89, 0x80, 0, 0, 0, 0])

it('disconnects a client that floods it with pings, after some pongs', async () => {
  const { sockets, port, close } = await openServer()
  const { client, socket } = await rawClient(sockets, port)
  let pongs = 0
  client.on('data', (bytes) => {
    pongs += bytes.filter((byte: number) => byte === 0x8a).length
  })
  const closed = once(socket, 'close')
  client.write(Buffer.concat(Array<Buffer>(100_000).fill(PING)))
  await closed
  expect(pongs).toBeLessThanOrEqual(20)
  client.destroy()
  await close()
})

it('disconnects a client that sends a ping while it leaves much unread', async () => {
  const { sockets, port, close } = await openServer()
  const { client, socket } = await rawClient(sockets, port)
  Object.defineProperty(socket, 'bufferedAmount', { get: () => 2 ** 20 + 1 })
  const closed = once(socket, 'close')
  client.write(PING)
  await closed
  client.destroy()
  await close()
})

it('answers the pings of a client that reads', async () => {
  const { port, close } = await openServer()
  const client = new WebSocket(`ws://127.0.0.1:${port}`)
  await once(client, 'open')
  client.ping('still there?')
  const [data] = (await once(client, 'pong')) as [Buffer]
  expect(data.toString()).toBe('still there?')
  client.terminate()
  await close()
})
