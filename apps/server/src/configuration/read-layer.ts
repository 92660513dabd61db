import { readFileSync, statSync } from 'node:fs'
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  visit,
} from 'yaml'
import type { ConfigurationProblem } from './configuration-problem.ts'
import { describeValue, isSettingMap, type SettingMap, type SettingPath, writePath } from './setting-path.ts'

/** Settings of one origin, to be laid over those before it. */
export interface Layer {
  /** The file as it was asked for, or what else the settings came from. */
  readonly name: string
  readonly settings: SettingMap
  /** Line on which a setting stands, or the group around it; counted from 1. */
  readonly lineOf: (path: SettingPath) => number | undefined
}

/** What reading a file gave: a layer, unless there were problems. */
export interface LayerReading {
  readonly layer?: Layer
  readonly problems: readonly ConfigurationProblem[]
  readonly warnings: readonly string[]
}

// More than ten times what the complete default configuration takes; larger files take seconds to read.
const LARGEST = 1_000_000
// How often anchors may be repeated, counting what is repeated inside of what is repeated.
const MOST_ALIASES = 10_000

/** Reads a YAML file of settings. Whatever is wrong with the file comes back as problems; nothing is thrown. */
export function readLayer(file: string): LayerReading {
  const source = readText(file)
  if ('found' in source) return { problems: [{ file, key: '', ...source }], warnings: [] }
  const { text } = source
  const positionAt = positionsIn(text)
  // The parser's own check for repeated keys takes quadratic time.
  const document = parseDocument(text, { merge: true, prettyErrors: false, uniqueKeys: false, logLevel: 'error' })
  const problems = [
    ...document.errors.map(({ code, message, pos }) => ({
      file,
      ...positionAt(pos[0]),
      key: '',
      found: MEANINGS[code] ?? message,
      allowed: 'valid YAML',
    })),
    ...repeatedKeys(document, file, positionAt),
  ]
  if (problems.length > 0) return { problems, warnings: [] }
  const warnings = document.warnings.map(({ message, pos }) => `${file}:${positionAt(pos[0]).line}: ${message}`)
  return settingsOf(document, file, positionAt, warnings)
}

// Where the parser's own words would not help.
const MEANINGS: Readonly<Partial<Record<string, string>>> = {
  MULTIPLE_DOCS: 'a second document (after a line ---)',
  RESOURCE_EXHAUSTION: 'values nested too deeply',
  TAB_AS_INDENT: 'a tab as indentation (YAML indents with blanks)',
}

function readText(file: string): { readonly text: string } | { readonly found: string; readonly allowed: string } {
  try {
    const { size, ...stats } = describeFile(file)
    if (!stats.regular) return { found: stats.kind, allowed: 'a YAML file' }
    if (size > LARGEST) return { found: `${(size / 1e6).toFixed(1)} MB`, allowed: `at most ${LARGEST / 1e6} MB` }
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)) }
  } catch (error) {
    if (error instanceof TypeError) return { found: 'bytes that are not UTF-8', allowed: 'a text file in UTF-8' }
    const { code, message } = error as NodeJS.ErrnoException
    return { found: code === 'ENOENT' ? 'no such file' : message, allowed: 'a YAML file that can be read' }
  }
}

function describeFile(file: string) {
  const stats = statSync(file)
  return { size: stats.size, regular: stats.isFile(), kind: stats.isDirectory() ? 'a folder' : 'a device or pipe' }
}

function settingsOf(document: Document.Parsed, file: string, positionAt: PositionAt, warnings: string[]): LayerReading {
  const settings = toPlain(document)
  if (typeof settings === 'string')
    return {
      problems: [{ file, key: '', found: settings, allowed: 'anchors that are set and repeated with care' }],
      warnings,
    }
  const { value } = settings
  if (value === null)
    return {
      layer: { name: file, settings: {}, lineOf: () => undefined },
      problems: [],
      warnings: [...warnings, `${file}: there are no settings in this file, so it changes nothing`],
    }
  if (!isSettingMap(value)) {
    const problem = {
      file,
      line: 1,
      key: '',
      found: describeValue(value),
      allowed: 'groups of settings, such as "application:"',
    }
    return { problems: [problem], warnings }
  }
  const lineOf = (path: SettingPath) => {
    const offset = offsetOf(document, path)
    return offset === undefined ? undefined : positionAt(offset).line
  }
  return { layer: { name: file, settings: value, lineOf }, problems: [], warnings }
}

/** The document's value; a text says what is wrong with its anchors. */
function toPlain(document: Document.Parsed): { readonly value: unknown } | string {
  try {
    return { value: document.toJS({ maxAliasCount: MOST_ALIASES }) as unknown }
  } catch (error) {
    if (error instanceof ReferenceError) return error.message
    if (error instanceof RangeError) return 'anchors that repeat themselves without end'
    throw error
  }
}

function repeatedKeys(document: Document.Parsed, file: string, positionAt: PositionAt): ConfigurationProblem[] {
  const problems: ConfigurationProblem[] = []
  visit(document, {
    Map(_, map) {
      const seen = new Set<unknown>()
      for (const { key } of map.items) {
        if (!isScalar(key) || key.value === '<<') continue
        const name = String(key.value)
        if (seen.has(name))
          problems.push({
            file,
            ...positionAt(key.range?.[0] ?? 0),
            key: writePath([name]),
            found: 'the same key a second time in its group',
            allowed: 'each key once',
          })
        seen.add(name)
      }
    },
  })
  return problems
}

/** Where a setting starts in the file: its key, or its value in a list. */
function offsetOf(document: Document.Parsed, path: SettingPath): number | undefined {
  let node: unknown = document.contents
  let offset: number | undefined
  for (const key of path) {
    if (isAlias(node)) node = node.resolve(document)
    if (!isCollection(node)) break
    const item: unknown = isSeq(node)
      ? node.items[Number(key)]
      : isMap(node)
        ? node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === key)
        : undefined
    const start = isPair(item) ? item.key : item
    if (!isNode(start)) break
    offset = start.range?.[0] ?? offset
    node = isPair(item) ? item.value : item
  }
  return offset
}

type PositionAt = (offset: number) => { readonly line: number; readonly column: number }

/** Finds line and column of an offset, both counted from 1. */
function positionsIn(text: string): PositionAt {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset)
    return { line: line + 1, column: offset - starts[line]! + 1 }
  }
}
