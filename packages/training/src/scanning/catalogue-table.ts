import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { PathEntry } from '@fruit/challenge-kit/path'
import { withoutMarkers } from '@fruit/challenge-kit/snippet'
import type { CatalogueRow } from '@fruit/contracts/console/catalogue-table'
import type { TruthSources } from './ground-truth.ts'
import { toolNames } from './tool-names.ts'

/** Inputs of the table. */
export interface TableSources extends Pick<TruthSources, 'codeOf'> {
  readonly entries: readonly CatalogueEntry[]
  readonly paths: readonly PathEntry[]
}

/** OWASP lists whose categories share one field of a challenge, each with the pattern of its ids. */
const LISTS = {
  top10of2021: /^A\d\d:2021$/,
  top10of2025: /^A\d\d:2025$/,
  api2023: /^API\d\d?:2023$/,
  llm2025: /^LLM\d\d:2025$/,
  agentic: /^ASI\d\d:\d{4}$/,
} as const satisfies Partial<Record<keyof CatalogueRow, RegExp>>

/** The whole catalogue as a table in English: a row for each challenge, sorted by id. */
export async function catalogueTable({ entries, paths, codeOf }: TableSources): Promise<CatalogueRow[]> {
  return Promise.all(entries.map((entry) => rowOf(entry, paths, codeOf)))
}

async function rowOf(
  { challenge, title, practice }: CatalogueEntry,
  paths: readonly PathEntry[],
  codeOf: TableSources['codeOf'],
): Promise<CatalogueRow> {
  const { id, key, category, difficulty, kind, place, weakness, cwe, owasp, asvs, wstg } = challenge
  const code = weakness ? codeOf(weakness) : null
  const listed = (list: keyof typeof LISTS) => owasp.filter((each) => LISTS[list].test(each))
  const leading = paths.filter(({ path }) => path.challenges.includes(key))
  const family = leading.find(({ path }) => path.kind === 'family')
  return {
    id,
    key,
    name: title('en'),
    category,
    difficulty,
    kind,
    call: place.call,
    parameter: place.parameter,
    file: code?.file ?? null,
    lines: code ? [...withoutMarkers(await code.load()).holes] : [],
    cwe: [...cwe],
    top10of2021: listed('top10of2021'),
    top10of2025: listed('top10of2025'),
    api2023: listed('api2023'),
    llm2025: listed('llm2025'),
    agentic: listed('agentic'),
    asvs: [...asvs],
    wstg: [...wstg],
    tools: [...toolNames(practice('en').tools)],
    path: family?.title('en') ?? null,
    otherPaths: leading.filter((each) => each !== family).map((each) => each.title('en')),
  }
}
