import { defineFact } from '@fruit/world/fact'
import type { Role } from '@fruit/world/visit'

/**
 * Somebody signed in. The account is what the login found, which need not be a row of the table. `how`: what was asked
 * for last.
 */
export const sessionOpened = defineFact<{
  accountId: number
  email: string | null
  role: Role
  how: 'password' | 'second-factor'
  /** What token and answer tell of the account. */
  told: Readonly<Record<string, unknown>>
}>('accounts.session-opened')

/** Somebody who knew the password of an account was let in, or sent on to the second factor. */
export const passwordAccepted = defineFact<{ accountId: number; password: string }>('accounts.password-accepted')

/**
 * Somebody's password was right, and it was the one that the client makes of the account's e-mail. `vouched`: an
 * outside provider said that the e-mail is theirs.
 */
export const providerPasswordAccepted = defineFact<{ accountId: number; vouched: boolean }>(
  'accounts.provider-password-accepted',
)

/** An account was registered. `repeated`: the password was sent a second time, and was the same. */
export const accountRegistered = defineFact<{
  accountId: number
  email: string
  /** The e-mail as this world's administration shows it: HTML. */
  emailMarkup: string
  role: Role
  passwordLength: number
  repeated: boolean
}>('accounts.account-registered')

/** The call "who am I" answered these fields; `callback` is the function of a JSONP answer, null for JSON. */
export const visitorDescribed = defineFact<{ user: Readonly<Record<string, unknown>>; callback: string | null }>(
  'accounts.visitor-described',
  { isShown: true },
)

/** Somebody who was signed in set a new password. `currentGiven`: an old one was sent along, and not left empty. */
export const passwordChanged = defineFact<{ accountId: number; currentGiven: boolean; password: string }>(
  'accounts.password-changed',
)

/** Somebody set a new password with the answer to the security question, as it was typed. */
export const passwordReset = defineFact<{ accountId: number; answer: string }>('accounts.password-reset')

/** The address that an account signed in from was stored. `markup`: what this world's screen makes of it. */
export const loginAddressKept = defineFact<{ accountId: number; address: string; markup: string }>(
  'accounts.login-address-kept',
)

/**
 * A token was taken that the shop's own key did not sign. `algorithm`: how it says that it is signed. The account that it
 * names need not exist.
 */
export const foreignTokenTaken = defineFact<{ email: string | null; algorithm: string }>('accounts.foreign-token-taken')
