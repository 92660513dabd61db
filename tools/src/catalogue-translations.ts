import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { partsOf } from '@fruit/catalogue/translated-texts'
import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { Weakness } from '@fruit/challenge-kit/weakness'
import { LANGUAGES } from '@fruit/contracts/languages'
import { translationProblems } from './translation-problems.ts'

/** Texts that are in English files of a challenge's folder. */
const FILES = ['brief', 'hints', 'notes', 'code-hints'] as const

/** What is wrong with the translations that there are, and which there are not. */
interface Translations {
  readonly problems: readonly string[]
  /** Files that nobody wrote yet: what they would say is shown in English. */
  readonly missing: readonly string[]
}

/** Judges `translations/<language>.md` in every folder of the catalogue. @param root folder of the project */
export function translationsOf(root: string, entries: readonly CatalogueEntry[]): Translations {
  const problems: string[] = []
  const missing: string[] = []
  for (const [folder, english] of englishByFolder(root, entries))
    for (const { key } of LANGUAGES.filter((language) => language.key !== 'en')) {
      const file = `${folder}/translations/${key}.md`
      const translation = textOf(root, file)
      if (translation === null) missing.push(file)
      else problems.push(...translationProblems(english, partsOf(translation)).map((problem) => `${file} ${problem}`))
    }
  return { problems, missing }
}

function englishByFolder(root: string, entries: readonly CatalogueEntry[]): Map<string, Map<string, string>> {
  const folders = new Map<string, Map<string, string>>()
  for (const { id, challenge, tutorial, weaknessFolder } of entries) {
    const own = `challenges/${id}`
    const english = new Map<string, string>()
    for (const name of FILES) english.set(name, textOf(root, `${own}/${name}.md`) ?? '')
    english.set('tutorial', (tutorial?.('en').steps ?? []).map((_, index) => `${index + 1}. `).join('\n'))
    const fixes = challenge.codingChallenge ? reasonsOf(challenge.weakness) : ''
    if (weaknessFolder === own) english.set('fixes', fixes)
    else if (fixes !== '') folders.set(weaknessFolder, new Map([['fixes', fixes]]))
    for (const [name, text] of english) if (text === '') english.delete(name)
    folders.set(own, english)
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
