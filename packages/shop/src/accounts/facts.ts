import type { Role } from '@fruit/world/visit'
import { defineFact } from '@fruit/world/visits/fact'

/**
 * A login succeeded. The account is the result of the login query, which need not be a row of the table. `how`: the
 * last factor that was checked.
 */
export const sessionOpened = defineFact<{
  accountId: number
  email: string | null
  role: Role
  how: 'password' | 'second-factor'
  /** The account fields that the token and the response contain. */
  told: Readonly<Record<string, unknown>>
}>('accounts.session-opened')

/** A login request had the right password. Either the login succeeded or the second factor came next. */
export const passwordAccepted = defineFact<{ accountId: number; password: string }>('accounts.password-accepted')

/**
 * A login used the right password, and it was the one that the client derives from the account's e-mail. `vouched`: the
 * identity provider confirmed that the e-mail belongs to the user.
 */
export const providerPasswordAccepted = defineFact<{ accountId: number; vouched: boolean }>(
  'accounts.provider-password-accepted',
)

/** An account was registered. `repeated`: the password was repeated correctly. */
export const accountRegistered = defineFact<{
  accountId: number
  email: string
  /** The e-mail as this world's administration page renders it: HTML. */
  emailMarkup: string
  role: Role
  passwordLength: number
  repeated: boolean
}>('accounts.account-registered')

/** The call "who am I" returned these fields. `callback` is the function of a JSONP response, null for JSON. */
export const visitorDescribed = defineFact<{ user: Readonly<Record<string, unknown>>; callback: string | null }>(
  'accounts.visitor-described',
  { isShown: true },
)

/**
 * A logged-in account set a new password. `currentGiven`: the request contained a current password that was not empty.
 */
export const passwordChanged = defineFact<{ accountId: number; currentGiven: boolean; password: string }>(
  'accounts.password-changed',
)

/** A password was reset with the answer to the security question; `answer` is the text as typed. */
export const passwordReset = defineFact<{ accountId: number; answer: string }>('accounts.password-reset')

/** The login address of an account was stored. `markup`: its HTML on this world's page. */
export const loginAddressKept = defineFact<{ accountId: number; address: string; markup: string }>(
  'accounts.login-address-kept',
)

/**
 * The shop accepted a token that its own key did not sign. `algorithm`: the signature algorithm that the token names.
 * The account that it names need not exist.
 */
export const foreignTokenTaken = defineFact<{ email: string | null; algorithm: string }>('accounts.foreign-token-taken')
