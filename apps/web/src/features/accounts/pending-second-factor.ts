import { CallError } from '../../lib/api.ts'

/** The token to go on with when the shop asks for a second factor; null for any other failure of a sign-in. */
export function pendingSecondFactor(error: unknown): string | null {
  if (!(error instanceof CallError) || error.status !== 401) return null
  const body = error.body as { readonly status?: unknown; readonly data?: { readonly tmpToken?: unknown } } | null
  const token = body?.status === 'totp_token_required' ? body.data?.tmpToken : null
  return typeof token === 'string' ? token : null
}
