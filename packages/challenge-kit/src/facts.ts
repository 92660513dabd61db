import { defineFact } from '@fruit/world/fact'

/** A continue code was applied that nobody made by mistake: it holds these numbers, of challenges or not. */
export const continueCodeApplied = defineFact<{
  kind: 'hacking' | 'find-it' | 'fix-it'
  ids: readonly number[]
}>('training.continue-code-applied')

/** A browser says that so many notifications were closed at once. */
export const notificationsClosed = defineFact<{ count: number }>('training.notifications-closed', { trust: 'browser' })
