import { sectionsIn } from '@fruit/challenge-kit/texts'

/** Texts in one language by path, such as `../../challenges/login-admin/translations/de_DE.md`. */
export interface LanguageTexts {
  readonly texts: Readonly<Record<string, string>>
}

/** First-level heading in a translation file, such as `# code-hints`. */
const PART = /^# ([a-z-]+)[ \t]*$/m

/**
 * Translations of challenges and fixes. The file `translations/<language>.md` in a folder holds all parts. Each language is loaded on first
 * use.
 */
export class TranslatedTexts {
  readonly #loaders: ReadonlyMap<string, () => Promise<LanguageTexts>>
  readonly #fetching = new Map<string, Promise<void>>()
  readonly #fetched = new Map<string, ReadonlyMap<string, ReadonlyMap<string, string>>>()

  /** @param loaders by file, such as `./languages/de-de.ts` */
  constructor(loaders: Readonly<Record<string, () => Promise<LanguageTexts>>>) {
    this.#loaders = new Map(Object.entries(loaders).map(([file, load]) => [languageOf(file), load]))
  }

  /** Loads the texts of a language; undefined if they are loaded or do not exist. */
  load(language: string): Promise<void> | undefined {
    const load = this.#loaders.get(language)
    if (!load || this.#fetched.has(language)) return undefined
    const known = this.#fetching.get(language)
    if (known) return known
    const fetching = load().then(({ texts }) => {
      const folders = Object.entries(texts).map(([path, text]) => [folderOf(path), partsOf(text)] as const)
      this.#fetched.set(language, new Map(folders))
      this.#fetching.delete(language)
    })
    this.#fetching.set(language, fetching)
    return fetching
  }

  /** Returns the language if its texts are loaded, otherwise English. */
  loadedLanguage(language: string): string {
    return this.#fetched.has(language) ? language : 'en'
  }

  /**
   * Returns a part in a loaded language; undefined without a translation.
   *
   * @param folder relative to the catalogue's folder, such as `challenges/login-admin`
   */
  get(folder: string, part: string, language: string): string | undefined {
    return this.#fetched.get(language)?.get(folder)?.get(part)
  }
}

/** Returns the language of a file: `de_DE` for `./languages/de-de.ts`. */
function languageOf(file: string): string {
  const [language = '', country = ''] = file.slice('./languages/'.length, -'.ts'.length).split('-')
  return `${language}_${country.toUpperCase()}`
}

/** Returns the folder of a text, relative to the catalogue's folder. */
function folderOf(path: string): string {
  return path.split('/').slice(-4, -2).join('/')
}

/** Splits a translation file into parts by name. */
export function partsOf(markdown: string): Map<string, string> {
  return sectionsIn(markdown, PART)
}

/** Returns reasons of fixes by name, from list items such as `- bind-parameters: The e-mail travels …`. */
export function reasonsIn(markdown: string): Map<string, string> {
  const reasons = sectionsIn(markdown, /^- ([a-z0-9-]+):\s/m)
  return new Map(Array.from(reasons, ([name, reason]) => [name, reason.replace(/\n\s*/g, ' ')]))
}
