import { randomBytes } from 'node:crypto'

/** What a person allowed a client. */
export interface Grant {
  readonly personId: string
  readonly clientId: string
  readonly scope: string
}

export interface LiveGrant extends Grant {
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** Seconds. The client asks for the e-mail at once and then needs its token no longer. */
export const TOKEN_LIFE_SECONDS = 600

/** More than a large class uses within the life of a token; the oldest goes first. */
const MOST_TOKENS = 10_000

/** The access tokens of one provider: random texts that mean something to it alone, kept in memory. */
export class AccessTokens {
  readonly #now: () => number
  // All live equally long, so the order of insertion is that of expiry.
  readonly #grants = new Map<string, LiveGrant>()

  /** @param now milliseconds since 1970 */
  constructor(now: () => number) {
    this.#now = now
  }

  /** A new token for a grant. */
  issue(grant: Grant): string {
    for (const [token, { expiresAt }] of this.#grants) {
      if (expiresAt > this.#now() && this.#grants.size < MOST_TOKENS) break
      this.#grants.delete(token)
    }
    const token = randomBytes(32).toString('base64url')
    this.#grants.set(token, { ...grant, expiresAt: this.#now() + TOKEN_LIFE_SECONDS * 1000 })
    return token
  }

  /** What a token stands for, or null when it never stood for anything or its time is over. */
  find(token: string): LiveGrant | null {
    const grant = this.#grants.get(token)
    return grant && grant.expiresAt > this.#now() ? grant : null
  }
}
