import { defineSeam } from '@fruit/isomorphic/seam'
import { Secret, TOTP } from 'otpauth'

/** A code is good for so long, in milliseconds (RFC 6238 calls it the step). */
const STEP_MS = 30_000

/** Clocks of phones may be so many steps early or late. */
const TOLERANCE = 1

/**
 * What is stored of the secret of a second factor.
 *
 * @param seal makes a text that only this world can read, and only for this account
 */
export const storeSecret = defineSeam('second-factor.store-secret', (secret: string, seal: (text: string) => string) =>
  seal(secret),
)

/**
 * The step of time that a code of a secret belongs to; null when the code is wrong, or not later than the last one that
 * was used.
 *
 * @param secret in Base32
 * @param now milliseconds since the epoch
 * @param lastStep of the latest code that was used; null when there was none
 */
export const judgeCode = defineSeam(
  'second-factor.judge-code',
  (secret: string, code: string, now: number, lastStep: number | null): number | null => {
    if (!/^\d{6}$/.test(code)) return null
    const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: STEP_MS / 1000 })
    const off = totp.validate({ token: code, timestamp: now, window: TOLERANCE })
    if (off === null) return null
    const step = Math.floor(now / STEP_MS) + off
    return lastStep === null || step > lastStep ? step : null
  },
)
