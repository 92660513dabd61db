import type { LiveEvent, LiveMessage } from '@fruit/contracts/console/live'
import { Store } from '@fruit/look/store.ts'

/** State of the connection. `gone`: the event was deleted. */
type LiveStatus = 'connecting' | 'live' | 'lost' | 'gone'

export interface LiveState {
  readonly status: LiveStatus
  readonly event: LiveEvent | null
  /** Difference between the server's clock and the local one, in milliseconds. */
  readonly clockOffset: number
  /** Increases when settings or state of the event changed, or may have changed during an interruption. */
  readonly settingsVersion: number
}

/** Delay before the connection is opened again, in milliseconds. The first message, `whole`, has all missed changes. */
const RETRY_DELAY_MS = 1500

/** Live data of one event from the server. Unchanged rows keep their identity. */
export class LiveFeed extends Store<LiveState> {
  readonly #id: string
  readonly #token: string
  #socket: WebSocket | null = null
  #again: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(id: string, token: string) {
    super({ status: 'connecting', event: null, clockOffset: 0, settingsVersion: 0 })
    this.#id = id
    this.#token = token
  }

  open(): void {
    this.#closed = false
    const { protocol, host } = location
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/live`)
    this.#socket = socket
    socket.onopen = () => socket.send(JSON.stringify({ token: this.#token, event: this.#id }))
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as LiveMessage)
    socket.onclose = ({ code }) => {
      if (this.#closed || this.#socket !== socket) return
      if (code === 4404) return this.set({ ...this.state, status: 'gone' })
      this.set({ ...this.state, status: 'lost' })
      this.#again = setTimeout(() => this.open(), RETRY_DELAY_MS)
    }
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#again)
    this.#socket?.close()
  }

  #receive(message: LiveMessage): void {
    const { event } = this.state
    if (message.kind === 'gone') this.set({ ...this.state, status: 'gone' })
    else if (message.kind === 'settings') this.set({ ...this.state, settingsVersion: this.state.settingsVersion + 1 })
    else if (message.kind === 'whole') {
      const ahead = message.event.now - Date.now()
      this.set({
        status: 'live',
        event: message.event,
        clockOffset: ahead,
        settingsVersion: this.state.settingsVersion + 1,
      })
    } else if (event) {
      const { learners, teams, version, now, trouble } = message
      const merged = {
        ...event,
        version,
        now,
        trouble,
        learners: mergeRows(event.learners, learners),
        teams: mergeRows(event.teams, teams),
      }
      this.set({ ...this.state, event: merged, clockOffset: now - Date.now() })
    }
  }
}

function mergeRows<Row extends { readonly id: string }>(rows: Row[], changed: readonly Row[]): Row[] {
  if (changed.length === 0) return rows
  const byId = new Map(changed.map((row) => [row.id, row]))
  const kept = rows.map((row) => {
    const other = byId.get(row.id)
    byId.delete(row.id)
    return other ?? row
  })
  return [...kept, ...byId.values()]
}
