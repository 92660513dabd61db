import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import { findModuleState } from './module-state.ts'

/** Each with the line to report and the expected message. */
const REFUSED: [title: string, text: string, line: number, message: RegExp][] = [
  ['a variable', 'export let hits = 0', 1, /^hits is a variable/],
  ['an old variable', 'var hits = 0; export const read = () => hits', 1, /^hits is a variable/],
  [
    'a map',
    'const cache = new Map<string, string>(); export const get = (key: string) => cache.get(key)',
    1,
    /^cache .*ReadonlyMap/,
  ],
  [
    'a map by the return type of a function',
    'const make = () => new Map<string, string>()\nexport const cache = make()',
    2,
    /^cache/,
  ],
  ['a set', 'export const seen = new Set<string>()', 1, /^seen .*ReadonlySet/],
  ['a weak map', 'export const extra = new WeakMap<object, string>()', 1, /^extra .*a field/],
  ['a weak set', 'export const marked = new WeakSet<object>()', 1, /^marked .*a field/],
  ['a list', 'export const queue: string[] = []', 1, /^queue .*readonly T\[\]/],
  ['a list that is used as a constant table', "export const MONTHS = 'Jan Feb'.split(' ')", 1, /^MONTHS .*readonly/],
  ['a tuple', 'export const pair: [number, number] = [0, 0]', 1, /^pair/],
  ['a destructured name', 'export const { cache } = { cache: new Map<string, string>() }', 1, /^cache/],
  [
    'a map inside an object',
    'export const state = {\n  name: "x",\n  deep: { cache: new Map<string, string>() },\n}',
    3,
    /^state\.deep\.cache/,
  ],
  ['a list inside a readonly list', 'export const rows: readonly number[][] = [[1]]', 1, /^rows\[0\]/],
  ['an instance', 'class Counter { n = 0 }\nexport const counter = new Counter()', 2, /^An instance of Counter/],
  [
    'an instance inside an argument',
    'class Counter { n = 0 }\nexport const frozen = Object.freeze({ c: new Counter() })',
    2,
    /^An instance of Counter/,
  ],
  ['a static field', 'export class Cart {\n  static count = 0\n}', 2, /^The static field count can be assigned/],
  [
    'a static readonly map',
    'export class Cart {\n  static readonly all = new Map<string, string>()\n}',
    2,
    /^all .*ReadonlyMap/,
  ],
  ['a static block', 'export class Cart {\n  static {\n    let n = 0\n    n++\n  }\n}', 3, /^n is a variable/],
  [
    'a variable of a function that is called immediately',
    'export const next = (() => {\n  let n = 0\n  return () => n++\n})()',
    2,
    /^n is a variable/,
  ],
  ['a variable in a block', '{\n  let n = 0\n  n++\n}\nexport {}', 2, /^n is a variable/],
  [
    'a write to a constant',
    'const settings = { open: true }\nexport const close = () => {\n  settings.open = false\n}',
    3,
    /^This writes to settings/,
  ],
  [
    'a deep write to a constant',
    'const s: Record<string, { n: number }> = {}\nexport const f = (k: string) => {\n  s[k]!.n += 1\n}',
    3,
    /^This writes to s,/,
  ],
  ['counting on a constant', 'const s = { n: 0 }\nexport const f = () => s.n++', 2, /^This writes to s,/],
  [
    'a delete on a constant',
    'const s: { n?: number } = { n: 0 }\nexport const f = () => delete s.n',
    2,
    /^This writes to s,/,
  ],
  [
    'an assign to a constant',
    'const s = { n: 0 }\nexport const f = () => Object.assign(s, { n: 1 })',
    2,
    /^This writes to s,/,
  ],
  [
    'a write to the constant of another module',
    "import { shared } from './allowed-0.ts'\nexport const f = () => { shared.open = false }",
    2,
    /^This writes to shared,/,
  ],
  [
    'a push into a property of a constant',
    'type S = { readonly list: string[] }\nconst s: S = JSON.parse("{}")\nexport const f = () => s.list.push("x")',
    3,
    /^This writes to s,/,
  ],
  [
    'a write to the global object',
    'export const f = () => { (globalThis as { x?: number }).x = 1 }',
    1,
    /^This writes to globalThis/,
  ],
  [
    'a write to the environment',
    'export const f = () => { process.env.PORT = "1" }',
    1,
    /^This writes to process\.env/,
  ],
  [
    'a pattern with the flag g, which keeps its position',
    'const WORD = /\\w+/g\nexport const f = (t: string) => WORD.test(t)',
    2,
    /^This writes to WORD/,
  ],
]

