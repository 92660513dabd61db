import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the folders of texts that screens load on demand; '' contains the texts of the first load. */
export function textFolders(folder: string): readonly string[] {
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return ['', ...below.map(({ name }) => name).sort()]
}

/**
 * Returns all texts of the web client in a language, by key.
 *
 * @param folder of the language files
 * @param key of a language, such as `de_DE`
 */
export function textsOf(folder: string, key: string): Record<string, string> {
  const files = textFolders(folder).map((part) => join(folder, part, `${key}.json`))
  return Object.assign({}, ...files.filter(existsSync).map((file) => JSON.parse(readFileSync(file, 'utf8')) as object))
}
