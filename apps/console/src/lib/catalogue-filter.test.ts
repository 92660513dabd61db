import { expect, it } from 'vitest'
import { type CatalogueFilter, type CatalogueRow, filteredRows, pathsOf, standardsOf } from './catalogue-filter.ts'

const row = (told: Partial<CatalogueRow>): CatalogueRow => ({
  id: 1,
  key: 'oneChallenge',
  name: 'First',
  category: 'Injection',
  difficulty: 2,
  kind: 'code',
  call: 'GET /one',
  parameter: 'query.q',
  file: 'one/flaw.ts',
  lines: [3],
  cwe: [89],
  top10of2021: ['A03:2021'],
  top10of2025: ['A05:2025'],
  api2023: ['API1:2023'],
  llm2025: ['LLM01:2025'],
  agentic: [],
  asvs: ['V1.2.4'],
  wstg: ['WSTG-INPV-05'],
  tools: ['sqlmap'],
  path: 'Injection',
  otherPaths: ['Beginning'],
  ...told,
})

const ROWS = [
  row({}),
  row({
    key: 'twoChallenge',
    name: 'Two',
    call: 'POST /two',
    parameter: 'body.b',
    llm2025: [],
    difficulty: 1,
    kind: 'data',
    file: null,
    cwe: [521],
    tools: ['hydra'],
    path: 'Sign-in',
    otherPaths: [],
  }),
]
const ALL: CatalogueFilter = { search: '', kind: '', stars: '', path: '' }
const found = (filter: Partial<CatalogueFilter>) => filteredRows(ROWS, { ...ALL, ...filter }).map(({ name }) => name)

it('returns all rows for an empty filter', () => {
  expect(found({})).toEqual(['First', 'Two'])
})

it.each(['cwe-89', 'SQLMAP', 'get query.q', 'one/flaw', 'llm01:2025 v1.2.4', 'beginning'])(
  'finds a row by %s',
  (search) => {
    expect(found({ search })).toEqual(['First'])
  },
)

it('finds nothing if one of the words does not match', () => {
  expect(found({ search: 'first hydra' })).toEqual([])
})

it('combines kind, stars and path, including further paths', () => {
  expect(found({ kind: 'data' })).toEqual(['Two'])
  expect(found({ stars: '2' })).toEqual(['First'])
  expect(found({ path: 'Beginning' })).toEqual(['First'])
  expect(found({ path: 'Sign-in', stars: '2' })).toEqual([])
})

it('lists each path once, sorted, and ids in the notation of their standards', () => {
  expect(pathsOf(ROWS)).toEqual(['Beginning', 'Injection', 'Sign-in'])
  expect(standardsOf(ROWS[0]!)).toEqual([
    'CWE-89',
    'A03:2021',
    'A05:2025',
    'API1:2023',
    'LLM01:2025',
    'V1.2.4',
    'WSTG-INPV-05',
  ])
})
