import { defineSeam, type Statement } from '@fruit/world/seam'
import type { UsersTable } from '../schema.ts'
import { providerPassword, scryptHash } from './passwords.ts'

/** A row of Users as a login finds it. */
export type UserRow = Omit<UsersTable, 'id'> & { id: number }

/** The statement that finds the account of an e-mail and a password hash. */
export const findByCredentials = defineSeam(
  'accounts.find-by-credentials',
  (email: string, passwordHash: string): Statement => ({
    sql: 'SELECT * FROM Users WHERE email = ? AND password = ? AND deletedAt IS NULL',
    parameters: [email, passwordHash],
  }),
)

/** Turns a password into what is stored; with the salt of a stored hash when one is given. */
export const hashPassword = defineSeam(
  'accounts.hash-password',
  scryptHash as (password: string, like: string | null) => string | Promise<string>,
)

/** A login whose password was right. */
export interface PasswordLogin {
  /** E-mail of the account that was found. */
  readonly email: string | null
  readonly password: string
  /** Whether an outside provider says that the e-mail belongs to whoever signs in. */
  readonly vouched: boolean
}

/** Whether the right password is enough to be let in. One that everybody can work out of the e-mail is not. */
export const admitPasswordLogin = defineSeam(
  'accounts.admit-password-login',
  ({ email, password, vouched }: PasswordLogin): boolean =>
    vouched || email === null || password !== providerPassword(email),
)

/** What of an account's row travels in its token, where everybody who holds the token can read it. */
export const describeInToken = defineSeam(
  'accounts.describe-in-token',
  (user: UserRow): Partial<UserRow> => ({
    id: user.id,
    username: user.username,
    email: user.email,
    role: user.role,
    lastLoginIp: user.lastLoginIp,
    profileImage: user.profileImage,
    isActive: user.isActive,
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
    deletedAt: user.deletedAt,
  }),
)

/** The role that a registration gets, given the body that was sent. */
export const assignRole = defineSeam(
  'accounts.assign-role',
  (_body: Readonly<Record<string, unknown>>): UserRow['role'] => 'customer',
)
