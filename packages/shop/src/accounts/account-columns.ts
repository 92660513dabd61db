import type { RowOf } from '@fruit/world/table'
import { shown, showRow } from '../resources/row-source.ts'
import { USERS } from '../schema.ts'

/** A row of Users as it is stored, secrets and all. */
export type UserRow = RowOf<typeof USERS>

/** What calls show of an account: neither its password nor the secret of its second factor. */
export const ACCOUNTS = { name: 'Users', ...shown(USERS, 'password', 'totpSecret') } as const

/** Part of a row as clients know it: what is a number in the table alone is a boolean there. */
export function asClientsKnowIt(part: object): object {
  return 'isActive' in part ? { ...part, isActive: Boolean(part.isActive) } : part
}

/** An account as calls show it. */
export function describeAccount(user: UserRow): Record<string, unknown> {
  return showRow(ACCOUNTS, user)
}
