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
      why: 'Without entities an XML document holds nothing but what was sent, so no file of the server can get into it. The retired interface itself is still there, the one for YAML as it was, and both still have to be looked after.',
      load: () => import('./fix-leave-entities-out.ts'),
      leavesOpen: ['deprecatedInterfaceChallenge', 'yamlBombChallenge'],
    },
    'take-no-references': {
      outcome: 'holds',
      why: 'Neither format may refer to anything any more: no entity is replaced, and a document with aliases is refused. What is left grows no longer than what was sent. The retired interface still reads it, though nobody needs that.',
      load: () => import('./fix-take-no-references.ts'),
      leavesOpen: ['deprecatedInterfaceChallenge'],
    },
    'count-the-references': {
      outcome: 'leaks',
      why: 'This counts how often a document refers to something, and not what comes of it. One reference is enough for a file of the server, or for a device that never ends; and thirty levels, each of which holds the one before twice, need only sixty.',
      load: () => import('./fix-count-the-references.ts'),
    },
    'refuse-the-word-entity': {
      outcome: 'leaks',
      why: 'This looks for a word in the bytes as if they were UTF-8. A parser reads other encodings as well: written as UTF-16, the same declaration is not found, and works as before.',
      load: () => import('./fix-refuse-the-word-entity.ts'),
    },
  },
})
