import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { showOrderId } from '@fruit/isomorphic/orders/seams'
import { echoOrderId } from '@fruit/shop/orders/seams'

export const weakness = defineWeakness({
  id: 'reflected-xss',
  seams: [echoOrderId, showOrderId],
  source: 'client/flaw.ts',
  flaw: async () => ({ ...(await import('./flaw.ts')), ...(await import('./client/flaw.ts')) }),
  fixes: {
    'show-as-text': {
      outcome: 'holds',
      why: 'The page writes every character that means something in HTML as an entity. Whatever the server repeats, it is read letter by letter, and there is nothing to run.',
      load: () => import('./client/fix-show-as-text.ts'),
    },
    'repeat-letters-digits-and-dashes': {
      outcome: 'holds',
      why: 'The server repeats only what the number of an order can be made of. No bracket comes back, so the page has none to take for a tag. The page is as trusting as before, though: show the number as text there as well.',
      load: () => import('./fix-repeat-letters-digits-and-dashes.ts'),
    },
    'remove-script-tags': {
      outcome: 'leaks',
      why: 'Script needs no `<script>`. An `<iframe>` with a `javascript:` address runs just as well.',
      load: () => import('./fix-remove-script-tags.ts'),
    },
  },
})
