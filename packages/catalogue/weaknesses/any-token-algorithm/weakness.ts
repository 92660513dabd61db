import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitTokenAlgorithm } from '@fruit/shop/accounts/seams'

export const weakness = defineWeakness({
  id: 'any-token-algorithm',
  seams: [admitTokenAlgorithm],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'name-the-one-of-ours': {
      outcome: 'holds',
      why: 'The shop says how its tokens are signed, and the token is not asked. Whatever its header names, it is checked with the public key by RS256, and only the private key can make such a signature.',
      load: () => import('./fix-name-the-one-of-ours.ts'),
    },
    'refuse-none': {
      outcome: 'leaks',
      why: 'The library reads `None` and `NONE` as it reads `none`. And whoever signs with the public key, as if it were a shared secret, does not need it at all.',
      load: () => import('./fix-refuse-none.ts'),
    },
    'refuse-shared-secrets': {
      outcome: 'leaks',
      why: 'A list of what is refused forgets something: a token without a signature names no shared secret, and `hs256` in small letters is not on the list either.',
      load: () => import('./fix-refuse-shared-secrets.ts'),
    },
  },
})
