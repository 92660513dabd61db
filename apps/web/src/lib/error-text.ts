import type { TFunction } from 'i18next'
import { CallError } from './api.ts'

/** What to tell a person about a call that failed: the server's words where it has some, else ours. */
export function errorText(error: unknown, t: TFunction): string {
  if (!(error instanceof CallError)) return t('UNEXPECTED_ERROR')
  if (error.serverMessage !== null) return error.serverMessage
  return error.status === 0 ? t('NO_ANSWER') : t('REQUEST_FAILED', { status: error.status })
}
