import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ClassRoom } from '@fruit/classroom/class/class-room'
import type { EventSettings } from '@fruit/contracts/console/class-event'
import type { ActivityEntry } from '@fruit/contracts/console/live'
import { systemRandom } from '@fruit/world/random'
import { COOKIE_KEY, openTestApp, type TestApp, type TestOptions } from './test-app.ts'

/** Settings of an event that allows everything. */
export const SETTINGS: EventSettings = {
  ...{ name: 'Monday', form: 'contest', path: null, challenges: null, language: null, hints: { mode: 'on' } },
  ...{ coding: true, ownFixes: true, startsAt: null, endsAt: null, freezesAt: null, teamSize: 2, isKept: false },
  atEnd: { closesShops: true, opensWalkthroughs: true },
  contest: { points: 'falling', firstBlood: 50, hintCost: 10 },
}

/** A server with a class, on a clock that only the test advances. */
export interface ClassApp {
  readonly testApp: TestApp
  readonly room: ClassRoom
  readonly clock: { time: number }
  /** Joins an event like a browser, and returns the cookie. */
  join(code: string, nickname: string, teamCode?: string): Promise<string>
  ask(method: 'GET' | 'POST' | 'PUT', url: string, options?: AskOptions): Promise<AppResponse>
  /** All journal entries of an event. */
  happenings(event: string): Promise<ActivityEntry[]>
  /** Stops the server, and deletes the data folder unless it was passed in. */
  close(): Promise<void>
}

interface AskOptions {
  readonly cookie?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly form?: Readonly<Record<string, string>>
  readonly json?: object
}

interface AppResponse {
  readonly status: number
  readonly body: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly cookies: readonly { readonly name: string; readonly value: string }[]
}

/** @param dataFolder of an earlier server; default: a temporary one, deleted on close */
export async function openClassApp(
  dataFolder?: string,
  time = 1_795_462_165_000,
  options: TestOptions = {},
): Promise<ClassApp> {
  const folder = dataFolder ?? mkdtempSync(join(tmpdir(), 'fruit-class-'))
  const clock = { time }
  const now = { now: () => clock.time }
  const room = await ClassRoom.open({
    folder: join(folder, 'class'),
    key: 'a key of a class for tests',
    flagKey: 'example-ctf-key',
    clock: now,
    random: systemRandom,
    hostName: 'shops.fruit.test',
    limits: { wrongCodesPerMinute: 10, learnersPerEvent: 4, reportsPerMinute: 40, reportBytes: 100_000 },
    report: () => {},
  })
  const testApp = await openTestApp({
    ...options,
    dataFolder: folder,
    clock: now,
    naming: { kind: 'cookie', key: COOKIE_KEY, room },
  })
  const ask: ClassApp['ask'] = async (method, url, { cookie, headers = {}, form, json } = {}) => {
    const answer = await testApp.app.server.inject({
      method,
      url,
      headers: {
        host: 'localhost:3000',
        ...(cookie !== undefined && { cookie }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(json && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
      ...(json && { payload: JSON.stringify(json) }),
    })
    return { status: answer.statusCode, body: answer.body, headers: answer.headers, cookies: answer.cookies }
  }
  return {
    testApp,
    room,
    clock,
    ask,
    join: async (code, nickname, teamCode = '') => {
      const { cookies, status, body } = await ask('POST', '/join', { form: { code, nickname, teamCode } })
      if (status !== 303) throw new Error(`${nickname} could not join: ${status} ${body}`)
      return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    },
    happenings: async (event) => {
      const entries: ActivityEntry[] = []
      for await (const entry of await room.trainers.happenings(event)) entries.push(entry)
      return entries
    },
    close: async () => {
      await testApp.close()
      if (dataFolder === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}
