import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { partsOf } from '@fruit/catalogue/translated-texts'
import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { PathEntry } from '@fruit/challenge-kit/path'
import type { Tutorial } from '@fruit/challenge-kit/tutorial'
import type { Weakness } from '@fruit/challenge-kit/weakness'
import { LANGUAGES } from '@fruit/contracts/languages'
import { translationProblems } from '../checks/translation-problems.ts'
import { stampOf, stampsIn, withStamps } from '../checks/translation-stamps.ts'

/** English texts in files of a challenge's folder. */
const FILES = ['brief', 'hints', 'notes', 'code-hints', 'practice'] as const
/** English texts in files of a path's folder. */
const PATH_FILES = ['goal', 'lesson', 'questions'] as const
/** Texts that every language must have. Other missing texts are shown in English. */
const REQUIRED: ReadonlySet<string> = new Set(['name', 'brief', 'goal'])
/** Texts that may be missing even if everything else is translated. */
const OPTIONAL: ReadonlySet<string> = new Set(['practice'])
const OTHERS = LANGUAGES.map(({ key }) => key).filter((key) => key !== 'en')

/** Original texts: the catalogue itself returns HTML. */
const tutorials = import.meta.glob<{ tutorial: Tutorial }>('../../packages/catalogue/challenges/*/tutorial.ts', {
  eager: true,
})

/** English texts by part, by folder relative to the catalogue. */
type English = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Problems of existing translations, and missing translations. */
interface Translations {
  readonly problems: readonly string[]
  /** File and parts: translations of an older English text. */
  readonly stale: readonly string[]
  /** Number of texts that are shown in English, by language. */
  readonly inEnglish: ReadonlyMap<string, number>
  /** Missing texts in folders where any language has more than the required texts. */
  readonly begun: readonly string[]
}

/** Checks `translations/<language>.md` in every folder of the catalogue. @param root folder of the project */
export function translationsOf(
  root: string,
  entries: readonly CatalogueEntry[],
  paths: readonly PathEntry[],
): Translations {
  const problems: string[] = []
  const stale: string[] = []
  const inEnglish = new Map<string, number>(OTHERS.map((key) => [key, 0]))
  const begun: string[] = []
  for (const [folder, english] of englishByFolder(root, entries, paths)) {
    const missing: string[] = []
    let translated = 0
    for (const key of OTHERS) {
      const file = `${folder}/translations/${key}.md`
      const text = textOf(root, file) ?? ''
      const parts = partsOf(text)
      const stamps = stampsIn(text)
      const old = [...english].filter(([part, original]) => parts.get(part) && stamps.get(part) !== stampOf(original))
      if (old.length > 0) stale.push(`${file}: ${old.map(([part]) => part).join(', ')}`)
      problems.push(...translationProblems(english, parts).map((problem) => `${file} ${problem}`))
      for (const part of english.keys()) {
        if (!parts.get(part)) {
          if (REQUIRED.has(part)) problems.push(`${file} has no part “# ${part}”. Every language needs it.`)
          else {
            inEnglish.set(key, inEnglish.get(key)! + 1)
            if (!OPTIONAL.has(part)) missing.push(`${file} has no part “# ${part}”. Translate it.`)
          }
        } else if (!REQUIRED.has(part) && !OPTIONAL.has(part)) translated++
      }
    }
    if (translated > 0) begun.push(...missing)
  }
  return { problems, stale, inEnglish, begun }
}

/**
 * Marks the translations of a challenge, a shared weakness or a path as matching the current English texts.
 *
 * @param root folder of the project
 * @param name key of the challenge, or id of the weakness or path
 * @returns the files; empty if the name is unknown
 */
export function acceptTranslations(
  root: string,
  { entries, paths }: { readonly entries: readonly CatalogueEntry[]; readonly paths: readonly PathEntry[] },
  name: string,
): string[] {
  const ofChallenge = entries.find(({ challenge }) => challenge.key === name)
  const folder = ofChallenge
    ? `challenges/${ofChallenge.id}`
    : `${paths.some(({ id }) => id === name) ? 'paths' : 'weaknesses'}/${name}`
  const english = englishByFolder(root, entries, paths).get(folder)
  const files = english ? OTHERS.map((key) => `${folder}/translations/${key}.md`) : []
  return files.filter((file) => {
    const text = textOf(root, file)
    if (text === null) return false
    const parts = [...english!].filter(([part]) => partsOf(text).has(part))
    const stamps = new Map(parts.map(([part, original]) => [part, stampOf(original)]))
    writeFileSync(join(root, 'packages/catalogue', file), withStamps(text, stamps))
    return true
  })
}

function englishByFolder(root: string, entries: readonly CatalogueEntry[], paths: readonly PathEntry[]): English {
  const folders = new Map<string, Map<string, string>>()
  for (const { id, challenge, weaknessFolder } of entries) {
    const own = `challenges/${id}`
    const english = new Map([['name', challenge.name]])
    for (const name of FILES) english.set(name, textOf(root, `${own}/${name}.md`) ?? '')
    const steps = tutorials[`../../packages/catalogue/${own}/tutorial.ts`]?.tutorial.steps ?? []
    english.set('tutorial', steps.map(({ text }, index) => `${index + 1}. ${text}`).join('\n'))
    const fixes = reasonsOf(challenge.weakness)
    if (weaknessFolder === own) english.set('fixes', fixes)
    else if (fixes !== '') folders.set(weaknessFolder, new Map([['fixes', fixes]]))
    for (const [name, text] of english) if (text === '') english.delete(name)
    folders.set(own, english)
  }
  for (const { id, path } of paths) {
    const texts = PATH_FILES.map((name) => [name, textOf(root, `paths/${id}/${name}.md`) ?? ''] as const)
    folders.set(`paths/${id}`, new Map([['name', path.name], ...texts.filter(([, text]) => text !== '')]))
  }
  return folders
}

function reasonsOf(weakness: Weakness | undefined): string {
  return Object.entries(weakness?.fixes ?? {})
    .map(([name, { why }]) => `- ${name}: ${why}`)
    .join('\n')
}

function textOf(root: string, file: string): string | null {
  const path = join(root, 'packages/catalogue', file)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}
