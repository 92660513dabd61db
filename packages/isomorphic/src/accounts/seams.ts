import { escapeHtml } from '../markup/escape-html.ts'
import { defineBrowserSeam } from '../seam.ts'

/** What stands in the form of the login when it opens. */
export interface Prefill {
  readonly email: string
  readonly password: string
}

/**
 * What the login fills in by itself, or null, given the query of the route (such as `?redirectUrl=basket`) and the domain
 * of the shop. An honest shop fills in nothing but the e-mail that a customer asked it to remember: it knows no password.
 */
export const prefillLogin = defineBrowserSeam(
  'accounts.prefill-login',
  (_query: string, _domain: string): Prefill | null => null,
)

/** HTML of the e-mail of an account, as the administration shows it. */
export const showEmail = defineBrowserSeam('accounts.show-email', (email: string): string => escapeHtml(email))

/** HTML of the address that an account signed in from, as the screen about the last sign-in shows it. */
export const showLoginAddress = defineBrowserSeam(
  'accounts.show-login-address',
  (address: string): string => `<code>${escapeHtml(address)}</code>`,
  'awaited',
)
