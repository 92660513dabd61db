import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { CORE_SCHEMA, constructFromEvents, type Event, mergeTag, parseEvents, YAMLException } from 'js-yaml'
import type { ConfigurationProblem } from './configuration-problem.ts'
import { describeValue, isSettingMap, type SettingMap, type SettingPath } from './setting-path.ts'
import { linesIn, writePlace } from './source-places.ts'

/** Settings of one origin, to be laid over those before it. */
export interface Layer {
  /** The file as it was asked for, or what else the settings came from. */
  readonly name: string
  readonly settings: SettingMap
  /** Line on which a setting stands, or else the group or list around it; counted from 1. */
  readonly lineOf: (path: SettingPath) => number | undefined
}

/** What reading a file gave: a layer, or the problem with it. */
export type LayerReading =
  | { readonly layer: Layer; readonly warnings: readonly string[] }
  | { readonly problem: ConfigurationProblem }

// More than ten times what the complete default configuration takes.
const LARGEST = 1_000_000
const MOST_ALIASES = 10_000
// A file without anchors stays below this.
const MOST_VALUES = 500_000
const DEEPEST = 500

// `<<` was part of the YAML that older files were written for.
const SCHEMA = CORE_SCHEMA.withTags(mergeTag)

/** Settings as JSON, by the SHA-256 of the YAML that says them, in hex. */
export type KnownSettings = Readonly<Record<string, string>>

/** Set by the build for the default settings: a start reads them much faster than their YAML. Missing in tests and development. */
declare const KNOWN_SETTINGS: KnownSettings | undefined

/**
 * Reads a YAML file of settings. Whatever is wrong with the file comes back as a problem; nothing is thrown.
 *
 * @param known what need not be read as YAML
 */
export function readLayer(
  file: string,
  known: KnownSettings = typeof KNOWN_SETTINGS === 'object' ? KNOWN_SETTINGS : {},
): LayerReading {
  const source = readText(file)
  if ('found' in source) return { problem: { file, key: '', ...source } }
  const { text } = source
  const json = known[sumOf(text)]
  if (json !== undefined) {
    const settings = JSON.parse(json) as SettingMap
    return { layer: { name: file, settings, lineOf: linesOf(text, () => parseEvents(text, {})) }, warnings: [] }
  }
  try {
    const events = parseEvents(text, {})
    const documents = constructFromEvents(events, { source: text, schema: SCHEMA, maxAliases: MOST_ALIASES })
    return settingsOf(
      documents,
      file,
      linesOf(text, () => events),
    )
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const place = error.mark ? { line: error.mark.line + 1, column: error.mark.column + 1 } : {}
    return { problem: { file, ...place, key: '', found: inWords(error.reason), allowed: 'valid YAML' } }
  }
}

function inWords(reason: string): string {
  // Where the parser's own words help nobody who just edited a file.
  if (reason.startsWith('nesting exceeded')) return 'values nested too deeply'
  if (reason.startsWith('aliases exceeded')) return `more than ${MOST_ALIASES} repeated anchors`
  if (reason.startsWith('tab characters')) return 'a tab as indentation (YAML indents with blanks)'
  if (reason.startsWith('duplicated mapping key')) return 'a key that its group has already'
  return reason
}

function readText(file: string): { readonly text: string } | { readonly found: string; readonly allowed: string } {
  try {
    const stats = statSync(file)
    if (stats.isDirectory()) return { found: 'a folder', allowed: 'a YAML file' }
    // Reading from one of these may never end.
    if (!stats.isFile()) return { found: 'a device or pipe', allowed: 'a YAML file' }
    if (stats.size > LARGEST)
      return { found: `a file of ${(stats.size / 1e6).toFixed(1)} MB`, allowed: `at most ${LARGEST / 1e6} MB` }
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)) }
  } catch (error) {
    if (error instanceof TypeError) return { found: 'bytes that are not UTF-8', allowed: 'a text file in UTF-8' }
    const { code, message } = error as NodeJS.ErrnoException
    return { found: code === 'ENOENT' ? 'no such file' : message, allowed: 'a YAML file that can be read' }
  }
}

/** @returns the key of a text in `KnownSettings` */
export function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Lines are asked for only when something is wrong. */
function linesOf(text: string, events: () => readonly Event[]): Layer['lineOf'] {
  let places: ReadonlyMap<string, number> | undefined
  return (path) => {
    places ??= linesIn(text, events())
    for (let length = path.length; length > 0; length--) {
      const line = places.get(writePlace(path.slice(0, length)))
      if (line !== undefined) return line
    }
    return undefined
  }
}

function settingsOf(documents: readonly unknown[], file: string, lineOf: Layer['lineOf']): LayerReading {
  const [settings = null] = documents
  if (documents.length > 1)
    return { problem: { file, key: '', found: 'several documents, parted by ---', allowed: 'one document' } }
  if (settings === null)
    return {
      layer: { name: file, settings: {}, lineOf: () => undefined },
      warnings: [`${file}: there are no settings in this file`],
    }
  if (!isSettingMap(settings))
    return {
      problem: { file, key: '', found: describeValue(settings), allowed: 'groups of settings, such as "application:"' },
    }
  if (expandedSize(settings) > MOST_VALUES)
    return {
      problem: {
        file,
        key: '',
        found: 'anchors that repeat one another, or themselves, too often',
        allowed: `at most ${MOST_VALUES} values, each repeated one counted`,
      },
    }
  return { layer: { name: file, settings, lineOf }, warnings: [] }
}

/** How many values there are when every repeated anchor counts as often as it is repeated; endless ones are infinite. */
function expandedSize(value: unknown, sizes = new Map<object, number>(), depth = 0): number {
  if (typeof value !== 'object' || value === null) return 1
  const known = sizes.get(value)
  if (known !== undefined) return known
  // Stays so for whoever meets the value inside of itself.
  sizes.set(value, Number.POSITIVE_INFINITY)
  if (depth > DEEPEST) return Number.POSITIVE_INFINITY
  const size = Object.values(value).reduce<number>((sum, inner) => sum + expandedSize(inner, sizes, depth + 1), 1)
  sizes.set(value, size)
  return size
}
