import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { productsFound } from '@fruit/shop/products/facts'
import type { World } from '@fruit/world/world'
import { weakness } from '../../weaknesses/pasted-search-statement/weakness.ts'

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
  solvedWhen: when(productsFound, ({ rows }, world) => {
    const texts = rows.flatMap((row) => Object.values(row)).filter((value) => typeof value === 'string')
    // Ordinary searches, of which there are many, end here.
    if (!texts.some((text) => /CREATE TABLE/i.test(text))) return false
    const all = texts.join('\n')
    return definitions(world).every((sql) => waysToWrite(sql).some((written) => all.includes(written)))
  }),
})

/** A text as it is, as an SQL literal, and as JSON: what the functions of a database make of it. */
function waysToWrite(text: string): string[] {
  return [text, text.replaceAll("'", "''"), JSON.stringify(text).slice(1, -1)]
}

/** How the tables of the shop were made; SQLite's own are nobody's secret. */
function definitions(world: World): string[] {
  const sql = "SELECT sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
  return world.db.all<{ sql: string }>({ sql, parameters: [] }).map((row) => row.sql)
}
