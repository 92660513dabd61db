import type { Answer } from './calls.ts'

export type CatalogueRow = Answer<'readCatalogueTable'>['rows'][number]

/** Filter of the catalogue. An empty string matches everything. */
export interface CatalogueFilter {
  readonly search: string
  readonly kind: CatalogueRow['kind'] | ''
  readonly stars: '' | '1' | '2' | '3' | '4' | '5' | '6'
  readonly path: string
}

/** The rows that match a filter. A row must contain each word of the search. */
export function filteredRows(rows: readonly CatalogueRow[], filter: CatalogueFilter): readonly CatalogueRow[] {
  const words = filter.search.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    if (filter.kind !== '' && row.kind !== filter.kind) return false
    if (filter.stars !== '' && row.difficulty !== Number(filter.stars)) return false
    if (filter.path !== '' && ![row.path, ...row.otherPaths].includes(filter.path)) return false
    const text = textOf(row)
    return words.every((word) => text.includes(word))
  })
}

/** The names of all paths of these rows, sorted alphabetically. */
export function pathsOf(rows: readonly CatalogueRow[]): readonly string[] {
  const names = rows.flatMap(({ path, otherPaths }) => [...(path === null ? [] : [path]), ...otherPaths])
  return [...new Set(names)].sort((one, other) => one.localeCompare(other))
}

/** Ids of a row, in the notation of their standards. */
export function standardsOf(row: CatalogueRow): readonly string[] {
  const { cwe, top10of2021, top10of2025, api2023, llm2025, agentic, asvs, wstg } = row
  const owasp = [...top10of2021, ...top10of2025, ...api2023, ...llm2025, ...agentic]
  return [...cwe.map((number) => `CWE-${number}`), ...owasp, ...asvs, ...wstg]
}

function textOf(row: CatalogueRow): string {
  const { key, name, category, kind, call, parameter, file, tools, path, otherPaths } = row
  const parts = [key, name, category, kind, call, parameter, file ?? '', ...tools, path ?? '', ...otherPaths]
  return [...parts, ...standardsOf(row)].join(' ').toLowerCase()
}
