import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * Ties a form to the browser that it was made for: what another site makes this browser send lacks the seal, which only
 * the form carries and only fits the browser's cookie.
 */
export class FormSeal {
  readonly #key = randomBytes(32)

  /** The name that a browser has in its cookie; a new one where it has none. */
  browserName(cookie: string | undefined): string {
    return cookie && /^[\w-]{43}$/.test(cookie) ? cookie : randomBytes(32).toString('base64url')
  }

  /** What the form carries. */
  sealFor(browser: string): string {
    return createHmac('sha256', this.#key).update(browser).digest('base64url')
  }

  /** Whether a form that was sent was made for the browser that sends it. */
  fits(browser: string | undefined, seal: string | undefined): boolean {
    if (!browser || !seal) return false
    const [given, right] = [Buffer.from(seal), Buffer.from(this.sealFor(browser))]
    return given.length === right.length && timingSafeEqual(given, right)
  }
}
