import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Call } from '@fruit/contracts/call'
import { expect, it } from 'vitest'
import { root } from '../sources.mjs'

const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(root, path)))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Sources, settings and documents for developers, without the texts for players. */
const sources = tracked.filter(
  (path) =>
    (/\.(?:tsx?|mjs|md|yml)$/.test(path) || path === '.ci/run') &&
    !/^packages\/catalogue\/(?:challenges|weaknesses|props)\//.test(path),
)

/** Documents that a source mentions in a comment or, for a Markdown file, anywhere. */
function mentions(path: string): { document: string; anchor: string | undefined }[] {
  const text = path.endsWith('.md') ? read(path) : comments(read(path))
  return [...text.matchAll(/(?<![\w<>*{}$/%-])((?:\.{1,2}\/)*\w[\w/-]*\.md)(?!\.|\w)(?:#([\w-]+))?/g)].map(
    ([, document, anchor]) => ({ document: document!, anchor }),
  )
}

function comments(text: string): string {
  return (text.match(/\/\*[\s\S]*?\*\/|(?:^|\s)(?:\/\/|#)[^\n]*/g) ?? []).join('\n')
}

/** The tracked document that a mention refers to: relative to the source, to the root, or by the end of its path. */
function found(source: string, document: string): string | undefined {
  const plain = document.replace(/^(?:\.{1,2}\/)+/, '')
  return (
    tracked.find((path) => path === join(dirname(source), document) || path === document) ??
    tracked.find((path) => path === plain || path.endsWith(`/${plain}`))
  )
}

/** The anchors of the headings of a Markdown document. */
function anchors(document: string): string[] {
  return [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )
}

it('sources only mention documents and headings that exist', () => {
  const missing = sources.flatMap((source) =>
    mentions(source).flatMap(({ document, anchor }) => {
      const target = found(source, document)
      if (!target) return [`${source}: ${document}`]
      return anchor && !anchors(target).includes(anchor) ? [`${source}: ${document}#${anchor}`] : []
    }),
  )
  expect(missing).toEqual([])
})

it('the index of the reference lists every page', () => {
  const index = read('docs/reference/README.md')
  const pages = tracked.filter((path) => /^docs\/reference\/(?!README)/.test(path))
  expect(pages.filter((path) => !index.includes(`(${path.split('/').at(-1)})`))).toEqual([])
})

it('the table of calls lists every call of the contracts with its access, and no other', () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../packages/contracts/src/calls/*.ts', { eager: true })
  const calls = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value): value is Call => typeof value === 'object' && value !== null && 'method' in value)
    .map(({ method, path, access, ownPagesOnly }) => `${method} ${path} ${access}${ownPagesOnly ? ' *' : ''}`)
  const rows = [...read('docs/reference/calls.md').matchAll(/^\| `(\w+ \/[^`]*)` \| ([\w *-]+?) \|/gm)].map(
    ([, call, access]) => `${call} ${access}`,
  )
  expect(rows.sort()).toEqual([...new Set(calls)].sort())
})

it('every element id of the reference is used in the sources', () => {
  const table = read('docs/reference/browser.md').split('## Element ids')[1]!.split('\n## ')[0]!
  const ids = [...table.matchAll(/`\.?([\w-]+)`/g)].map(([, id]) => id!)
  const screens = tracked
    .filter((path) => /^(?:apps\/web\/src|packages\/(?:look|shop)\/src)\/.*(?<!\.test)\.tsx?$/.test(path))
    .map(read)
    .join('\n')
  // Table cells build these classes from the names of their columns.
  const known = (id: string) =>
    new RegExp(`(?:["'\`. ])${id}(?:["'\`. ])`).test(screens) ||
    (id.startsWith('mat-column-') && screens.includes(`column="${id.slice('mat-column-'.length)}"`))
  expect(ids.filter((id) => !known(id))).toEqual([])
  expect(ids.length).toBeGreaterThan(50)
})

it('the metrics of the reference exist in the code', () => {
  const rows = read('docs/reference/settings.md')
    .split('## Metrics')[1]!
    .match(/^\| `[^|]*\|/gm)!
  const names = rows.flatMap((row) => [...row.matchAll(/`(?:P_)?(\w+)`/g)].map(([, name]) => name!))
  const code = read('apps/server/src/http/metrics/metrics.ts')
  expect(names.filter((name) => !code.includes(`'${name.replace(/^llm_/, '')}'`))).toEqual([])
  expect(names.length).toBeGreaterThan(15)
})
