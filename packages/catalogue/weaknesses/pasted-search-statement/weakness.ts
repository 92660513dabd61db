import { isStatement } from '@fruit/challenge-kit/own-fix'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { searchProducts } from '@fruit/shop/products/seams'

export const weakness = defineWeakness({
  id: 'pasted-search-statement',
  seams: [searchProducts],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'bind-parameters': {
      outcome: 'holds',
      why: 'The pattern travels beside the statement. The database compares it letter by letter and never reads it as SQL, so quotes and brackets in it close nothing.',
      load: () => import('./fix-bind-parameters.ts'),
    },
    'escape-with-backslash': {
      outcome: 'leaks',
      why: "A backslash escapes quotes in some databases, but not in this one: SQLite, like the SQL standard, takes it for an ordinary sign. `\\'` still ends the text, and a `UNION` that gets by without further quotes follows as before.",
      load: () => import('./fix-escape-with-backslash.ts'),
    },
    'keep-letters-and-digits': {
      outcome: 'breaks',
      why: 'No attack is made of letters and digits alone. But neither are the names of products: whoever searches for one with a dash, a dot or brackets in its name finds nothing.',
      load: () => import('./fix-keep-letters-and-digits.ts'),
    },
  },
  ownFix: {
    searchProducts: {
      signature: '(term: string) => Statement',
      doc: 'Gives the statement that finds the products for sale whose name or description holds a term, ordered by name; its columns are all those of the table `Products`. A `Statement` is `{ sql: string, parameters: (string | number | null)[] }`: each `?` in the text stands for the next parameter.',
      example: ['apple'],
      fits: isStatement,
    },
  },
})
