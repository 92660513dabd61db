import { showLoginAddress as safeLoginAddress } from '@fruit/contracts/markup/show-login-address'
import { browserSeam } from '../../lib/seams.ts'

/** Markup of the address that the account last signed in from. */
export const showLoginAddress = browserSeam('accounts.show-login-address', 'showLoginAddress', safeLoginAddress)
