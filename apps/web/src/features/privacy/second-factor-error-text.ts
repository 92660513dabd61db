import { CallError } from '@fruit/look/api.ts'
import type { TFunction } from 'i18next'
import { errorText } from '../../lib/error-text.ts'

/**
 * Message about a failed call of the second factor. The server's 401 has no text.
 *
 * @param refused text for a 401
 */
export function secondFactorErrorText(error: unknown, refused: string, t: TFunction): string {
  return error instanceof CallError && error.status === 401 ? refused : errorText(error, t)
}
