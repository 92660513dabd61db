import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { describeAfterPasswordChange } from '@fruit/shop/accounts/seams'

/** CWE-213: who sets a new password is answered with the row of the account, its hash included. */
export const weakness = defineWeakness({
  id: 'account-row-after-password-change',
  seams: [describeAfterPasswordChange],
  flaw: () => import('./flaw.ts'),
  fixes: {},
})
