import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../sources.mjs'
import { lockedPath } from './locked-packages.ts'
import { lockedPackages } from './shipped-packages.ts'

const security = readFileSync(join(root, 'SECURITY.md'), 'utf8')

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly overrides?: Readonly<Record<string, Readonly<Record<string, string>>>>
}
const manifest = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest

const workspaces = ['packages', 'apps'].flatMap((place) =>
  readdirSync(join(root, place)).map((name) => `${place}/${name}`),
)

/** The cells of all rows of the table below a heading. */
function rowsBelow(heading: string): string[][] {
  const section = security.split(`\n${heading}\n`)[1]!.split(/\n##/)[0]!
  return [...section.matchAll(/^\| (`.*) \|$/gm)].map(([, row]) => row!.split(' | '))
}

describe('the table of advisories in SECURITY.md', () => {
  const rows = rowsBelow('## Dependencies')
  const versions = Object.fromEntries(rows.map(([name, version]) => [name!.replaceAll('`', ''), version]))

  it('has the versions of the lock file', () => {
    const locked = lockedPackages()
    const versionOf = (name: string) => {
      const folder = workspaces.find((folder) => manifest(folder).dependencies?.[name]) ?? ''
      return locked[lockedPath(locked, name, folder) ?? '']?.version
    }
    expect(rows.length).toBeGreaterThan(25)
    expect(versions).toEqual(Object.fromEntries(Object.keys(versions).map((name) => [name, versionOf(name)])))
  })

  it.each(['packages/sandbox', 'packages/chain'])('has every dependency of %s', (folder) => {
    const { dependencies = {}, devDependencies = {} } = manifest(folder)
    const names = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@fruit/'))
    expect(Object.keys(versions)).toEqual(expect.arrayContaining(names))
  })
})

describe('the table of pinned versions in SECURITY.md', () => {
  it('has every range that is not a caret range, every override, and no other', () => {
    const pinned = ['.', 'tests', 'tooling', ...workspaces].flatMap((folder) => {
      const { dependencies, devDependencies, overrides = {} } = manifest(folder)
      return [
        ...Object.entries({ ...dependencies, ...devDependencies }).filter(
          ([name, range]) => !range.startsWith('^') && !name.startsWith('@fruit/'),
        ),
        ...Object.values(overrides).flatMap((inner) => Object.entries(inner)),
      ]
    })
    const listed = rowsBelow('### Pinned versions').flatMap(([names, range]) =>
      [...names!.replace(/ \(.*/, '').matchAll(/`([^`]+)`/g)].map(([, name]) => [name, range!.replaceAll('`', '')]),
    )
    expect(new Map(listed as [string, string][])).toEqual(new Map(pinned))
  })
})
