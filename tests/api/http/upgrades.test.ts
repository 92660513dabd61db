import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

let testApp: TestApp
let port: number
beforeAll(async () => {
  testApp = await openTestApp()
  const { server } = testApp.app
  await server.listen({ port: 0, host: '127.0.0.1' })
  port = (server.server.address() as AddressInfo).port
})
afterAll(() => testApp.close())

it.each([
  '/',
  '/web3/rpc',
  '/web3/rpc/0.0',
  '/socket.io/?EIO=4&transport=websocket',
  '/socket.io/?EIO=9&transport=websocket',
])('a connection that upgrades %s survives a reset', async (path) => {
  const client = connect(port, '127.0.0.1')
  client.on('error', () => {})
  const upgraded = once(testApp.app.server.server, 'upgrade')
  client.write(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  const [, socket] = (await upgraded) as [unknown, Socket]
  // Node emits this when the client resets the connection; without a listener it throws.
  expect(() => socket.emit('error', new Error('read ECONNRESET'))).not.toThrow()
  client.destroy()
})
