import type { TFunction } from 'i18next'
import { CallError } from '../../lib/api.ts'
import { errorText } from '../../lib/error-text.ts'

/**
 * What to tell about a failed call of the second factor: the shop refuses without a word.
 *
 * @param refused our words for it
 */
export function refusalText(error: unknown, refused: string, t: TFunction): string {
  return error instanceof CallError && error.status === 401 ? refused : errorText(error, t)
}
