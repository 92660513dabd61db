import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readCatalogue } from '@fruit/catalogue/catalogue'
import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { practiceProblems } from '@fruit/challenge-kit/practice'
import { withoutMarkers } from '@fruit/challenge-kit/snippet'
import { isUnfinished } from '../checks/translation-problems.ts'
import { catalogueProblems, type KnownPlaces, missingPractice } from './catalogue-problems.ts'
import { acceptTranslations, translationsOf } from './catalogue-translations.ts'
import { isCall, isRoute } from './known-places.ts'
import { pathProblems } from './path-problems.ts'

const browserProofs = import.meta.glob('../../packages/catalogue/challenges/*/browser-proof.ts')

/** Original texts: the catalogue itself returns HTML. */
const practices = import.meta.glob<string>('../../packages/catalogue/challenges/*/practice.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Place of a vulnerability, against which scanners are scored. */
export interface VulnerabilityPlace {
  readonly key: string
  readonly name: string
  /** Id of its family path. */
  readonly path: string | null
  readonly kind: string
  readonly cwe: readonly number[]
  readonly owasp: readonly string[]
  readonly asvs: readonly string[]
  readonly wstg: readonly string[]
  readonly call: string
  readonly parameter: string
  /** Relative to the project's root; null if no code is wrong. */
  readonly file: string | null
  /** Line numbers of the vulnerable lines, from 1. */
  readonly lines: readonly number[]
}

/** Problems of the catalogue, and the places of its vulnerabilities. @param root folder of the project */
export async function reportOnCatalogue(root: string) {
  const { entries, weaknesses, paths } = readCatalogue()
  const places: KnownPlaces = {
    isCall,
    isRoute,
    hasBrowserProof: (id) => `../../packages/catalogue/challenges/${id}/browser-proof.ts` in browserProofs,
  }
  const { problems, ...translations } = translationsOf(root, entries, paths)
  const practice = Object.entries(practices).flatMap(([path, text]) =>
    practiceProblems(text).map((problem) => `${path.split('/').slice(-3).join('/')} ${problem}`),
  )
  const families = paths.filter(({ path }) => path.kind === 'family')
  const pathOf = ({ challenge }: CatalogueEntry) =>
    families.find(({ path }) => path.challenges.includes(challenge.key))?.id ?? null
  return {
    problems: [
      ...unfinishedFiles(root),
      ...(await catalogueProblems(entries, places)),
      ...(await pathProblems(paths, entries)),
      ...problems,
      ...practice,
    ],
    missingPractice: missingPractice(entries),
    translations,
    holes: await Promise.all(
      entries.map(async (entry) => ({ ...(await vulnerabilityPlaceOf(entry)), path: pathOf(entry) })),
    ),
    weaknesses: weaknesses.size,
  }
}

/**
 * Marks the translations of a challenge, weakness or path as matching the current English texts. @returns the marked
 * files
 */
export function acceptReworded(root: string, name: string): string[] {
  return acceptTranslations(root, readCatalogue(), name)
}

/** Files that still contain a placeholder. Placeholders in translations are problems of the translation. */
function unfinishedFiles(root: string): string[] {
  const catalogue = join(root, 'packages/catalogue')
  return ['challenges', 'weaknesses'].flatMap((kind) =>
    readdirSync(join(catalogue, kind), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && !file.parentPath.endsWith('translations'))
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((file) => isUnfinished(readFileSync(file, 'utf8')))
      .map((file) => `${relative(catalogue, file)} still says "Fill in". Finish it.`),
  )
}

async function vulnerabilityPlaceOf({
  challenge,
  sources,
  weaknessFolder,
}: CatalogueEntry): Promise<Omit<VulnerabilityPlace, 'path'>> {
  const { key, name, kind, cwe, owasp, asvs, wstg, place, weakness } = challenge
  const source = weakness && (await sources[weakness.source]?.())
  const file = source === undefined ? null : `packages/catalogue/${weaknessFolder}/${weakness!.source}`
  return {
    key,
    name,
    kind,
    cwe,
    owasp,
    asvs,
    wstg,
    ...place,
    file,
    lines: source === undefined ? [] : withoutMarkers(source).holes,
  }
}
