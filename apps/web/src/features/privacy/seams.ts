import { showLoginAddress as safeLoginAddress } from '@fruit/isomorphic/markup/show-login-address'
import { browserSeam } from '../../lib/seams.ts'

/** Markup of the address that the account last signed in from. */
export const showLoginAddress = browserSeam('accounts.show-login-address', 'showLoginAddress', safeLoginAddress)
