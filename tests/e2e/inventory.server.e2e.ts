import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { expect, it } from 'vitest'
import { LICENSES_FILE, SBOM_FILE } from '../../tooling/build/inventory.ts'
import { lockedPath } from '../../tooling/build/locked-packages.ts'
import { lockedPackages } from '../../tooling/build/shipped-packages.ts'
import { root } from '../../tooling/sources.mjs'
import { startShop } from './support/shop.ts'

const DIST = join(root, 'apps/server/dist')
const sbom = readFileSync(join(DIST, SBOM_FILE), 'utf8')

interface Component {
  readonly purl: string
  readonly version: string
  readonly licenses: readonly { readonly expression: string }[]
  readonly properties: readonly { readonly value: string }[]
}
const { components } = JSON.parse(sbom) as { components: Component[] }

const locked = lockedPackages()

/** Name and version of each library that our packages of a folder need while they run. */
function dependenciesIn(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, name, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>
    }
    const names = Object.keys(dependencies).filter((dependency) => !dependency.startsWith('@fruit/'))
    return names.map((each) => `${each}@${locked[lockedPath(locked, each, `${folder}/${name}`)!]!.version}`)
  })
}

it('the built bill of materials is valid CycloneDX 1.6', async () => {
  expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(sbom)).toBeNull()
})

it('the built bill of materials has every dependency of apps and packages, with version and licence', () => {
  const libraries = new Set([...dependenciesIn('apps'), ...dependenciesIn('packages')])
  expect(libraries.size).toBeGreaterThan(50)
  for (const library of libraries) {
    const purl = `pkg:npm/${library.replace(/^@/, '%40')}`
    expect(components).toContainEqual(
      expect.objectContaining({ purl, licenses: [{ expression: expect.stringMatching(/\w/) }] }),
    )
  }
})

it.each([
  ['server', 'pkg:npm/fastify@'],
  ['web', 'pkg:npm/react@'],
  ['web', 'pkg:npm/%40fontsource-variable/figtree@'],
  ['web', 'pkg:npm/solc@'],
  ['console', 'pkg:npm/%40tanstack/react-query@'],
  ['server', 'pkg:npm/%40fontsource-variable/noto-sans@'],
  ['installed', 'pkg:npm/libsql@'],
])('says that the part %s has %s', (part, purl) => {
  const found = components.filter((component) => component.purl.startsWith(purl))
  expect(found.flatMap(({ properties }) => properties.map(({ value }) => value))).toContain(part)
})

it('browsers get the licences of what they were sent', async () => {
  const shop = await startShop()
  try {
    const response = await fetch(`${shop.url}/assets/third-party-licenses.txt`)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await response.text()).toBe(readFileSync(join(DIST, LICENSES_FILE), 'utf8'))
  } finally {
    await shop.stop()
  }
})
