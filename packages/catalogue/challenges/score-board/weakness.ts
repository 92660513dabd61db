import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { findUnlistedScreen } from '@fruit/isomorphic/screens/seams'

export const weakness = defineWeakness({
  id: 'score-board',
  seams: [findUnlistedScreen],
  source: 'client/flaw.ts',
  flaw: () => import('./client/flaw.ts'),
  fixes: {
    'drop-the-hidden-path': {
      outcome: 'holds',
      why: 'What everybody may see is linked, and what not everybody may see is guarded. A path that is neither has no place in the code that every visitor downloads. The board itself stays where the training layer links to it.',
      load: () => import('./client/fix-drop-the-hidden-path.ts'),
    },
    'rename-the-path': {
      outcome: 'leaks',
      why: 'A longer name is harder to guess but no harder to read: it is still in the code that every visitor downloads.',
      load: () => import('./client/fix-rename-the-path.ts'),
    },
    'ask-for-any-account': {
      outcome: 'leaks',
      why: 'Now you must be signed in. But everybody may register, and the check runs in the browser, where the visitor decides what it finds.',
      load: () => import('./client/fix-ask-for-any-account.ts'),
    },
  },
})
