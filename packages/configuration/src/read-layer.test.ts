import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ScratchFolder } from './testing/scratch-folder.ts'

test.each([
  ['a tab as indentation', 'application:\n\tname: A\n', 2, 1, /tab/],
  ['an unclosed quote', 'application:\n  name: "A\n', 3, undefined, /./],
  ['two colons on a line', 'application: name: A\n', 1, undefined, /mapping/],
  ['a duplicate key', 'server:\n  port: 1\n  port: 2\n', 3, 3, /already/],
  ['an undefined anchor', 'server: *nowhere\n', 1, 10, /nowhere/],
  ['a tag of a programming language', 'server: !!js/function "x"\n', 1, undefined, /tag/],
  ['a key that is a list', '? [a, b]\n: 1\n', 1, undefined, /key/],
  ['a null byte', 'server: a\0b\n', 1, undefined, /null byte/],
  ['excessive nesting', `server: ${'['.repeat(50_000)}`, 1, undefined, /too deeply/],
])('%s is rejected with line and column', (_, custom, line, column, found) => {
  const folder = new ScratchFolder()
  const problems = folder.problemsOf(custom)
  expect(problems).toHaveLength(1)
  const [problem] = problems
  expect(problem).toMatchObject({ file: folder.pathOf('custom.yml'), line, key: '', allowed: 'valid YAML' })
  expect(problem!.found).toMatch(found)
  expect(problem!.column).toBeGreaterThan(0)
  if (column !== undefined) expect(problem!.column).toBe(column)
})

test.each([
  ['an empty file', ''],
  ['a file of comments', '# nothing\n\n# at all\n'],
  ['a document without content', '---\n...\n'],
])('%s has no effect and gives a warning', (_, custom) => {
  const folder = new ScratchFolder()
  const plain = folder.load().fingerprint
  const { fingerprint, warnings } = folder.loadOver(custom)
  expect(fingerprint).toBe(plain)
  expect(warnings).toEqual([`${folder.pathOf('custom.yml')}: there are no settings in this file`])
})

test.each([
  ['a list', '- application\n', 'a list (1 long)', /groups of settings/],
  ['a single text', 'application\n', '"application"', /groups of settings/],
  [
    'several documents',
    'server: { port: 1 }\n---\nserver: { port: 2 }\n',
    'several documents, separated by ---',
    /one/,
  ],
  ['invalid UTF-8', new Uint8Array([0xff, 0xfe, 0x41]), 'bytes that are not UTF-8', /UTF-8/],
  ['5 MB', `# ${'x'.repeat(5_000_000)}\n`, 'a file of 5.0 MB', /at most 1 MB/],
])('%s instead of settings is rejected', (_, custom, found, allowed) => {
  const folder = new ScratchFolder()
  const problems = folder.problemsOf(custom)
  expect(problems).toEqual([
    { file: folder.pathOf('custom.yml'), key: '', found, allowed: expect.stringMatching(allowed) as string },
  ])
})

test('an empty default file gives one problem', () => {
  const folder = new ScratchFolder()
  folder.write('default.yml', '# soon\n')
  expect(folder.loadError().problems).toMatchObject([{ file: folder.pathOf('default.yml'), found: 'no settings' }])
})

test('missing files, folders and pipes are rejected', () => {
  const folder = new ScratchFolder()
  mkdirSync(folder.pathOf('a-folder'))
  const foundAt = (file: string) => folder.loadError({ file }).problems[0]!.found
  expect(foundAt(folder.pathOf('missing.yml'))).toBe('no such file')
  expect(foundAt(folder.pathOf('a-folder'))).toBe('a folder')
  if (process.platform !== 'win32') {
    execFileSync('mkfifo', [folder.pathOf('a-pipe')])
    expect(foundAt(folder.pathOf('a-pipe'))).toBe('a device or pipe')
  }
  rmSync(folder.pathOf('default.yml'))
  expect(folder.loadError().problems).toMatchObject([{ file: folder.pathOf('default.yml'), found: 'no such file' }])
})

test('a byte order mark and carriage returns are accepted', () => {
  const { configuration } = new ScratchFolder().loadOver('\ufeffapplication:\r\n  name: A\r\n  altcoinName: B\r\n')
  expect(configuration.application).toMatchObject({ name: 'A', altcoinName: 'B' })
})

test('anchors and merge keys are supported', () => {
  const { configuration, warnings } = new ScratchFolder().loadOver(`
application:
  chatBot: { name: &progressRegistry Rosehip }
  easterEggPlanet: { name: *progressRegistry }
  recyclePage: { topProductImage: &picture one.png, bottomProductImage: *picture }
challenges: &base { showHints: false }
ctf: { countryMapping: { a: &chile { name: Chile, code: CL }, b: { <<: *chile, name: Chile again } } }
`)
  expect(configuration.application.easterEggPlanet.name).toBe('Rosehip')
  expect(configuration.application.recyclePage.bottomProductImage).toBe('one.png')
  expect(configuration.ctf.countryMapping).toEqual({
    a: { name: 'Chile', code: 'CL' },
    b: { name: 'Chile again', code: 'CL' },
  })
  expect(warnings).toEqual([])
})

const tenfold = (levels: number) =>
  Array.from({ length: levels }, (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level},`.repeat(10)}]\n`).join('')

test.each([
  ['lists of lists of lists', `a0: &a0 [x]\n${tenfold(12)}products: *a12\n`],
  [
    'many reviews of many products',
    `r: &r { text: a, author: b }\np: &p { name: A, reviews: [${'*r,'.repeat(2_000)}] }\nproducts: [${'*p,'.repeat(2_000)}]\n`,
  ],
  ['a list that contains itself', 'products: &all [*all]\n'],
  ['a group that contains itself', 'application: &all\n  social: *all\n'],
  ['too many repetitions', `a: &a x\nproducts: [${'*a,'.repeat(20_000)}]\n`],
])('%s from anchors are rejected before expansion', (_, custom) => {
  const folder = new ScratchFolder()
  const problems = folder.problemsOf(custom)
  expect(problems).toHaveLength(1)
  expect(problems[0]!.found).toMatch(/anchors/)
})

test('keys that name prototypes are unknown settings and change no object', () => {
  const { configuration, warnings } = new ScratchFolder().loadOver(`
__proto__: { polluted: 1 }
constructor: { prototype: { polluted: 1 } }
application:
  __proto__: { polluted: 1, name: Polluted }
  toString: { polluted: 1 }
ctf:
  countryMapping:
    __proto__: { name: Nowhere, code: XX }
    constructor: { name: Chile, code: CL }
`)
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
  expect(configuration.application.name).toBe('Forbidden Fruit')
  expect(Object.keys(configuration.ctf.countryMapping!)).toEqual(['constructor'])
  expect(Object.getPrototypeOf(configuration.application)).toBe(Object.prototype)
  expect(warnings).toHaveLength(5)
})
