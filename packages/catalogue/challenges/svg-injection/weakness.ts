import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { locateDecal } from '@fruit/isomorphic/deluxe/seams'

export const weakness = defineWeakness({
  id: 'svg-injection',
  seams: [locateDecal],
  source: 'client/flaw.ts',
  flaw: () => import('./client/flaw.ts'),
  fixes: {
    'take-names-of-pictures': {
      outcome: 'holds',
      why: 'Only a name is taken: letters, digits, underscores and dashes, a dot, and the ending of a picture. No name leads out of the folder, because no slash is left to write one.',
      load: () => import('./client/fix-take-names-of-pictures.ts'),
    },
    'leave-out-steps-up': {
      outcome: 'leaks',
      why: 'Each `../` is cut out, once. Of `....//` the cut leaves another `../`, and the way up is free again.',
      load: () => import('./client/fix-leave-out-steps-up.ts'),
    },
    'want-the-ending-of-a-picture': {
      outcome: 'leaks',
      why: 'An address must end like a picture’s. But its end need not be its path: behind a question mark or a hash anything may end in `.svg`.',
      load: () => import('./client/fix-want-the-ending-of-a-picture.ts'),
    },
    'keep-small-letters': {
      outcome: 'breaks',
      why: 'Nothing leads out any more. But pictures of the shop have capitals, digits and dashes in their names, and marketing’s experiment is over.',
      load: () => import('./client/fix-keep-small-letters.ts'),
    },
  },
})
