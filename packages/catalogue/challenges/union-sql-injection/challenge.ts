import { defineChallenge, type Verdict, when } from '@fruit/challenge-kit/challenge'
import { sessionOpened } from '@fruit/shop/accounts/facts'
import { productsFound } from '@fruit/shop/products/facts'
import { messageWith } from '@fruit/world/texts/texts'
import { textsIn } from '../../src/disclosed-texts.ts'
import { weakness } from '../../weaknesses/pasted-search-statement/weakness.ts'
import { type Disclosure, recordCredentials } from './disclosed-credentials.ts'

/** Solves when the player has read the credentials of all accounts. Otherwise returns how many they have read. */
function readAll({ read, news, seen, all }: Disclosure): Verdict {
  // Reading known credentials again solves the challenge again after the player has reset their progress.
  if (read > 0 && seen === all) return true
  if (news === 0) return false
  return messageWith(
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
    when(productsFound, ({ rows }, world) => readAll(recordCredentials(world, textsIn(rows)))),
    // An ordinary login returns one account, the player's own.
    when(sessionOpened, ({ told }, world) => readAll(recordCredentials(world, textsIn([told]), 2))),
  ],
})
