import { Store } from '@fruit/look/store.ts'
import type { Answer } from './answers.ts'

type Session = Answer<'signIn'>

const KEY = 'console-session'

/** Who is signed in, in this tab alone: its session storage belongs to the console's own origin, and cookies count nothing. */
export class ConsoleSession extends Store<Session | null> {
  readonly #storage: Storage

  constructor(storage: Storage) {
    super(kept(storage))
    this.#storage = storage
  }

  begin(session: Session): void {
    this.#storage.setItem(KEY, JSON.stringify(session))
    this.set(session)
  }

  /** @param token of the session that ended; nothing happens when another has begun since */
  end(token: string): void {
    if (this.state?.token !== token) return
    this.#storage.removeItem(KEY)
    this.set(null)
  }
}

function kept(storage: Storage): Session | null {
  const text = storage.getItem(KEY)
  return text === null ? null : (JSON.parse(text) as Session)
}
