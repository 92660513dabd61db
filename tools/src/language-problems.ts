import { LANGUAGES } from '@fruit/contracts/languages'

/** Texts of one language by key. */
export type Texts = Readonly<Record<string, unknown>>

/** What a file of texts is checked against. */
interface Measure {
  /** As people find it, such as `assets/i18n/de_DE.json`. */
  readonly file: string
  readonly texts: Texts
  readonly english: Texts
  /** Finds what stands for something else, such as `{{name}}`. */
  readonly placeholder: RegExp
}

const PLURAL = /_(zero|one|two|few|many|other)$/

/** The key of a text without the form of its plural. */
function stem(key: string): string {
  return key.replace(PLURAL, '')
}

/**
 * The keys that a language lacks, in every form of the plural that it has: they are shown in English. Languages beside
 * the shop's own may be incomplete.
 */
export function missingKeys(language: string, texts: Texts, english: Texts): readonly string[] {
  if (!LANGUAGES.some(({ key }) => key === language)) return []
  return keysFor(language, english).filter((key) => !(key in texts))
}

/**
 * What is wrong with the texts that a language has: keys that English does not have, empty texts, and placeholders that
 * differ.
 *
 * @returns one line for each problem
 */
export function languageProblems({ file, texts, english, placeholder }: Measure): string[] {
  const problems: string[] = []
  const say = (problem: string) => problems.push(`${file}: ${problem}`)
  for (const [key, text] of Object.entries(texts)) {
    const sources = Object.keys(english).filter(
      (other) => other === key || (PLURAL.test(key) && stem(other) === stem(key)),
    )
    if (sources.length === 0) {
      say(`${key} is no key of English. Remove it, or mend its name.`)
    } else if (typeof text !== 'string' || text.trim() === '') {
      say(`${key} has no text. Write one.`)
    } else if (!sources.some((source) => samePlaceholders(text, english[source], placeholder))) {
      const expected = placeholdersIn(english[sources[0]!], placeholder).join(' ') || 'none'
      say(`${key} has other placeholders than English, which has ${expected}. Take the same.`)
    } else if (!sources.some((source) => tagsIn(text) === tagsIn(english[source]))) {
      say(`${key} has other tags than English, which has ${tagsIn(english[sources[0]!]) || 'none'}. Take the same.`)
    }
  }
  return problems
}

/** The keys that a language has to have: those of English, with the plural forms that it has for whole numbers. */
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

/** Tags such as `<strong>` and `<hot>`; they may stand in another order in another language. */
function tagsIn(text: unknown): string {
  return (String(text).match(/<\/?[a-z]+>/g) ?? []).sort().join(' ')
}

/**
 * The keys that nothing names: neither the code, nor a configuration.
 *
 * @param sources texts in which keys stand in quotes, or alone on their line of a list
 */
export function unusedKeys(english: Texts, sources: readonly string[]): readonly string[] {
  const named = new Set(sources.flatMap((source) => source.match(/\b[A-Z0-9][A-Z0-9_]*\b/g) ?? []))
  return Object.keys(english).filter((key) => !named.has(key) && !named.has(stem(key)))
}
