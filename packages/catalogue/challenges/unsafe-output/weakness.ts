import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { showAnswer } from '@fruit/isomorphic/chat/seams'

export const weakness = defineWeakness({
  id: 'unsafe-output',
  seams: [showAnswer],
  source: 'client/flaw.ts',
  flaw: () => import('./client/flaw.ts'),
  fixes: {
    'show-as-text': {
      outcome: 'holds',
      why: 'Every character that means something in HTML becomes an entity. Whatever the model was talked into, the page shows it letter by letter and asks nobody for anything.',
      load: () => import('./client/fix-show-as-text.ts'),
    },
    'allow-emphasis': {
      outcome: 'holds',
      why: 'Everything becomes text first. Then a handful of tags, written exactly so and without attributes, are given back. A picture is not among them.',
      load: () => import('./client/fix-allow-emphasis.ts'),
    },
    'remove-scripts': {
      outcome: 'leaks',
      why: 'No script runs, and none was needed. A picture asks for its address as soon as it is shown, and the conversation is part of that address.',
      load: () => import('./client/fix-remove-scripts.ts'),
    },
    'block-one-counter': {
      outcome: 'leaks',
      why: 'One host is shut out by its name. There are others, and whoever writes the address chooses.',
      load: () => import('./client/fix-block-one-counter.ts'),
    },
    'show-nothing': {
      outcome: 'breaks',
      why: 'An answer with nothing in it gives nothing away. Nobody will ask again.',
      load: () => import('./client/fix-show-nothing.ts'),
    },
  },
})
