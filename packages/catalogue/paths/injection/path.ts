import { definePath } from '@fruit/challenge-kit/path'

export const path = definePath({
  name: 'Injection',
  order: 3,
  kind: 'family',
  prerequisites: ['first-ninety-minutes'],
  challenges: [
    'loginAdminChallenge',
    'loginBenderChallenge',
    'loginJimChallenge',
    'dbSchemaChallenge',
    'unionSqlInjectionChallenge',
    'christmasSpecialChallenge',
    'ephemeralAccountantChallenge',
    'noSqlReviewsChallenge',
    'noSqlCommandChallenge',
    'noSqlOrdersChallenge',
    'sstiChallenge',
  ],
})
