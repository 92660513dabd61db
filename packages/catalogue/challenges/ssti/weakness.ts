import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { fillUserName } from '@fruit/shop/profile/seams'

export const weakness = defineWeakness({
  id: 'ssti',
  seams: [fillUserName],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'show-as-written': {
      outcome: 'holds',
      why: 'A name is shown, and nothing in it is run. The page has its formulas, the customer has a name, and no text ever changes from one to the other.',
      load: () => import('./fix-show-as-written.ts'),
    },
    'refuse-known-words': {
      outcome: 'leaks',
      why: 'Names with the words of the usual way to a shell are refused. A program that runs in a shop can do without a shell: `fetch` asks the shop from inside, and every refused word can be put together from two halves.',
      load: () => import('./fix-refuse-known-words.ts'),
    },
    'hide-the-program': {
      outcome: 'leaks',
      why: 'The formula can no longer name the program. Every value still knows who made it: the constructor of a constructor makes functions that see everything again.',
      load: () => import('./fix-hide-the-program.ts'),
    },
    'cut-the-braces': {
      outcome: 'breaks',
      why: 'Without its characters no formula is left. Nor is a name such as `Quince & Co. #7`: customers have dots, numbers and partners.',
      load: () => import('./fix-cut-the-braces.ts'),
    },
  },
})
