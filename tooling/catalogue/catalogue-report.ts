import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCatalogue } from '@fruit/catalogue/catalogue'
import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { practiceProblems } from '@fruit/challenge-kit/practice'
import { withoutMarkers } from '@fruit/challenge-kit/snippet'
import { parse } from 'yaml'
import { catalogueProblems, type KnownPlaces, missingPractice } from './catalogue-problems.ts'
import { acceptTranslations, translationsOf } from './catalogue-translations.ts'
import { isCall, isRoute } from './known-places.ts'
import { reportOnPaths } from './path-problems.ts'

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
  const ofPaths = await reportOnPaths(paths, entries, keysToBuild(root))
  const families = paths.filter(({ path }) => path.kind === 'family')
  const pathOf = ({ challenge }: CatalogueEntry) =>
    families.find(({ path }) => path.challenges.includes(challenge.key))?.id ?? null
  return {
    problems: [...(await catalogueProblems(entries, places)), ...ofPaths.problems, ...problems, ...practice],
    missingPractice: missingPractice(entries),
    translations,
    /** Keys of challenges that paths name but that do not exist yet. */
    skipped: ofPaths.skipped,
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

function keysToBuild(root: string): ReadonlySet<string> {
  const list = parse(readFileSync(join(root, 'docs/reference/challenges-to-build.yml'), 'utf8')) as
    | { key: string }[]
    | null
  return new Set(list?.map(({ key }) => key))
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
