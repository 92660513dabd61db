import { defineFact } from '@fruit/world/visits/fact'

/** A valid continue code was applied. Its ids need not belong to challenges. */
export const continueCodeApplied = defineFact<{
  kind: 'hacking' | 'find-it' | 'fix-it'
  ids: readonly number[]
}>('training.continue-code-applied')

/** A browser reported the number of notifications that were closed at once. */
export const notificationsClosed = defineFact<{ count: number }>('training.notifications-closed', { trust: 'browser' })
