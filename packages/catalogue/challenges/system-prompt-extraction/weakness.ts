import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { composeInstructions } from '@fruit/shop/chat/seams'

export const weakness = defineWeakness({
  id: 'system-prompt-extraction',
  seams: [composeInstructions],

  flaw: () => import('./flaw.ts'),
  fixes: {
    'leave-secrets-out': {
      outcome: 'holds',
      why: 'What customers must not hear is no part of what the model reads, so there is nothing to get out of it.',
      load: () => import('./fix-leave-secrets-out.ts'),
    },
    'ask-for-discretion': {
      outcome: 'leaks',
      why: 'One more sentence asks the model to be silent. With two good reasons it speaks.',
      load: () => import('./fix-ask-for-discretion.ts'),
    },
    'write-secrets-backwards': {
      outcome: 'leaks',
      why: 'Whoever reads it backwards reads it. A model tells what it was given, whichever way it is written.',
      load: () => import('./fix-write-secrets-backwards.ts'),
    },
    'tell-nothing': {
      outcome: 'breaks',
      why: 'Without any instructions the assistant does not know what it is there for.',
      load: () => import('./fix-tell-nothing.ts'),
    },
  },
})
