import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitFeedbackRemoval } from '@fruit/shop/feedback/seams'

export const weakness = defineWeakness({
  id: 'feedback',
  seams: [admitFeedbackRemoval],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'ask-for-an-administrator': {
      outcome: 'holds',
      why: 'The call itself asks for the role that it takes. Whether a page shows the button, and to whom, no longer decides anything.',
      load: () => import('./fix-ask-for-an-administrator.ts'),
    },
    'close-it-for-everybody': {
      outcome: 'breaks',
      why: 'Nobody can take feedback away now, not even those whose work it is. A permission needs a yes for somebody, not only a no.',
      load: () => import('./fix-close-it-for-everybody.ts'),
    },
  },
})
