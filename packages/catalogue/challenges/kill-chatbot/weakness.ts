import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { introduceCustomer } from '@fruit/shop/chat/seams'

export const weakness = defineWeakness({
  id: 'kill-chatbot',
  seams: [introduceCustomer],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'write-texts-as-json': {
      outcome: 'holds',
      why: 'What JSON writes as a text is a text in the language of the bot too: quotes, backslashes and line breaks are escaped together, by something that knows all of them. No name ends its own quotation marks.',
      load: () => import('./fix-write-texts-as-json.ts'),
    },
    'escape-quotes': {
      outcome: 'leaks',
      why: 'A quotation mark gets a backslash in front. A name that brings its own backslash escapes that backslash, and the quotation mark behind it is free again.',
      load: () => import('./fix-escape-quotes.ts'),
    },
    'leave-out-its-own-names': {
      outcome: 'leaks',
      why: 'The word that the attack used is cut out, once. Written into itself it is whole again after the cut, and the bot has other names as well.',
      load: () => import('./fix-leave-out-its-own-names.ts'),
    },
    'keep-letters-only': {
      outcome: 'breaks',
      why: 'Nothing gets out of a name without signs. But people have names with accents, blanks and apostrophes, and the bot mangles all of them.',
      load: () => import('./fix-keep-letters-only.ts'),
    },
  },
})
