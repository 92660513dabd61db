import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { describeAfterPasswordChange } from '@fruit/shop/accounts/seams'

/** CWE-213: the response to a changed password contains the account's database row with the password hash. */
export const weakness = defineWeakness({
  id: 'account-row-after-password-change',
  seams: [describeAfterPasswordChange],
  flaw: () => import('./flaw.ts'),
})
