import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitAuthenticationDetails, selectVisibleAccounts } from '@fruit/shop/accounts/seams'

/** CWE-862: the administration page checks the role, but its API endpoints accept any token. */
export const weakness = defineWeakness({
  id: 'accounts-for-any-token',
  seams: [selectVisibleAccounts, admitAuthenticationDetails],
  flaw: () => import('./flaw.ts'),
})
