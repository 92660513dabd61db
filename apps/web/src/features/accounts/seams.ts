import { prefillLogin as safePrefill } from '@fruit/isomorphic/screens/prefill-login'
import { browserSeam } from '../../lib/seams.ts'

/** What the login fills in by itself. */
export const prefillLogin = browserSeam('accounts.prefill-login', 'prefillLogin', safePrefill)
