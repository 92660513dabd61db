import { defineChallenge, type Verdict, when } from '@fruit/challenge-kit/challenge'
import { sessionOpened } from '@fruit/shop/accounts/facts'
import { productsFound } from '@fruit/shop/products/facts'
import { messageWith } from '@fruit/world/texts/texts'
import type { World } from '@fruit/world/world'
import { textsIn } from '../../src/disclosed-texts.ts'
import { weakness } from '../../weaknesses/pasted-search-statement/weakness.ts'
import { recordDefinitions } from './disclosed-tables.ts'

/** Solves when the player has read all definitions with these texts. Otherwise returns how many they have read. */
function readWith(world: World, texts: readonly string[]): Verdict {
  const { read, news, seen, all } = recordDefinitions(world, texts)
  // Reading known definitions again solves the challenge again after the player has reset their progress.
  if (read > 0 && seen === all) return true
  return (
    news > 0 &&
    messageWith('You have read {{seen}} of {{all}} table definitions. The task asks for all of them.', { seen, all })
  )
}

export const challenge = defineChallenge({
  id: 21,
  key: 'dbSchemaChallenge',
  name: 'Database Schema',
  category: 'Injection',
  difficulty: 3,
  tags: [],
  cwe: [89],
  owasp: ['A03:2021', 'A05:2025'],
  asvs: ['V1.2.4'],
  wstg: ['WSTG-INPV-05'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/SQL_Injection_Prevention_Cheat_Sheet.html',
  place: { call: 'GET /rest/products/search', parameter: 'query.q' },
  weakness,
  prerequisites: ['loginAdminChallenge'],
  codingChallenge: true,
  solvedWhen: [
    when(productsFound, ({ rows }, world) => readWith(world, textsIn(rows))),
    when(sessionOpened, ({ told }, world) => readWith(world, textsIn([told]))),
  ],
})
