import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MAY_IMPORT } from '../../.dependency-cruiser.mjs'
import { root } from '../sources.mjs'
import { filesInGit } from './changed-tests.ts'

const files = filesInGit(root, 'HEAD').files.filter((file) => existsSync(join(root, file)))
const places = new Set(files.flatMap((file) => [file, ...foldersAbove(file)]))
/** Documents for developers. Texts of challenges and of the simulated machine are not among them. */
const documents = files.filter((file) => file.endsWith('.md') && !/^packages\/[^/]+\/.+\//.test(file))
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** Created by commands, so not in the repository. */
const GENERATED = /^(?:apps\/[\w-]+\/dist|docs\/walkthroughs)(?:\/|$)/
/** A page of the repository's host. */
const ADVISORY_FORM = '../../security/advisories/new'

function foldersAbove(path: string): string[] {
  const folder = dirname(path)
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)]
}

const withoutBlocks = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '')

/** Targets of relative links. */
function linksIn(document: string): string[] {
  const text = withoutBlocks(textOf(document)).replace(/`[^`\n]+`/g, '`')
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!)
  return targets.filter((target) => !/^[a-z]+:/.test(target) && target !== ADVISORY_FORM)
}

/** Paths in backticks that begin with a folder of this repository. */
function pathsIn(document: string): string[] {
  const names = /`((?:packages|apps|tests|tooling|art|docs|config)\/[^`\s]*)`/g
  return [...withoutBlocks(textOf(document)).matchAll(names)]
    .map(([, path]) => path!.replace(/(?:#.*|:\d+|\/)$/, ''))
    .filter((path) => !GENERATED.test(path))
}

/** Tests whether a file or folder matches a path with placeholders: `<id>`, `*`, `**`, `…` and `{a,b}`. */
function isMatched(path: string): boolean {
  if (!/[<*…{]/.test(path)) return places.has(path)
  const source = path.replace(/<[^>]+>|\*\*|…|[*{},]|[^\w/]/g, (sign) => {
    const meanings: Record<string, string> = { '**': '.*', '…': '.*', '*': '[^/]*', '{': '(?:', '}': ')', ',': '|' }
    return meanings[sign] ?? (sign.startsWith('<') ? '[^/]+' : `\\${sign}`)
  })
  const pattern = new RegExp(`^${source}$`)
  return [...places].some((place) => pattern.test(place))
}

/** Anchors of a document's headings. */
function anchorsOf(document: string): string[] {
  return [...textOf(document).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )
}

describe.each(documents)('%s', (document) => {
  it('links to files, folders and headings that exist', () => {
    const anchors = anchorsOf(document)
    const missing = linksIn(document).filter((target) => {
      const [path = '', anchor = ''] = target.split('#')
      return path === '' ? !anchors.includes(anchor) : !existsSync(join(root, dirname(document), path))
    })
    expect(missing).toEqual([])
  })

  it('names paths that exist', () => {
    expect(pathsIn(document).filter((path) => !isMatched(path))).toEqual([])
  })
})

describe('sizes', () => {
  const TOPICS = ['sandbox', 'fixes-and-judging', 'chain', 'assistant', 'classroom', 'storage', 'startup', 'web-client']
  const limits = [
    ['ARCHITECTURE.md', 9000],
    ['CONTRIBUTING.md', 8000],
    ['README.md', 9000],
    ...TOPICS.map((topic) => [`docs/architecture/${topic}.md`, 6000] as const),
  ] as const

  it.each(limits)('%s has at most %i bytes', (document, limit) => {
    expect(statSync(join(root, document)).size).toBeLessThanOrEqual(limit)
  })
})

describe('packages', () => {
  const packages = Object.entries(MAY_IMPORT)
  const folders = [...places].filter((place) => /^(?:packages|apps)\/[^/]+$/.test(place) && !files.includes(place))
  /** Names in a list such as `world`, `chain`; empty for "nothing". */
  const listed = (text = '') => [...text.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!).sort()

  it.each([...folders, 'tests', 'tooling', 'art'])('%s has a README of 10 to 30 lines', (folder) => {
    const lines = textOf(`${folder}/README.md`).trimEnd().split('\n')
    expect(lines.length).toBeGreaterThanOrEqual(10)
    expect(lines.length).toBeLessThanOrEqual(30)
  })

  it.each(packages)('the README and the package map list the allowed imports of %s', (name, allowed) => {
    const readme = /^May import: (.+)\.$/m.exec(textOf(`packages/${name}/README.md`))?.[1]
    const row = new RegExp(`^\\| \\[${name}\\]\\(packages/${name}/README\\.md\\) \\|[^|]+\\| (.+) \\|$`, 'm')
    const map = row.exec(textOf('ARCHITECTURE.md'))?.[1]
    expect({ readme: listed(readme), map: listed(map) }).toEqual({
      readme: [...allowed].sort(),
      map: [...allowed].sort(),
    })
    // Without this, a missing list would pass for a package without imports.
    expect([readme, map]).not.toContain(undefined)
  })
})

it('each invariant names a test or a command that checks it', () => {
  const scripts = Object.keys((JSON.parse(textOf('package.json')) as { scripts: object }).scripts)
  const rows = textOf('docs/architecture/invariants.md').match(/^\| (?!invariant \|).+ \|$/gm) ?? []
  const isCheck = (name: string) =>
    /\.(?:test|sweep|e2e)\.ts$/.test(name) || scripts.some((script) => name === `npm run ${script}`)
  const unchecked = rows.filter((row) => {
    const checks = row.split(' | ').at(-1)!
    return ![...checks.matchAll(/`([^`]+)`/g)].some(([, name]) => isCheck(name!))
  })
  expect(unchecked).toEqual([])
  expect(rows.length).toBeGreaterThanOrEqual(70)
})

describe('docstrings', () => {
  const sources = files.filter((file) => /\.tsx?$|\.mjs$/.test(file)).map((file) => [file, textOf(file)] as const)
  const classes = new Set(sources.flatMap(([, text]) => [...text.matchAll(/\bclass (\w+)/g)].map(([, name]) => name)))

  it('name only errors that exist', () => {
    const unknown = sources.flatMap(([file, text]) =>
      [...text.matchAll(/@throws ([A-Z]\w+)/g)].flatMap(([, name]) =>
        classes.has(name) || name! in globalThis ? [] : [`${file}: ${name}`],
      ),
    )
    expect(unknown).toEqual([])
  })

  it('and the names of errors are those of their classes', () => {
    const different = sources.flatMap(([file, text]) =>
      [...text.matchAll(/\bclass (\w+) extends \w+ \{\n {2}override readonly name = '(\w+)'/g)].flatMap(
        ([, name, named]) => (name === named ? [] : [`${file}: ${name}, ${named}`]),
      ),
    )
    expect(different).toEqual([])
  })
})
