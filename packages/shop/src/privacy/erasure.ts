import { Answer } from '@fruit/world/route'
import type { Visit } from '@fruit/world/visit'
import { type Columns, type StoredRow, showRow } from '../resources/columns.ts'
import { createdAnswer } from '../resources/resource.ts'
import { findRow, insertRow } from '../resources/row-store.ts'
import { erasureRequested } from './facts.ts'
import { waitingErasureOf } from './queries.ts'

export const PRIVACY_REQUESTS = {
  name: 'PrivacyRequests',
  table: 'PrivacyRequests',
  columns: {
    id: 'integer',
    UserId: 'integer',
    deletionRequested: 'flag',
    createdAt: 'time',
    updatedAt: 'time',
  } as const satisfies Columns,
} as const

/**
 * Stores that a customer wants to be forgotten. The account stays until somebody of the shop has dealt with it; asking
 * again changes nothing.
 */
export function requestErasure(visit: Visit): Answer {
  const { row, isNew } = storeErasureRequest(visit)
  if (!isNew) return new Answer(200, { status: 'success', data: showRow(PRIVACY_REQUESTS.columns, row) })
  return createdAnswer(PRIVACY_REQUESTS, row)
}

/** The request of whoever is signed in; the one that waits already, if there is one. */
export function storeErasureRequest(visit: Visit): { row: StoredRow; isNew: boolean } {
  const { world } = visit
  const { accountId } = visit.session!
  const stored = world.db.transaction(() => {
    const waiting = world.db.first(waitingErasureOf(accountId))
    if (waiting) return { row: findRow(world, PRIVACY_REQUESTS, waiting.id), isNew: false }
    return { row: insertRow(world, PRIVACY_REQUESTS, { UserId: accountId, deletionRequested: 1 }), isNew: true }
  })
  if (stored.isNew) visit.record(erasureRequested, { accountId })
  return stored
}
