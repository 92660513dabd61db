import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { discloseError } from '@fruit/shop/errors/seams'

export const weakness = defineWeakness({
  id: 'error-handling',
  seams: [discloseError],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'show-meant-words-only': {
      outcome: 'holds',
      why: 'Only words that somebody wrote for customers leave the shop. Whatever else went wrong gets one neutral sentence, and the stack and the statement stay in the log.',
      load: () => import('./fix-show-meant-words-only.ts'),
    },
    'leave-the-stack-out': {
      outcome: 'leaks',
      why: 'The stack is gone, but the message and the properties of every error still travel. A database error brings its whole statement along: sign in with a quote for an e-mail, ask for JSON, and read it.',
      load: () => import('./fix-leave-the-stack-out.ts'),
    },
  },
})
