import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

const PATH = '/ftp/long.md'
/** Options of polls: a busy machine may take long. */
const PATIENT = { timeout: 60_000 }

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.app.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => testApp.close())

/** A connection that requests the file several times and reads nothing. */
async function openIdleReader({ cookie: { name, value } }: Learner): Promise<Socket> {
  const { port } = testApp.app.server.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.pause()
  socket.write(`GET ${PATH} HTTP/1.1\r\nHost: localhost\r\nCookie: ${name}=${value}\r\n\r\n`.repeat(6))
  return socket
}

it('a world with many unread responses sends no more large ones until they are read or their connections close', async () => {
  const [learner, other] = [testApp.learner(), testApp.learner()]
  for (const each of [learner, other])
    await each.inside(({ files }) => files.write(PATH, Buffer.alloc(4_000_000, 'apple ')))
  const status = async (of: Learner) => (await of.client().get(PATH)).status
  expect(await status(learner)).toBe(200)
  const readers = await Promise.all(Array.from({ length: 8 }, () => openIdleReader(learner)))
  await expect.poll(() => status(learner), PATIENT).toBe(503)
  expect(await status(other)).toBe(200)
  expect((await learner.client().get('/rest/admin/application-version')).status).toBe(200)
  for (const reader of readers) reader.destroy()
  await expect.poll(() => status(learner), PATIENT).toBe(200)
  // A visit that never ends would keep its world open.
  const { registry } = testApp.app.backend
  registry.close(learner.id)
  await expect.poll(() => registry.openWorlds, PATIENT).not.toContain(learner.id)
})
