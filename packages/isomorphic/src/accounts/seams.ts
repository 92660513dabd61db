import { escapeHtml } from '../markup/escape-html.ts'
import { defineBrowserSeam } from '../seam.ts'

/** Initial values of the login form. */
export interface Prefill {
  readonly email: string
  readonly password: string
}

/**
 * Initial values of the login form, or null. Parameters: the query of the route (such as `?redirectUrl=basket`) and the
 * domain of the shop. The safe shop only fills in a remembered e-mail address: it knows no password.
 */
export const prefillLogin = defineBrowserSeam(
  'accounts.prefill-login',
  (_query: string, _domain: string): Prefill | null => null,
)

/** HTML of an account's e-mail address on the administration page. */
export const showEmail = defineBrowserSeam('accounts.show-email', (email: string): string => escapeHtml(email))

/** HTML of the last login IP of an account on its screen. */
export const showLoginAddress = defineBrowserSeam(
  'accounts.show-login-address',
  (address: string): string => `<code>${escapeHtml(address)}</code>`,
  'awaited',
)
