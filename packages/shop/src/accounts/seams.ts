import { defineSeam } from '@fruit/isomorphic/seam'
import type { Statement } from '@fruit/world/statement'
import type { Session } from '@fruit/world/visit'
import { describeAccount, type UserRow } from './account-columns.ts'
import { easyPassword } from './easy-passwords.ts'
import { isPasswordLength, scryptHash } from './passwords.ts'

/** The statement that finds the account of an e-mail and a password hash. */
export const findByCredentials = defineSeam(
  'accounts.find-by-credentials',
  (email: string, passwordHash: string): Statement<UserRow> => ({
    sql: 'SELECT * FROM Users WHERE email = ? AND password = ? AND deletedAt IS NULL',
    parameters: [email, passwordHash],
  }),
  'awaited',
)

/** Turns a password into what is stored, at the cost of the world; with the salt of a stored hash when one is given. */
export const hashPassword = defineSeam(
  'accounts.hash-password',
  scryptHash as (password: string, like: string | null, cost: number) => string | Promise<string>,
)

/** Why an account may not have a password, whatever its length; null when it may. */
export const refusePassword = defineSeam('accounts.refuse-password', easyPassword, 'awaited')

/** Whether a new password is neither too short nor too long. */
export const admitPasswordLength = defineSeam('accounts.admit-password-length', isPasswordLength)

/** A login whose password was right. */
export interface PasswordLogin {
  /** E-mail of the account that was found. */
  readonly email: string | null
  readonly password: string
  /** Whether it is the password that our client makes of the e-mail, for customers of an outside provider. */
  readonly made: boolean
  /** Whether an outside provider says that the e-mail belongs to whoever signs in. */
  readonly vouched: boolean
}

/** Whether the right password is enough to be let in. One that everybody can work out of the e-mail is not. */
export const admitPasswordLogin = defineSeam(
  'accounts.admit-password-login',
  ({ made, vouched }: PasswordLogin): boolean => vouched || !made,
  'awaited',
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

/**
 * Whether a token may be signed in the way that its head names, such as `RS256`. The shop signs with a key of its own:
 * that others name another way is no reason to check it so.
 */
export const admitTokenAlgorithm = defineSeam(
  'accounts.admit-token-algorithm',
  (algorithm: string): boolean => algorithm === 'RS256',
)

/** The role that a registration gets, given the body that was sent. */
export const assignRole = defineSeam(
  'accounts.assign-role',
  (_body: Readonly<Record<string, unknown>>): UserRow['role'] => 'customer',
  'awaited',
)

/** Which accounts a visitor sees in the list of accounts: all of them, or one. */
export const selectVisibleAccounts = defineSeam(
  'accounts.select-visible-accounts',
  (visitor: Session): 'all' | { readonly id: number } => (visitor.role === 'admin' ? 'all' : { id: visitor.accountId }),
)

/** Whether a visitor sees how all accounts sign in. */
export const admitAuthenticationDetails = defineSeam(
  'accounts.admit-authentication-details',
  (visitor: Session): boolean => visitor.role === 'admin',
)

/** How the latest token of an account is shown to who sees how all accounts sign in: that there is one is enough. */
export const describeToken = defineSeam('accounts.describe-token', (_token: string): string => '*'.repeat(8))

/** What a registration or a change does with an e-mail before it is looked at: angle brackets have no place in one. */
export const cleanEmail = defineSeam('accounts.clean-email', (email: string): string => email.replace(/[<>]/g, ''))

/** Whether a registration gives both an e-mail and a password; null stands for what it does not name at all. */
export const requireCredentials = defineSeam(
  'accounts.require-credentials',
  (email: string | null, password: string | null): boolean => Boolean(email) && Boolean(password),
  'awaited',
)

/** Whether something can be the e-mail of a new account. That there is one at all is not asked here. */
export const checkEmail = defineSeam('accounts.check-email', (email: string): boolean =>
  /^(?:[^\s@<>"]+@[^\s@<>"]+)?$/.test(email),
)

/** Whether a password was repeated as a registration asks for it; null: it was not. */
export const checkPasswordRepeat = defineSeam(
  'accounts.check-password-repeat',
  (password: string, repeat: string | null): boolean => repeat === password,
  'awaited',
)

/** What a visitor gets to know of the own account; `wanted` holds the names of fields that were asked for, if any. */
export const selectVisitorFields = defineSeam(
  'accounts.select-visitor-fields',
  (user: UserRow, wanted: readonly string[] | null): Partial<UserRow> => {
    const offered = { id: user.id, email: user.email, lastLoginIp: user.lastLoginIp, profileImage: user.profileImage }
    if (!wanted) return offered
    const further = { ...offered, username: user.username, role: user.role }
    return Object.fromEntries(Object.entries(further).filter(([name]) => wanted.includes(name)))
  },
  'awaited',
)

/**
 * The function that the answer to "who am I" calls, given the name that was asked for; null for plain JSON. A script
 * can be loaded by every site, JSON only by our own.
 */
export const admitCallback = defineSeam(
  'accounts.admit-callback',
  (_callback: string | undefined): string | null => null,
)

/** Whether somebody who is signed in must give the current password to get a new one. */
export const requireCurrentPassword = defineSeam(
  'accounts.require-current-password',
  (_current: string | undefined): boolean => true,
)

/** What of an account's row answers a change of its password. */
export const describeAfterPasswordChange = defineSeam(
  'accounts.describe-after-password-change',
  (user: UserRow): object => describeAccount(user),
)

/** The address that an account signed in from: the one that the server sees, whatever a header says. */
export const readLoginAddress = defineSeam(
  'accounts.read-login-address',
  (address: string, _headers: Readonly<Record<string, string | string[] | undefined>>): string => address,
)

/** What somebody brings along who forgot the password of an account. */
export interface ResetClaim {
  /** Number of the security question that the account has answered. */
  readonly questionId: number
  /** Whether the answer that was given is the one on file. */
  readonly answerFits: boolean
  /** Wrong answers for this account within the last hour, whoever gave them. */
  readonly wrongAnswers: number
  /** Whether the account was the last that was opened in the browser that asks. */
  readonly knownBrowser: boolean
}

/**
 * Whether a claim is enough for a new password. An answer says what somebody knows, and others may know it too: it
 * counts in a browser that the account was opened in.
 */
export const admitPasswordReset = defineSeam(
  'accounts.admit-password-reset',
  ({ answerFits, knownBrowser }: ResetClaim): boolean => answerFits && knownBrowser,
  'awaited',
)

/**
 * Whether a visitor may set the security answer of an account.
 *
 * @param registeredHere whether this visitor registered the account, not long ago
 */
export const admitSecurityAnswer = defineSeam(
  'accounts.admit-security-answer',
  (visitor: Session | null, accountId: number, registeredHere: boolean): boolean =>
    registeredHere || visitor?.accountId === accountId,
)
