import { defineChallenge, type Verdict, when } from '@fruit/challenge-kit/challenge'
import { sessionOpened } from '@fruit/shop/accounts/facts'
import { productsFound } from '@fruit/shop/products/facts'
import { filled } from '@fruit/world/texts/texts'
import { textsIn } from '../../src/disclosed-texts.ts'
import { weakness } from '../../weaknesses/pasted-search-statement/weakness.ts'
import { type Disclosure, noteCredentials } from './disclosed-credentials.ts'

/** Whether somebody has read the credentials of every account; who read some more of them is told how many. */
function readAll({ read, news, seen, all }: Disclosure): Verdict {
  // Who reads again what they had read before they set their progress back solves it again.
  if (read > 0 && seen === all) return true
  if (news === 0) return false
  return filled(
    'You have read the e-mail and password hash of {{seen}} of {{all}} accounts. The task asks for all of them.',
    { seen, all },
  )
}

export const challenge = defineChallenge({
  id: 85,
  key: 'unionSqlInjectionChallenge',
  name: 'User Credentials',
  category: 'Injection',
  difficulty: 4,
  tags: [],
  cwe: [89],
  owasp: ['A03:2021', 'A05:2025'],
  asvs: ['V1.2.4'],
  wstg: ['WSTG-INPV-05'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/SQL_Injection_Prevention_Cheat_Sheet.html',
  place: { call: 'GET /rest/products/search', parameter: 'query.q' },
  weakness,
  prerequisites: ['dbSchemaChallenge'],
  codingChallenge: true,
  solvedWhen: [
    when(productsFound, ({ rows }, world) => readAll(noteCredentials(world, textsIn(rows)))),
    // What an honest login tells is about one account, and is nobody else's business.
    when(sessionOpened, ({ told }, world) => readAll(noteCredentials(world, textsIn([told]), 2))),
  ],
})
