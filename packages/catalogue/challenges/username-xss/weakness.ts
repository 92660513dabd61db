import { markup } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { cleanUserName, limitContent, showUserName } from '@fruit/shop/profile/seams'

export const weakness = defineWeakness({
  id: 'username-xss',
  seams: [cleanUserName, showUserName, limitContent],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'show-as-text': {
      outcome: 'holds',
      why: 'The page shows the name letter by letter, and a name is text: nothing in it can become an element. The policy behind it can still be talked round, but there is nothing left for it to stop.',
      load: () => import('./fix-show-as-text.ts'),
    },
    'name-the-origin-alone': {
      outcome: 'holds',
      why: 'Of the picture’s address, the policy gets the origin and nothing else, so the customer writes no part of it any more. A tag in the name is still put on the page, and the policy keeps its script from running. Show the name as text as well: a second line of defence should not be the only one.',
      load: () => import('./fix-name-the-origin-alone.ts'),
    },
    'clean-twice': {
      outcome: 'leaks',
      why: 'Cleaning twice is not enough against somebody who nests three times, and the same goes for any number. The cleaning is what makes the tag.',
      load: () => import('./fix-clean-twice.ts'),
    },
    'cut-the-dangerous-word': {
      outcome: 'leaks',
      why: 'The words of a policy may be written in capitals, and this list knows only small letters. What makes the policy dangerous is not that word, but the semicolon: customers can write directives.',
      load: () => import('./fix-cut-the-dangerous-word.ts'),
    },
    'refuse-odd-names': {
      outcome: 'breaks',
      why: 'No brackets, no scripts. No blanks, no accents and no Japanese either: most people cannot be called what they are called.',
      load: () => import('./fix-refuse-odd-names.ts'),
    },
  },
  ownFix: {
    showUserName: {
      signature: '(name: string) => string',
      doc: 'Gives the HTML of the name of an account, as its own page shows it. A name is text: the page needs no element of it.',
      property: markup(showUserName, {
        keeps: 'text',
        name: 'Whatever an account is called, its page shows that letter by letter, and nothing in it becomes an element.',
        honest: async () => [
          'Quincy',
          'Quince & Marmalade',
          'I <3 plums',
          'Zoë "the Peel" O’Hara',
          "d'Anjou",
          'りんご',
          'a < b > c',
          '$& $1 $$',
          'AT&amp;T',
        ],
        request: (name) => ({ method: 'POST', url: '/profile', body: { username: name }, as: 'customer' }),
      }),
      example: ['Quincy'],
      fits: (answer: unknown) => typeof answer === 'string',
    },
  },
})
