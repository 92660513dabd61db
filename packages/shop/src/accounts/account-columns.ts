import { type Columns, showRow } from '../resources/columns.ts'
import type { UsersTable } from '../schema.ts'

/** A row of Users as it is stored, secrets and all. */
export type UserRow = Omit<UsersTable, 'id'> & { id: number }

/** What calls show of an account: neither its password nor the secret of its second factor. */
export const ACCOUNT_COLUMNS = {
  id: 'integer',
  username: 'text',
  email: 'text',
  role: 'text',
  deluxeToken: 'text',
  lastLoginIp: 'text',
  profileImage: 'text',
  isActive: 'flag',
  createdAt: 'time',
  updatedAt: 'time',
  deletedAt: 'time',
} as const satisfies Columns

/** An account as calls show it. */
export function describeAccount(user: UserRow): Record<string, unknown> {
  return showRow(ACCOUNT_COLUMNS, user)
}
