import { CallError } from '@fruit/look/api.ts'
import type { TFunction } from 'i18next'

/** Message for the user about a failed call: the server's message if there is one, else a translated text. */
export function errorText(error: unknown, t: TFunction): string {
  if (!(error instanceof CallError)) return t('UNEXPECTED_ERROR')
  if (error.serverMessage !== null) return error.serverMessage
  return error.status === 0 ? t('NO_ANSWER') : t('REQUEST_FAILED', { status: error.status })
}
