import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { BoundedWebSocketServer } from './websocket-server.ts'

const MIB = 2 ** 20

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

it('disconnects a client that sends pings and reads nothing', async () => {
  const { sockets, port, close } = await openServer()
  const client = connect(port, '127.0.0.1')
  client.on('error', () => {})
  const connected = once(sockets, 'connection')
  client.write(
    'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  const [socket] = (await connected) as [WebSocket]
  let unread = 0
  socket.on('ping', () => {
    unread = Math.max(unread, socket.bufferedAmount)
  })
  const closed = once(socket, 'close')
  // A ping with 125 bytes, masked with zeros.
  const ping = Buffer.concat([Buffer.from([0x89, 0xfd, 0, 0, 0, 0]), Buffer.alloc(125)])
  const pings = Buffer.concat(Array<Buffer>(8 * 1024).fill(ping))
  client.pause()
  const send = () => {
    while (client.write(pings)) if (client.destroyed) return
  }
  client.on('drain', send)
  send()
  await closed
  client.destroy()
  expect(unread).toBeGreaterThan(4 * MIB)
  expect(unread).toBeLessThan(5 * MIB)
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
