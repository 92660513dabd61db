import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { selectLayout } from '@fruit/shop/erasure/seams'

export const weakness = defineWeakness({
  id: 'lfr',
  seams: [selectLayout],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'take-no-layout': {
      outcome: 'holds',
      why: 'The page takes from the form what it asks for there, e-mail and answer, and nothing else. No field of a visitor reaches the part that finds files.',
      load: () => import('./fix-take-no-layout.ts'),
    },
    'choose-from-a-list': {
      outcome: 'holds',
      why: 'A form may say one word that the shop knows, and the shop itself says which file that is. No part of a path comes from outside, so there is none to climb with.',
      load: () => import('./fix-choose-from-a-list.ts'),
    },
    'cut-steps-out': {
      outcome: 'leaks',
      why: 'Steps up are cut out once. In `....//` one of them is cut out, and what was around it closes to another.',
      load: () => import('./fix-cut-steps-out.ts'),
    },
    'refuse-steps-at-the-start': {
      outcome: 'leaks',
      why: 'Nobody has to begin with a step up. Behind a folder that need not even exist, two of them lead out as well.',
      load: () => import('./fix-refuse-steps-at-the-start.ts'),
    },
    'insist-on-a-layout': {
      outcome: 'breaks',
      why: 'No file can be read any more, since two words are all that is taken. But the form of the page names no layout at all, and whoever sends it gets an error in place of a confirmation.',
      load: () => import('./fix-insist-on-a-layout.ts'),
    },
  },
})
