import { CallError } from '@fruit/look/api.ts'

/** The temporary token if the server requests a second factor; null for other failures of a login. */
export function pendingSecondFactor(error: unknown): string | null {
  if (!(error instanceof CallError) || error.status !== 401) return null
  const body = error.body as { readonly status?: unknown; readonly data?: { readonly tmpToken?: unknown } } | null
  const token = body?.status === 'totp_token_required' ? body.data?.tmpToken : null
  return typeof token === 'string' ? token : null
}
