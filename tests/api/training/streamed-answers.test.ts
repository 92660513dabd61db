import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { defineCall } from '@fruit/contracts/call'
import { worldCookie } from '@fruit/server/http/world-naming'
import { documentServed } from '@fruit/shop/files/facts'
import { HttpResponse, handle } from '@fruit/world/route'
import type { Visit } from '@fruit/world/visit'
import { io } from 'socket.io-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { testCatalogue, testChallenge } from '../../support/small-catalogue.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const KEY = 'a key of this test'
const PATH = '/rest/test/stream?of=events'

/** A promise that the test resolves. */
function createGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

const streamed = defineCall({
  method: 'GET',
  path: '/rest/test/stream',
  summary: 'An answer that takes its time',
  tag: 'Test',
  access: 'open',
  answers: { 200: z.string() },
})

const slow = defineCall({ ...streamed, path: '/rest/test/slow', summary: 'An answer that begins late' })

let testApp: TestApp
let gates: Readonly<Record<'asked' | 'begin' | 'event' | 'end', ReturnType<typeof createGate>>>

async function* events(visit: Visit) {
  yield 'data: begun\n\n'
  await gates.event.opened
  visit.record(documentServed, { name: 'legal.md' })
  yield 'data: served\n\n'
  await gates.end.opened
  yield 'data: ended\n\n'
}

beforeEach(async () => {
  gates = { asked: createGate(), begin: createGate(), event: createGate(), end: createGate() }
  testApp = await openTestApp({
    catalogue: testCatalogue(testChallenge({ key: 'noticeChallenge' })),
    naming: { kind: 'cookie', key: KEY },
    moreRoutes: [
      handle(
        streamed,
        (visit) => new HttpResponse(200, Readable.from(events(visit)), { 'content-type': 'text/event-stream' }),
      ),
      handle(slow, async (visit) => {
        gates.asked.open()
        await gates.begin.opened
        visit.record(documentServed, { name: 'legal.md' })
        return {}
      }),
    ],
  })
})
afterEach(() => testApp.close())

const cookieOf = (id: string) => worldCookie(KEY, id).split(';')[0]!

async function solvedIn(id: string): Promise<string[]> {
  const { data } = (
    await testApp.app.server.inject({ url: '/api/Challenges?solved=true', headers: { cookie: cookieOf(id) } })
  ).json()
  return data.map(({ key }: { key: string }) => key)
}

/** Starts the server on a real port and returns its URL. */
async function listen(): Promise<string> {
  await testApp.app.server.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(testApp.app.server.server.address() as AddressInfo).port}`
}

describe('an event during a streamed response', () => {
  it('solves at once: sockets receive it and it is stored before the response ends', async () => {
    const address = await listen()
    const { id } = testApp.learner()
    const socket = io(address, {
      transports: ['websocket'],
      forceNew: true,
      extraHeaders: { cookie: cookieOf(id) },
    })
    await new Promise<void>((resolve) => socket.once('connect', resolve))
    const heard = new Promise<{ key: string }>((resolve) => socket.once('challenge solved', resolve))
    const response = await fetch(address + PATH, {
      headers: { cookie: cookieOf(id), 'accept-encoding': 'gzip, br' },
    })
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader.read()).value).toBe('data: begun\n\n')
    expect(await solvedIn(id)).toEqual([])
    gates.event.open()
    expect((await heard).key).toBe('noticeChallenge')
    expect(await solvedIn(id)).toEqual(['noticeChallenge'])
    expect((await reader.read()).value).toBe('data: served\n\n')
    gates.end.open()
    expect((await reader.read()).value).toBe('data: ended\n\n')
    expect((await reader.read()).done).toBe(true)
    socket.close()
  })

  it('solves once with the request as its cause, also when injected', async () => {
    const { id } = testApp.learner()
    for (const { open } of Object.values(gates)) open()
    const headers = { cookie: cookieOf(id) }
    const answer = await testApp.app.server.inject({ url: PATH, headers })
    expect(answer.body).toBe('data: begun\n\ndata: served\n\ndata: ended\n\n')
    expect(testApp.reports).toEqual([`solved noticeChallenge (world ${id})`])
    const page = await testApp.app.server.inject({ url: '/rest/training/challenges/noticeChallenge', headers })
    expect(page.json().explanation.request).toMatchObject({ method: 'GET', url: PATH })
  })
})

describe('a client that disconnects', () => {
  /** A discarded world is deleted when its last visit ends. */
  async function expectNobodyIn(id: string) {
    testApp.app.backend.registry.discard(id)
    await expect.poll(() => existsSync(join(testApp.dataFolder, 'worlds', id))).toBe(false)
  }

  it('in the middle of a response leaves the world', async () => {
    const address = await listen()
    const { id } = testApp.learner()
    const away = new AbortController()
    const response = await fetch(address + PATH, { headers: { cookie: cookieOf(id) }, signal: away.signal })
    await response.body!.getReader().read()
    away.abort()
    await expectNobodyIn(id)
  })

  it('before the response begins leaves the world when the handler ends, and its act counts', async () => {
    const address = await listen()
    const { id } = testApp.learner()
    const away = new AbortController()
    const answer = fetch(`${address}/rest/test/slow`, { headers: { cookie: cookieOf(id) }, signal: away.signal })
    await gates.asked.opened
    away.abort()
    await expect(answer).rejects.toThrow(/abort/)
    gates.begin.open()
    await expectNobodyIn(id)
    expect(testApp.reports).toEqual([`solved noticeChallenge (world ${id})`])
  })
})
