import { HttpResponse } from '@fruit/world/route'
import type { Visit } from '@fruit/world/visit'
import { createdAnswer } from '../resources/resource.ts'
import { type StoredRow, shown, showRow } from '../resources/row-source.ts'
import { findRow, insertRow } from '../resources/row-store.ts'
import { PRIVACY_REQUESTS } from '../schema.ts'
import { erasureRequested } from './facts.ts'
import { pendingErasureOf } from './queries.ts'

export const REQUESTS = { name: 'PrivacyRequests', ...shown(PRIVACY_REQUESTS) } as const

/**
 * Stores an erasure request. The account stays until the shop's staff handles the request; a second request changes
 * nothing.
 */
export function requestErasure(visit: Visit): HttpResponse {
  const { row, isNew } = storeErasureRequest(visit)
  if (!isNew) return new HttpResponse(200, { status: 'success', data: showRow(REQUESTS, row) })
  return createdAnswer(REQUESTS, row)
}

/** Stores an erasure request for the logged-in account, or returns the pending one. */
export function storeErasureRequest(visit: Visit): { row: StoredRow; isNew: boolean } {
  const { world } = visit
  const { accountId } = visit.session!
  const stored = world.db.transaction(() => {
    const waiting = world.db.first(pendingErasureOf(accountId))
    if (waiting) return { row: findRow(world, REQUESTS, waiting.id), isNew: false }
    return { row: insertRow(world, REQUESTS, { UserId: accountId, deletionRequested: 1 }), isNew: true }
  })
  if (stored.isNew) visit.record(erasureRequested, { accountId })
  return stored
}
