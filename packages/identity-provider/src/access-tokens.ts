import { randomBytes } from 'node:crypto'

/** A permission that a person gave to a client. */
export interface Grant {
  readonly personId: string
  readonly clientId: string
  readonly scope: string
}

export interface LiveGrant extends Grant {
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** In seconds. The client requests the e-mail address at once, and does not need its token afterwards. */
export const TOKEN_LIFE_SECONDS = 600

/** More than a large class uses within the lifetime of a token. The oldest is evicted first. */
const MAX_TOKENS = 10_000

/** The access tokens of one provider: random strings, kept in memory. */
export class AccessTokens {
  readonly #now: () => number
  // All tokens have the same lifetime, so the order of insertion is the order of expiry.
  readonly #grants = new Map<string, LiveGrant>()

  /** @param now milliseconds since 1970 */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Issues a token for a grant. */
  issue(grant: Grant): string {
    for (const [token, { expiresAt }] of this.#grants) {
      if (expiresAt > this.#now() && this.#grants.size < MAX_TOKENS) break
      this.#grants.delete(token)
    }
    const token = randomBytes(32).toString('base64url')
    this.#grants.set(token, { ...grant, expiresAt: this.#now() + TOKEN_LIFE_SECONDS * 1000 })
    return token
  }

  /** The grant of a token; null if the token is unknown or expired. */
  find(token: string): LiveGrant | null {
    const grant = this.#grants.get(token)
    return grant && grant.expiresAt > this.#now() ? grant : null
  }
}
