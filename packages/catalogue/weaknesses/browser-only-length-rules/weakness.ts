import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitPasswordLength } from '@fruit/shop/accounts/seams'
import { admitComment } from '@fruit/shop/feedback/seams'
import { admitMessage } from '@fruit/shop/reviews/seams'

/** CWE-602: the server does not check the length limits of the web client's forms. */
export const weakness = defineWeakness({
  id: 'browser-only-length-rules',
  seams: [admitPasswordLength, admitComment, admitMessage],
  flaw: () => import('./flaw.ts'),
})
