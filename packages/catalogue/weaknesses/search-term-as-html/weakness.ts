import { markup } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { showSearchTerm } from '@fruit/isomorphic/products/seams'

export const weakness = defineWeakness({
  id: 'search-term-as-html',
  seams: [showSearchTerm],
  source: 'client/flaw.ts',
  flaw: () => import('./client/flaw.ts'),
  fixes: {
    'escape-every-sign': {
      outcome: 'holds',
      why: 'Every character that means something in HTML is written as an entity. The browser shows the term letter by letter, tags and all, and has nothing to run.',
      load: () => import('./client/fix-escape-every-sign.ts'),
    },
    'remove-script-tags': {
      outcome: 'leaks',
      why: 'Script needs no `<script>`. An `<iframe>` with a `javascript:` address, or any element with an `onerror`, runs just as well.',
      load: () => import('./client/fix-remove-script-tags.ts'),
    },
    'encode-as-address': {
      outcome: 'breaks',
      why: 'Encoding for an address is safe here, but it is the wrong language: a search for `apple pie` reads `apple%20pie`. Encode for the place where the text ends up.',
      load: () => import('./client/fix-encode-as-address.ts'),
    },
    'escape-the-first-bracket': {
      outcome: 'leaks',
      why: '`replace` with a text changes the first match only. A harmless bracket in front uses it up, and the next tag is a tag.',
      load: () => import('./client/fix-escape-the-first-bracket.ts'),
    },
  },
  ownFix: {
    showSearchTerm: {
      signature: '(term: string) => string',
      doc: 'Gives the HTML of the searched term, as the heading above the results shows it. It runs in the browser.',
      property: markup(showSearchTerm, {
        keeps: 'text',
        name: 'Whatever is searched for is text on the page: it reads as it was typed, and no part of it is an element.',
        honest: async () => [
          'apple',
          'Apple Juice (1000 ml)',
          "Eve's apple & pear, 100% pure",
          '"quoted" and ‘quoted’',
          'rock ’n’ roll',
          'Käse & Öl, jus de pêche',
          'りんごジュース',
          'less < more > less',
          'I <3 plums',
          '2 > 1 & 1 < 2',
          'AT&T; &amp; &copy',
          'iframe script onerror',
          'javascript: the juice',
          'price=3;size=4',
          '`back` /ticks/ \\slash\\',
          '$& $1 $$',
          `${'plums and pears, '.repeat(12)}& "apples"`,
        ],
        request: (term) => ({ method: 'GET', url: `/#/search?q=${encodeURIComponent(term)}`, as: 'in the browser' }),
      }),
      example: ['apple'],
      fits: (answer: unknown) => typeof answer === 'string',
    },
  },
})
