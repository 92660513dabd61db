import { Store } from '@fruit/look/store.ts'
import type { Answer } from './calls.ts'

type Session = Answer<'signIn'>

const KEY = 'console-session'

/** The session of this tab, in its session storage, which only the console's origin can read. Cookies are not used. */
export class ConsoleSession extends Store<Session | null> {
  readonly #storage: Storage

  constructor(storage: Storage) {
    super(readSession(storage))
    this.#storage = storage
  }

  begin(session: Session): void {
    this.#storage.setItem(KEY, JSON.stringify(session))
    this.set(session)
  }

  /** @param token of the session that ended; ignored if another one has started since */
  end(token: string): void {
    if (this.state?.token !== token) return
    this.#storage.removeItem(KEY)
    this.set(null)
  }
}

function readSession(storage: Storage): Session | null {
  const text = storage.getItem(KEY)
  return text === null ? null : (JSON.parse(text) as Session)
}
