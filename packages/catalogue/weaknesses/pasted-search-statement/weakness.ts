import { isStatement } from '@fruit/challenge-kit/own-fix'
import { statement } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { searchProducts } from '@fruit/shop/products/seams'

/** Product name with special characters, as the configuration may contain. */
const PRODUCT = {
  name: 'Eve\'s "Käse & Apfel" (Größe 1)',
  description: "It's d'Anjou; half -- or more -- of it.",
  price: 1.99,
}
/** Harmless searches with special characters. */
const OTHERS = [
  "'",
  "it's",
  "Eve's",
  "it's d'Anjou; half",
  'half -- or',
  '"Käse',
  "rock 'n' roll",
  '"quoted"',
  'jus de pêche',
  'Käse & Öl',
  'Ü',
  'apple; pear',
  'either or',
  'union',
  'select',
  '(1000 ml)',
  'juice--',
  '100',
  '#1',
  '/* */',
] as const

export const weakness = defineWeakness({
  id: 'pasted-search-statement',
  seams: [searchProducts],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'bind-parameters': {
      outcome: 'holds',
      why: 'The pattern travels beside the statement. The database compares it letter by letter and never reads it as SQL, so quotes and brackets in it close nothing.',
      load: () => import('./fix-bind-parameters.ts'),
      // The exploit reads the secret with the search.
      alsoCloses: ['twoFactorAuthUnsafeSecretStorageChallenge'],
    },
    'escape-with-backslash': {
      outcome: 'leaks',
      why: "A backslash escapes quotes in some databases, but not in this one: SQLite, like the SQL standard, takes it for an ordinary character. `\\'` still ends the text, and a `UNION` that gets by without further quotes follows as before.",
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
      property: statement(searchProducts, {
        name: 'Whatever is searched for, the statement stays what it is, and finds the products for sale whose name or description holds the term.',
        typed: (term): [string] => [term],
        prepare: async (visitor) => {
          await visitor.becomeCustomer()
          await visitor.post('/api/Products', PRODUCT)
        },
        attacks: async () => [
          "')) union select id,email,password,4,5,6,7,8,9 from Users--",
          "x')) union select sql,2,3,4,5,6,7,8,9 from sqlite_master/*",
          "'))--",
          "')) or deletedAt is not null/*",
          "' or deletedAt is not null--",
        ],
        inputs: async (read) => {
          const products = await read('SELECT name, description FROM Products ORDER BY id')
          const names = products.map(({ name }) => String(name))
          const words = products.map(({ description }) => /\p{L}{5,}/u.exec(String(description))?.[0] ?? '')
          return [
            '',
            ' ',
            ...names,
            ...names.slice(0, 6).flatMap((name) => [name.toUpperCase(), name.toLowerCase(), name.slice(2, 7)]),
            ...words.slice(0, 6),
            ...OTHERS,
          ]
            .filter((term) => !/[%_\\]/.test(term))
            .map((term): [string] => [term])
        },
        request: (term) => ({
          method: 'GET',
          url: `/rest/products/search?q=${encodeURIComponent(term)}`,
          as: 'anybody',
        }),
      }),
      example: ['apple'],
      fits: isStatement,
    },
  },
})
