import type { role } from '@fruit/contracts/calls/accounts'
import type { z } from 'zod'

export type Role = z.output<typeof role>

/** What the browser reads in a token. It proves nothing: only the server checks signatures. */
export interface TokenContent {
  readonly role: Role | null
  readonly email: string | null
  readonly userId: number | null
}

const NOTHING: TokenContent = { role: null, email: null, userId: null }
const ROLES: readonly unknown[] = ['customer', 'deluxe', 'accounting', 'admin'] satisfies Role[]

/**
 * Reads the payload of a JSON Web Token.
 *
 * @param token three parts in base64url, or anything else: then nothing is known
 */
export function readToken(token: string | null): TokenContent {
  const payload = token?.split('.')[1]
  if (!payload) return NOTHING
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    const { role, email, id } = JSON.parse(new TextDecoder().decode(bytes))?.data ?? {}
    return {
      role: ROLES.includes(role) ? role : null,
      email: typeof email === 'string' ? email : null,
      userId: typeof id === 'number' ? id : null,
    }
  } catch {
    return NOTHING
  }
}
