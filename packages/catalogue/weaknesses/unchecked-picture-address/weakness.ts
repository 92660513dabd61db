import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { fetchPicture } from '@fruit/shop/profile/seams'

export const weakness = defineWeakness({
  id: 'unchecked-picture-address',
  seams: [fetchPicture],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'link-own-pictures': {
      outcome: 'holds',
      why: 'The address has to be the path of a picture of this shop, from its first character to its last. The browser that shows it asks for it, and the server asks for nothing any more. Whatever a customer writes, no program of ours goes anywhere.',
      load: () => import('./fix-link-own-pictures.ts'),
      // The exploit injects into the content security policy through a URL that is not one of the shop's pictures.
      alsoCloses: ['usernameXssChallenge'],
    },
    'refuse-our-own-names': {
      outcome: 'leaks',
      why: 'It knows two names of this machine. A machine has a dozen: `0x7f000001`, `[::1]`, `127.1`, its internal name, its internal address. And its neighbours in the cellar were never on the list.',
      load: () => import('./fix-refuse-our-own-names.ts'),
    },
    'look-at-the-ending': {
      outcome: 'leaks',
      why: 'How an address ends says nothing about what is behind it: the page that it names may take no notice of the end. One more parameter that ends like a picture, and every page is one.',
      load: () => import('./fix-look-at-the-ending.ts'),
      // The URL of that exploit has no file extension.
      alsoCloses: ['usernameXssChallenge'],
    },
    'take-no-addresses': {
      outcome: 'breaks',
      why: 'Nothing is fetched, and nothing is chosen either: customers liked to wear the mug from our own shelf, and now they are told no.',
      load: () => import('./fix-take-no-addresses.ts'),
    },
  },
})
