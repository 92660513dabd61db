import { defineSeam } from '@fruit/isomorphic/seam'
import { Secret, TOTP } from 'otpauth'

/** Time step of a code in milliseconds (RFC 6238). */
const STEP_MS = 30_000

/** Tolerated difference of a phone's clock, in time steps. */
const TOLERANCE = 1

/**
 * The stored form of a second factor's secret.
 *
 * @param seal encrypts a text with the world's key, bound to this account
 */
export const storeSecret = defineSeam('second-factor.store-secret', (secret: string, seal: (text: string) => string) =>
  seal(secret),
)

/**
 * The time step that a code belongs to; null when the code is wrong, or not later than the last one that was used.
 *
 * @param secret in Base32
 * @param now milliseconds since the epoch
 * @param lastStep time step of the latest used code; null without one
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
