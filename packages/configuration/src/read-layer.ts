import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { CORE_SCHEMA, constructFromEvents, type Event, mergeTag, parseEvents, YAMLException } from 'js-yaml'
import type { ConfigurationProblem } from './configuration-problem.ts'
import { describeValue, isSettingMap, type SettingMap, type SettingPath } from './setting-path.ts'
import { linesIn, pathKey } from './source-places.ts'

/** Settings of one source, which are merged over earlier layers. */
export interface Layer {
  /** Path of the file as given, or name of another source. */
  readonly name: string
  readonly settings: SettingMap
  /** Returns the line of a setting, or else of the enclosing group or list; counted from 1. */
  readonly lineOf: (path: SettingPath) => number | undefined
}

/** Result of reading a file. */
export type LayerReading =
  | { readonly layer: Layer; readonly warnings: readonly string[] }
  | { readonly problem: ConfigurationProblem }

// More than ten times the size of the default configuration, in bytes.
const MAX_BYTES = 1_000_000
const MAX_ALIASES = 10_000
// Only files with anchors can exceed this.
const MAX_VALUES = 500_000
const MAX_DEPTH = 500

// Older files use the merge key `<<` of YAML 1.1.
const SCHEMA = CORE_SCHEMA.withTags(mergeTag)

/** Settings as JSON, by the hexadecimal SHA-256 of their YAML text. */
export type KnownSettings = Readonly<Record<string, string>>

/** Default settings, set by the build because JSON is much faster to parse than YAML. Missing in tests and development. */
declare const KNOWN_SETTINGS: KnownSettings | undefined

/**
 * Reads a YAML file of settings. Errors in the file are returned as a problem, not thrown.
 *
 * @param known settings of files that need not be parsed
 */
export function readLayer(
  file: string,
  known: KnownSettings = typeof KNOWN_SETTINGS === 'object' ? KNOWN_SETTINGS : {},
): LayerReading {
  const source = readText(file)
  if ('found' in source) return { problem: { file, key: '', ...source } }
  const { text } = source
  const json = known[hashOf(text)]
  if (json !== undefined) {
    const settings = JSON.parse(json) as SettingMap
    return { layer: { name: file, settings, lineOf: linesOf(text, () => parseEvents(text, {})) }, warnings: [] }
  }
  try {
    const events = parseEvents(text, {})
    const documents = constructFromEvents(events, { source: text, schema: SCHEMA, maxAliases: MAX_ALIASES })
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
  // Replaces messages of the parser that do not help the author of a file.
  if (reason.startsWith('nesting exceeded')) return 'values nested too deeply'
  if (reason.startsWith('aliases exceeded')) return `more than ${MAX_ALIASES} repeated anchors`
  if (reason.startsWith('tab characters')) return 'a tab as indentation (YAML uses spaces)'
  if (reason.startsWith('duplicated mapping key')) return 'a key that already exists in its group'
  return reason
}

function readText(file: string): { readonly text: string } | { readonly found: string; readonly allowed: string } {
  try {
    const stats = statSync(file)
    if (stats.isDirectory()) return { found: 'a folder', allowed: 'a YAML file' }
    // Reading from a device or pipe may never end.
    if (!stats.isFile()) return { found: 'a device or pipe', allowed: 'a YAML file' }
    if (stats.size > MAX_BYTES)
      return { found: `a file of ${(stats.size / 1e6).toFixed(1)} MB`, allowed: `at most ${MAX_BYTES / 1e6} MB` }
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)) }
  } catch (error) {
    if (error instanceof TypeError) return { found: 'bytes that are not UTF-8', allowed: 'a text file in UTF-8' }
    const { code, message } = error as NodeJS.ErrnoException
    return { found: code === 'ENOENT' ? 'no such file' : message, allowed: 'a readable YAML file' }
  }
}

/** Returns the key of a text in `KnownSettings`. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Computes lines lazily, because only problems and warnings need them. */
function linesOf(text: string, events: () => readonly Event[]): Layer['lineOf'] {
  let places: ReadonlyMap<string, number> | undefined
  return (path) => {
    places ??= linesIn(text, events())
    for (let length = path.length; length > 0; length--) {
      const line = places.get(pathKey(path.slice(0, length)))
      if (line !== undefined) return line
    }
    return undefined
  }
}

function settingsOf(documents: readonly unknown[], file: string, lineOf: Layer['lineOf']): LayerReading {
  const [settings = null] = documents
  if (documents.length > 1)
    return { problem: { file, key: '', found: 'several documents, separated by ---', allowed: 'one document' } }
  if (settings === null)
    return {
      layer: { name: file, settings: {}, lineOf: () => undefined },
      warnings: [`${file}: there are no settings in this file`],
    }
  if (!isSettingMap(settings))
    return {
      problem: { file, key: '', found: describeValue(settings), allowed: 'groups of settings, such as "application:"' },
    }
  if (expandedSize(settings) > MAX_VALUES)
    return {
      problem: {
        file,
        key: '',
        found: 'anchors that are repeated too often or contain themselves',
        allowed: `at most ${MAX_VALUES} values, including repetitions`,
      },
    }
  return { layer: { name: file, settings, lineOf }, warnings: [] }
}

/** Counts values, with each repetition of an anchor; infinite for recursive anchors. */
function expandedSize(value: unknown, sizes = new Map<object, number>(), depth = 0): number {
  if (typeof value !== 'object' || value === null) return 1
  const known = sizes.get(value)
  if (known !== undefined) return known
  // Remains infinite if the value contains itself.
  sizes.set(value, Number.POSITIVE_INFINITY)
  if (depth > MAX_DEPTH) return Number.POSITIVE_INFINITY
  const size = Object.values(value).reduce<number>((sum, inner) => sum + expandedSize(inner, sizes, depth + 1), 1)
  sizes.set(value, size)
  return size
}
