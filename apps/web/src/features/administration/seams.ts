import { showEmail as safeEmail } from '@fruit/isomorphic/markup/show-email'
import { browserSeam } from '../../lib/seams.ts'

/** Markup of the e-mail of an account. */
export const showEmail = browserSeam('accounts.show-email', 'showEmail', safeEmail)
