import type { MessageKey } from '../../../lib/i18n.ts'
import type { ChallengeStatus } from './challenge-status.ts'

/** Text keys of the states. */
export const STATUS_TEXT = {
  unsolved: 'STATUS_UNSOLVED',
  'partially-solved': 'STATUS_PARTIALLY_SOLVED',
  solved: 'STATUS_SOLVED',
} as const satisfies Readonly<Record<ChallengeStatus, MessageKey>>
