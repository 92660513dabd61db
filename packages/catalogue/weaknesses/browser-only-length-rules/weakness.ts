import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitPasswordLength } from '@fruit/shop/accounts/seams'
import { admitComment } from '@fruit/shop/feedback/seams'
import { admitMessage } from '@fruit/shop/reviews/seams'

/** CWE-602: what the forms of the web client ask for, nobody asks for behind them. */
export const weakness = defineWeakness({
  id: 'browser-only-length-rules',
  seams: [admitPasswordLength, admitComment, admitMessage],
  flaw: () => import('./flaw.ts'),
  fixes: {},
})
