import type { LiveEvent, LiveMessage } from '@fruit/contracts/console/live'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LiveFeed } from './live.ts'

class Line {
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((end: { code: number }) => void) | null = null

  constructor() {
    lines.push(this)
  }

  say(message: LiveMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const lines: Line[] = []
const event: LiveEvent = { version: 1, now: 0, challenges: [], learners: [], teams: [], trouble: null }

beforeEach(() => {
  lines.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('location', { protocol: 'http:', host: 'console.test' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('reloads settings when the connection opens, and again after an interruption', () => {
  const feed = new LiveFeed('event', 'token')
  feed.open()
  lines[0]!.say({ kind: 'whole', event })
  const { settingsVersion: settings } = feed.state
  expect(settings).toBeGreaterThan(0)
  lines[0]!.onclose!({ code: 1006 })
  vi.runOnlyPendingTimers()
  lines[1]!.say({ kind: 'whole', event })
  expect(feed.state).toMatchObject({ status: 'live', event })
  expect(feed.state.settingsVersion).toBeGreaterThan(settings)
})
