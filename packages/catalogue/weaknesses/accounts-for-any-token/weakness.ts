import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitAuthenticationDetails, selectVisibleAccounts } from '@fruit/shop/accounts/seams'

/** CWE-862: the screen of administrators asks for the role, the calls behind it ask for any token. */
export const weakness = defineWeakness({
  id: 'accounts-for-any-token',
  seams: [selectVisibleAccounts, admitAuthenticationDetails],
  flaw: () => import('./flaw.ts'),
  fixes: {},
})
