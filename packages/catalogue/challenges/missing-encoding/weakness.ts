import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { addressPhoto } from '@fruit/isomorphic/memories/seams'

export const weakness = defineWeakness({
  id: 'missing-encoding',
  seams: [addressPhoto],
  source: 'client/flaw.ts',
  flaw: () => import('./client/flaw.ts'),
  fixes: {
    'encode-each-part': {
      outcome: 'holds',
      why: 'Every part of the path is percent-encoded before it becomes an address. A `#` is then a character of the name, and no longer the beginning of a fragment; the slashes between the parts stay what they are.',
      load: () => import('./client/fix-encode-each-part.ts'),
    },
    'encode-the-first-hash': {
      outcome: 'leaks',
      why: 'Given a text, `replace` changes only the first place, and this name has two. What follows the second `#` is still cut off.',
      load: () => import('./client/fix-encode-the-first-hash.ts'),
    },
    'encode-the-whole-path': {
      outcome: 'breaks',
      why: 'Now the slashes are encoded as well. The path has become one long name that no file has: all photos are gone.',
      load: () => import('./client/fix-encode-the-whole-path.ts'),
    },
  },
})
