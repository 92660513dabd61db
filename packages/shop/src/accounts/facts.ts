import { defineFact } from '@fruit/world/fact'
import type { Role } from '@fruit/world/visit'

/** Somebody signed in. The account is what the login found, which need not be a row of the table. */
export const sessionOpened = defineFact<{ accountId: number; email: string | null; role: Role }>(
  'accounts.session-opened',
)

/**
 * Somebody's password was right, and it was the one that the client makes of the account's e-mail. `vouched`: an outside
 * provider said that the e-mail is theirs.
 */
export const providerPasswordAccepted = defineFact<{ accountId: number; vouched: boolean }>(
  'accounts.provider-password-accepted',
)

/** An account was registered. */
export const accountRegistered = defineFact<{ accountId: number; email: string; role: Role }>(
  'accounts.account-registered',
)