const ALLOWED: [title: string, text: string][] = [
  ['plain constants', 'export const shared = { open: true }; export const NAME = "x"'],
  ['a table with a readonly type', 'export const T: ReadonlyMap<string, readonly string[]> = new Map([["a", ["b"]]])'],
  ['an empty default with a readonly type', 'export const NONE: ReadonlySet<string> = new Set()'],
  ['lists that cannot change', 'export const A = ["a"] as const; export const B: readonly string[] = ["b"]'],
  ['an object of lists that cannot change', 'export const O = { a: ["x"], b: [["y"]] } as const'],
  ['an object of lists by its declared type', 'export const O: Record<string, readonly string[]> = { a: ["x"] }'],
  [
    'an object of lists by a declared property',
    'export const O: { readonly "a-b": readonly string[] } = { "a-b": ["x"] }',
  ],
  [
    'harmless instances',
    'export const D = new Intl.NumberFormat("en"); export const R = new RegExp("a"); export const U = new URL("http://a")',
  ],
  [
    'state of a function',
    'export function f() { let n = 0; const list: string[] = []; list.push("a"); n++; return [n, list] }',
  ],
  [
    'state of an object',
    'export class Cart { count = 0; readonly #items = new Map<string, number>(); add(k: string) { this.#items.set(k, 1); this.count++ } }',
  ],
  [
    'a static table',
    'export class Cart { static readonly KINDS: readonly string[] = ["a"]; static readonly LIMIT = 3 }',
  ],
  ['changing a copy', 'const A = ["b", "a"] as const\nexport const f = () => [...A].sort()'],
  ['changing an argument', 'export const f = (list: string[], o: { n: number }) => { list.push("x"); o.n = 1 }'],
  [
    'a local name that hides a constant',
    'const s = { n: 0 }\nexport const f = () => { const s = { n: 1 }; s.n = 2; return s }\nexport const g = () => s',
  ],
  [
    'replacing by a pattern with the flag g',
    'const WORD = /\\w+/g\nexport const f = (t: string) => t.replace(WORD, "")',
  ],
  ['testing with a pattern without the flag g', 'const WORD = /\\w+/i\nexport const f = (t: string) => WORD.test(t)'],
  ['the counter of a loop', 'for (let i = 0; i < 3; i++) console.log(i)\nfor (let x of [1]) console.log(x)\nexport {}'],
  ['a constant that the build defines', 'declare let VERSION: string\nexport const f = () => VERSION'],
  ['reading the environment', 'export const f = () => process.env.PORT'],
  [
    'a method called like one of a container',
    'const db = { delete: (id: number) => id }\nexport const f = () => db.delete(1)',
  ],
]

describe('findModuleState', () => {
  let found: Map<string, string[]>

  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), 'fruit-module-state-'))
    try {
      const texts = new Map([
        ...REFUSED.map(([, text], index) => [join(folder, `refused-${index}.ts`), text] as const),
        ...ALLOWED.map(([, text], index) => [join(folder, `allowed-${index}.ts`), text] as const),
      ])
      for (const [file, text] of texts) writeFileSync(file, text)
      writeFileSync(join(folder, 'process.d.ts'), 'declare const process: { env: Record<string, string> }')
      const program = ts.createProgram([...texts.keys(), join(folder, 'process.d.ts')], {
        target: ts.ScriptTarget.ES2023,
        lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        allowImportingTsExtensions: true,
        noEmit: true,
        strict: true,
        types: [],
      })
      expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([])
      const files = [...texts.keys()].flatMap((file) => program.getSourceFile(file) ?? [])
      found = new Map([...texts.keys()].map((file) => [basename(file, '.ts'), []]))
      for (const { file, line, message } of findModuleState(program, files))
        found.get(basename(file, '.ts'))!.push(`${line} ${message}`)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }, 60_000)

  it.each(REFUSED.map(([title, , line, message], index) => ({ title, line, message, index })))(
    'refuses $title',
    ({ line, message, index }) => {
      const reports = found.get(`refused-${index}`)!
      expect(reports).toHaveLength(1)
      expect(reports[0]).toMatch(new RegExp(`^${line} ${message.source.replace(/^\^/, '')}`))
    },
  )

  it.each(ALLOWED.map(([title], index) => ({ title, index })))('allows $title', ({ index }) => {
    expect(found.get(`allowed-${index}`)).toEqual([])
  })
})
