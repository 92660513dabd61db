import type { RowOf } from '@fruit/world/storage/table'
import { shown, showRow } from '../resources/row-source.ts'
import { USERS } from '../schema.ts'

/** A stored row of Users, including the secrets. */
export type UserRow = RowOf<typeof USERS>

/** The account fields that calls return: all but the password and the secret of the second factor. */
export const ACCOUNTS = { name: 'Users', ...shown(USERS, 'password', 'totpSecret') } as const

/** Converts part of a row for clients: `isActive` is a number in the table and a boolean in responses. */
export function toResponseFields(part: object): object {
  return 'isActive' in part ? { ...part, isActive: Boolean(part.isActive) } : part
}

/** The account as calls return it. */
export function describeAccount(user: UserRow): Record<string, unknown> {
  return showRow(ACCOUNTS, user)
}
