import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import standardLicenses from 'spdx-license-list/full.js'
import satisfies from 'spdx-satisfies'
import { root } from '../sources.mjs'
import { licenseFiles, type ShippedPackage } from './shipped-packages.ts'

/** Names of the two files, which the build writes into the folder of the built server. */
export const SBOM_FILE = 'sbom.cdx.json'
export const LICENSES_FILE = 'THIRD-PARTY-LICENSES'

/** Licences that let us ship a package as it is, as long as its licence text goes with it (SPDX identifiers). */
const ALLOWED = [
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  // Of fonts.
  'OFL-1.1',
  // As long as we change none of their files.
  'MPL-2.0',
]
/** Licences that are accepted for one package. SECURITY.md says what follows. */
const ACCEPTED: Readonly<Record<string, readonly string[]>> = { solc: ['GPL-3.0-or-later'] }

/** What is wrong with the licences of packages, one sentence for each. */
export function licenseProblems(packages: readonly Pick<ShippedPackage, 'name' | 'version' | 'license'>[]): string[] {
  return packages
    .filter(({ name, license }) => !isAllowed(license, [...ALLOWED, ...(ACCEPTED[name] ?? [])]))
    .map(({ name, version, license }) => `${name} ${version} has the licence "${license}", which is not allowed.`)
}

function isAllowed(license: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(license, allowed)
  } catch {
    // Not an SPDX expression.
    return false
  }
}

/**
 * The software bill of materials, in CycloneDX 1.6 as JSON. It has no time and no random number, so that the same lock file and
 * sources give the same text.
 *
 * @param version of Forbidden Fruit
 */
export function sbomOf(packages: readonly ShippedPackage[], version: string): string {
  const purl = `pkg:npm/forbidden-fruit@${version}`
  const components = packages.map(({ name, version, license, sha512, parts }) => {
    const [group, bare] = name.startsWith('@') ? name.split('/') : [undefined, name]
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
    return {
      type: 'library',
      'bom-ref': purl,
      ...(group && { group }),
      name: bare,
      version,
      ...(sha512 && { hashes: [{ alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex') }] }),
      licenses: [{ expression: license }],
      purl,
      properties: parts.map((value) => ({ name: 'forbidden-fruit:part', value })),
    }
  })
  const component = {
    ...{ type: 'application', 'bom-ref': purl, name: 'forbidden-fruit', version },
    ...{ licenses: [{ expression: 'MIT' }], purl },
  }
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component },
    components,
  }
  return `${JSON.stringify(bom, null, 1)}\n`
}

/**
 * The licence texts of all packages. Packages with the same text share it. A package without a licence file gets the standard text of
 * the licence that it names.
 */
export function licenseTexts(packages: readonly ShippedPackage[]): string {
  const byText = new Map<string, string[]>()
  for (const entry of packages) {
    const text = licenseText(entry).replaceAll('\r\n', '\n').trim()
    byText.set(text, [...(byText.get(text) ?? []), `${entry.name} ${entry.version} (${entry.license})`])
  }
  const sections = [...byText].map(([text, names]) => `${'='.repeat(80)}\n${names.join('\n')}\n\n${text}\n`)
  return [HEADING, ...sections].join('\n')
}

const HEADING = `Forbidden Fruit contains the software and fonts of others that are listed here, under these licences. We change none of
their sources: the build bundles and minifies code, and converts fonts from WOFF2 to TrueType. The source of each is the
package of its name and version in the npm registry, unless its section says otherwise.
`

function licenseText({ name, version, license, folder }: ShippedPackage): string {
  const texts = licenseFiles(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  if (texts.length === 0)
    texts.push('The package has no licence file. This is the standard text of its licence.', standardText(license))
  if (name === '@fastify/swagger-ui')
    texts.push('The folder static/ is swagger-ui-dist of SmartBear Software Inc.', standardText('Apache-2.0'))
  if (name === 'solc')
    texts.push(
      `The file soljson.js is the Solidity compiler. Its source: https://github.com/argotorg/solidity/tree/v${version}`,
      compilerLicense(),
    )
  return texts.join('\n\n')
}

/** @param id SPDX identifier of one licence */
function standardText(id: string): string {
  const standard = standardLicenses[id]
  if (!standard) throw new Error(`spdx-license-list has no text of ${id}.`)
  return standard.licenseText
}

/** The licences of the Solidity compiler and of the libraries in it, as it prints them. A process of its own loads it in 0.4 s. */
function compilerLicense(): string {
  const program = "process.stdout.write(require('solc/soljson.js').cwrap('solidity_license', 'string', [])())"
  return execFileSync(process.execPath, ['-e', program], { cwd: root, encoding: 'utf8' })
}
