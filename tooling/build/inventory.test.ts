import { join } from 'node:path'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { describe, expect, it } from 'vitest'
import { root } from '../sources.mjs'
import { licenseProblems, licenseTexts, sbomOf } from './inventory.ts'
import { type BundledFiles, lockedPackages, shippedPackages } from './shipped-packages.ts'

const bundled = (files: Partial<Record<keyof BundledFiles, string[]>> = {}): BundledFiles => ({
  server: new Set(files.server),
  web: new Set(files.web),
  console: new Set(files.console),
})
const locked = lockedPackages()
const fileOf = (path: string) => join(root, path, 'lib/index.js')

describe('shippedPackages', () => {
  it('finds the package of a bundled file, nested ones as well, with the version of the lock file', () => {
    const nested = Object.keys(locked).find((path) => /^node_modules\/[^/]+\/node_modules\/[^/]+$/.test(path))!
    const packages = shippedPackages(bundled({ web: [fileOf(nested)] }))
    expect(packages).toContainEqual(
      expect.objectContaining({ version: locked[nested]!.version, parts: expect.arrayContaining(['web']) }),
    )
  })

  it('counts helpers of the build tools, and leaves our own files out', () => {
    const helpers = [
      '\0vite/preload-helper.js',
      '\0rolldown/runtime.js',
      join(root, 'apps/web/src/main.tsx'),
      '\0virtual:x',
    ]
    const names = shippedPackages(bundled({ console: helpers }))
      .filter(({ parts }) => parts.includes('console'))
      .map(({ name }) => name)
    expect(names).toEqual(['rolldown', 'vite'])
  })

  it('names a package that is installed under another name by its own', () => {
    const names = shippedPackages(bundled({ server: [fileOf('node_modules/typescript-7')] })).map(({ name }) => name)
    expect(names).toContain('typescript')
    expect(names).not.toContain('typescript-7')
  })

  it('refuses a file of a package that the lock file lacks', () => {
    expect(() => shippedPackages(bundled({ server: [fileOf('node_modules/unknown')] }))).toThrow(/no .*unknown/)
  })
})

describe('licenseProblems', () => {
  const problems = (license: string, name = 'some-package') =>
    licenseProblems([{ name, version: '1.0.0', license }]).length

  it.each(['MIT', '(AFL-2.1 OR BSD-3-Clause)', 'MIT AND Apache-2.0', 'OFL-1.1'])('accepts %s', (license) =>
    expect(problems(license)).toBe(0),
  )

  it.each(['GPL-3.0-or-later', 'MIT AND GPL-3.0-or-later', 'AGPL-3.0-only', 'SEE LICENSE IN LICENSE', ''])(
    'rejects "%s"',
    (license) => expect(problems(license)).toBe(1),
  )

  it('accepts the GPL for the Solidity compiler alone', () => {
    expect(problems('MIT AND GPL-3.0-or-later', 'solc')).toBe(0)
  })

  it('finds nothing in what is installed beside the server', () => {
    expect(licenseProblems(shippedPackages(bundled()))).toEqual([])
  })
})

describe('sbomOf', () => {
  const packages = shippedPackages(bundled({ server: [fileOf('node_modules/@fastify/cookie')] }))

  it('is valid CycloneDX 1.6', async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6)
    expect(await validator.validate(sbomOf(packages, '1.2.3'))).toBeNull()
    // The validator does find mistakes.
    expect(await validator.validate(sbomOf(packages, '1.2.3').replace('"library"', '"book"'))).not.toBeNull()
  })

  it('has name, version, purl, licence and hash of each package', () => {
    const { components } = JSON.parse(sbomOf(packages, '1.2.3')) as { components: object[] }
    expect(components).toHaveLength(packages.length)
    const { version, integrity } = locked['node_modules/@fastify/cookie']!
    expect(components).toContainEqual({
      type: 'library',
      'bom-ref': `pkg:npm/%40fastify/cookie@${version}`,
      group: '@fastify',
      name: 'cookie',
      version,
      hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity!.slice(7), 'base64').toString('hex') }],
      licenses: [{ expression: 'MIT' }],
      purl: `pkg:npm/%40fastify/cookie@${version}`,
      properties: [{ name: 'forbidden-fruit:part', value: 'server' }],
    })
  })

  it('is the same however often it is made', () => {
    expect(sbomOf(packages, '1.2.3')).toBe(
      sbomOf(shippedPackages(bundled({ server: [fileOf('node_modules/@fastify/cookie')] })), '1.2.3'),
    )
  })
})

describe('licenseTexts', () => {
  const packages = shippedPackages(bundled())
  const texts = licenseTexts(packages)

  it('names every package', () => {
    for (const { name, version, license } of packages) expect(texts).toContain(`\n${name} ${version} (${license})\n`)
  })

  it('has the licences of fonts, of the Solidity compiler and of packages without a licence file', () => {
    expect(texts).toContain('SIL OPEN FONT LICENSE')
    expect(texts).toMatch(/argotorg\/solidity\/tree\/v\d[\s\S]+GNU GENERAL PUBLIC LICENSE\s+Version 3/)
    expect(texts).toMatch(/\npgpass [\s\S]+This is the standard text of its licence\.\n\nMIT License/)
  })

  it('has the text that packages share once', () => {
    expect(texts.match(/GNU GENERAL PUBLIC LICENSE\s+Version 3/g)).toHaveLength(1)
  })
})
