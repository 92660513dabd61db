import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * CSRF protection: a form contains a seal (HMAC) that matches the cookie of its browser. Requests that another site
 * makes the browser send lack the seal.
 */
export class FormSeal {
  readonly #key = randomBytes(32)

  /** The browser's name from its cookie, or a new one. */
  browserName(cookie: string | undefined): string {
    return cookie && /^[\w-]{43}$/.test(cookie) ? cookie : randomBytes(32).toString('base64url')
  }

  /** The seal for a form. */
  sealFor(browser: string): string {
    return createHmac('sha256', this.#key).update(browser).digest('base64url')
  }

  /** Whether a submitted form was made for this browser. */
  matches(browser: string | undefined, seal: string | undefined): boolean {
    if (!browser || !seal) return false
    const [given, right] = [Buffer.from(seal), Buffer.from(this.sealFor(browser))]
    return given.length === right.length && timingSafeEqual(given, right)
  }
}
