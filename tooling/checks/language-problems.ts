import { LANGUAGES } from '@fruit/contracts/languages'

/** Texts of one language by key. */
export type Texts = Readonly<Record<string, unknown>>

/** A file of texts and the English texts for comparison. */
interface TextCheck {
  /** Path in messages, such as `assets/i18n/de_DE.json`. */
  readonly file: string
  readonly texts: Texts
  readonly english: Texts
  /** Matches placeholders such as `{{name}}`. */
  readonly placeholder: RegExp
}

const PLURAL = /_(zero|one|two|few|many|other)$/

/** The key of a text without its plural form. */
function stem(key: string): string {
  return key.replace(PLURAL, '')
}

/**
 * Missing keys of a language, with all of its plural forms. They are shown in English. Languages that are not among the
 * shop's may be incomplete.
 */
export function missingKeys(language: string, texts: Texts, english: Texts): readonly string[] {
  if (!LANGUAGES.some(({ key }) => key === language)) return []
  return keysFor(language, english).filter((key) => !(key in texts))
}

/** Problems for the files of languages that a folder lacks. @param names of the files, without their ending */
export function missingFiles(
  folder: string,
  names: readonly string[],
  ending: string,
  existing: readonly string[],
): string[] {
  return names
    .map((name) => `${name}${ending}`)
    .filter((file) => !existing.includes(file))
    .map((file) => `${folder}/${file} is missing. Create it (docs/contributing/language.md).`)
}

/**
 * Problems in the existing texts of a language: keys that English does not have, empty texts, and different
 * placeholders or tags.
 *
 * @returns one line for each problem
 */
export function languageProblems({ file, texts, english, placeholder }: TextCheck): string[] {
  const problems: string[] = []
  const say = (problem: string) => problems.push(`${file}: ${problem}`)
  for (const [key, text] of Object.entries(texts)) {
    const sources = Object.keys(english).filter(
      (other) => other === key || (PLURAL.test(key) && stem(other) === stem(key)),
    )
    if (sources.length === 0) {
      say(`${key} is no key of English. Remove it, or correct its name.`)
    } else if (typeof text !== 'string' || text.trim() === '') {
      say(`${key} has no text. Write one.`)
    } else if (!sources.some((source) => samePlaceholders(text, english[source], placeholder))) {
      const expected = placeholdersIn(english[sources[0]!], placeholder).join(' ') || 'none'
      say(`${key} has other placeholders than English, which has ${expected}. Use the same.`)
    } else if (!sources.some((source) => tagsIn(text) === tagsIn(english[source]))) {
      say(`${key} has other tags than English, which has ${tagsIn(english[sources[0]!]) || 'none'}. Use the same.`)
    }
  }
  return problems
}

/** The required keys of a language: those of English, with the plural forms of the language for whole numbers. */
function keysFor(language: string, english: Texts): readonly string[] {
  const rules = new Intl.PluralRules(language.replace('_', '-'))
  const plurals = new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))
  const keys = Object.keys(english).flatMap((key) =>
    PLURAL.test(key) ? [...plurals].map((form) => `${stem(key)}_${form}`) : [key],
  )
  return [...new Set(keys)]
}

function samePlaceholders(text: unknown, other: unknown, placeholder: RegExp): boolean {
  return placeholdersIn(text, placeholder).join() === placeholdersIn(other, placeholder).join()
}

function placeholdersIn(text: unknown, placeholder: RegExp): readonly string[] {
  return [...new Set(String(text).match(placeholder) ?? [])].sort()
}

/** Tags such as `<strong>` and `<hot>`. Their order may differ between languages. */
function tagsIn(text: unknown): string {
  return (String(text).match(/<\/?[a-z]+>/g) ?? []).sort().join(' ')
}

/**
 * Keys that neither code nor configuration uses.
 *
 * @param sources texts in which keys are in quotes, or alone on a line of a list
 */
export function unusedKeys(english: Texts, sources: readonly string[]): readonly string[] {
  const named = new Set(sources.flatMap((source) => source.match(/\b[A-Z0-9][A-Z0-9_]*\b/g) ?? []))
  return Object.keys(english).filter((key) => !named.has(key) && !named.has(stem(key)))
}
