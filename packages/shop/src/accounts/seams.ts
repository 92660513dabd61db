import { defineSeam } from '@fruit/isomorphic/seam'
import type { Statement } from '@fruit/world/statement'
import type { Session } from '@fruit/world/visit'
import { describeAccount, type UserRow } from './account-columns.ts'
import { easyPassword } from './easy-passwords.ts'
import { isPasswordLength, scryptHash } from './passwords.ts'

/** The statement that finds the account with an e-mail and a password hash. */
export const findByCredentials = defineSeam(
  'accounts.find-by-credentials',
  (email: string, passwordHash: string): Statement<UserRow> => ({
    sql: 'SELECT * FROM Users WHERE email = ? AND password = ? AND deletedAt IS NULL',
    parameters: [email, passwordHash],
  }),
  'awaited',
)

/** Hashes a password for storage, at the world's cost. Reuses the salt of a stored hash when one is given. */
export const hashPassword = defineSeam(
  'accounts.hash-password',
  scryptHash as (password: string, like: string | null, cost: number) => string | Promise<string>,
)

/** Returns the reason why an account may not have a password, apart from its length, or null. */
export const refusePassword = defineSeam('accounts.refuse-password', easyPassword, 'awaited')

/** Decides whether the length of a new password is allowed. */
export const admitPasswordLength = defineSeam('accounts.admit-password-length', isPasswordLength)

/** A login with the right password. */
export interface PasswordLogin {
  /** E-mail of the account that was found. */
  readonly email: string | null
  readonly password: string
  /** True for the password that the shop's client derives from the e-mail, for customers of an identity provider. */
  readonly made: boolean
  /** True when the identity provider confirms that the e-mail belongs to the user. */
  readonly vouched: boolean
}

/** Decides whether the right password is enough to log in. A password that anyone can derive from the e-mail is not. */
export const admitPasswordLogin = defineSeam(
  'accounts.admit-password-login',
  ({ made, vouched }: PasswordLogin): boolean => vouched || !made,
  'awaited',
)

/** The fields of an account's row that its token contains. Anyone who holds the token can read them. */
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
 * Decides whether a token may use the signature algorithm that its header names, such as `RS256`. The shop signs with
 * its own key, so it must not verify a token with another algorithm only because the token names it.
 */
export const admitTokenAlgorithm = defineSeam(
  'accounts.admit-token-algorithm',
  (algorithm: string): boolean => algorithm === 'RS256',
)

/** The role of a new account, given the request body. */
export const assignRole = defineSeam(
  'accounts.assign-role',
  (_body: Readonly<Record<string, unknown>>): UserRow['role'] => 'customer',
  'awaited',
)

/** The accounts that a visitor sees in the list of accounts: all of them, or one. */
export const selectVisibleAccounts = defineSeam(
  'accounts.select-visible-accounts',
  (visitor: Session): 'all' | { readonly id: number } => (visitor.role === 'admin' ? 'all' : { id: visitor.accountId }),
)

/** Decides whether a visitor may list the login details of all accounts. */
export const admitAuthenticationDetails = defineSeam(
  'accounts.admit-authentication-details',
  (visitor: Session): boolean => visitor.role === 'admin',
)

/** The latest token of an account as the list of login details shows it: masked. */
export const describeToken = defineSeam('accounts.describe-token', (_token: string): string => '*'.repeat(8))

/** Cleans an e-mail before a registration or a change validates it: angle brackets are removed. */
export const cleanEmail = defineSeam('accounts.clean-email', (email: string): string => email.replace(/[<>]/g, ''))

/** Decides whether a registration contains both an e-mail and a password; null for a missing field. */
export const requireCredentials = defineSeam(
  'accounts.require-credentials',
  (email: string | null, password: string | null): boolean => Boolean(email) && Boolean(password),
  'awaited',
)

/**
 * Decides whether a text can be the e-mail of a new account. Accepts empty text: `requireCredentials` decides about
 * that.
 */
export const checkEmail = defineSeam('accounts.check-email', (email: string): boolean =>
  /^(?:[^\s@<>"]+@[^\s@<>"]+)?$/.test(email),
)

/** Decides whether a registration repeated the password correctly; null for a missing repetition. */
export const checkPasswordRepeat = defineSeam(
  'accounts.check-password-repeat',
  (password: string, repeat: string | null): boolean => repeat === password,
  'awaited',
)

/**
 * The fields of the visitor's own account that "who am I" returns. `wanted`: names of the requested fields, null for
 * the default ones.
 */
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
 * The function that the response to "who am I" calls, given the requested name; null for plain JSON. Any site can load
 * a script, but only the shop's own pages can read JSON.
 */
export const admitCallback = defineSeam(
  'accounts.admit-callback',
  (_callback: string | undefined): string | null => null,
)

/** Decides whether a logged-in account must send its current password to set a new one. */
export const requireCurrentPassword = defineSeam(
  'accounts.require-current-password',
  (_current: string | undefined): boolean => true,
)

/** The fields of an account's row in the response to a password change. */
export const describeAfterPasswordChange = defineSeam(
  'accounts.describe-after-password-change',
  (user: UserRow): object => describeAccount(user),
)

/** The address that an account logged in from: the one that the server sees, regardless of headers. */
export const readLoginAddress = defineSeam(
  'accounts.read-login-address',
  (address: string, _headers: Readonly<Record<string, string | string[] | undefined>>): string => address,
)

/** A request to reset a forgotten password. */
export interface ResetClaim {
  /** Id of the security question that the account has answered. */
  readonly questionId: number
  /** True when the given answer matches the stored one. */
  readonly answerFits: boolean
  /** Wrong answers for this account within the last hour, from all visitors. */
  readonly wrongAnswers: number
  /** True when this account was the last one that was opened in the requesting browser. */
  readonly knownBrowser: boolean
}

/**
 * Decides whether a password may be reset. Others may know the answer to the security question too, so it only counts
 * in a browser that the account was opened in.
 */
export const admitPasswordReset = defineSeam(
  'accounts.admit-password-reset',
  ({ answerFits, knownBrowser }: ResetClaim): boolean => answerFits && knownBrowser,
  'awaited',
)

/**
 * Decides whether a visitor may set the security answer of an account.
 *
 * @param registeredHere true when this visitor registered the account recently
 */
export const admitSecurityAnswer = defineSeam(
  'accounts.admit-security-answer',
  (visitor: Session | null, accountId: number, registeredHere: boolean): boolean =>
    registeredHere || visitor?.accountId === accountId,
)
