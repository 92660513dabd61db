import type { role } from '@fruit/contracts/calls/accounts'
import type { z } from 'zod'

export type Role = z.output<typeof role>

/** Content of a token as the browser reads it. It proves nothing: only the server verifies signatures. */
export interface TokenContent {
  readonly role: Role | null
  readonly email: string | null
  readonly userId: number | null
}

const NO_CONTENT: TokenContent = { role: null, email: null, userId: null }
const ROLES: readonly unknown[] = ['customer', 'deluxe', 'accounting', 'admin'] satisfies Role[]

/** Id of the basket in a token, as text; null if there is none. */
export function basketIdIn(token: string | null): string | null {
  const { bid } = payloadOf(token) ?? {}
  return typeof bid === 'number' ? String(bid) : null
}

/** Whether a token has an expiry time, as the shop's own tokens do. */
export function hasExpiry(token: string): boolean {
  return typeof payloadOf(token)?.exp === 'number'
}

/**
 * Reads the payload of a JSON Web Token.
 *
 * @param token three parts in base64url; all fields are null for anything else
 */
export function readToken(token: string | null): TokenContent {
  const data = payloadOf(token)?.data
  if (data === null || typeof data !== 'object') return NO_CONTENT
  const { role, email, id } = data as Record<string, unknown>
  return {
    role: isRole(role) ? role : null,
    email: typeof email === 'string' ? email : null,
    userId: typeof id === 'number' ? id : null,
  }
}

/** The second part of a token; null if it is not a JSON object. */
function payloadOf(token: string | null): Readonly<Record<string, unknown>> | null {
  const payload = token?.split('.')[1]
  if (!payload) return null
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    const content: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return content !== null && typeof content === 'object' ? (content as Record<string, unknown>) : null
  } catch {
    return null
  }
}

function isRole(value: unknown): value is Role {
  return ROLES.includes(value)
}
