import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { readXmlOrder, readYamlOrder } from '@fruit/shop/complaints/seams'

export const weakness = defineWeakness({
  id: 'retired-order-formats',
  seams: [readXmlOrder, readYamlOrder],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'stop-reading': {
      outcome: 'holds',
      why: 'A format that nobody uses any more needs no parser. The sender is still told that this way is closed, but what they sent is never read.',
      load: () => import('./fix-stop-reading.ts'),
    },
    'leave-entities-out': {
      outcome: 'holds',
      why: 'Without entities an XML document holds nothing but what was sent, so no file of the server can get into it. The retired interface itself is still there, the one for YAML as it was, and both go on being work.',
      load: () => import('./fix-leave-entities-out.ts'),
      leavesOpen: ['deprecatedInterfaceChallenge'],
    },
    'refuse-the-word-entity': {
      outcome: 'leaks',
      why: 'This looks for a word in the bytes as if they were UTF-8. A parser reads other encodings as well: written as UTF-16, the same declaration is not found, and works as before.',
      load: () => import('./fix-refuse-the-word-entity.ts'),
    },
  },
})
