import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { FONT_PACKAGES } from '@fruit/classroom/exports/write-report-fonts'
import type { Plugin } from 'vite'
import { EXTERNAL_DEPENDENCIES, READ_AS_FILES } from '../../apps/server/external-dependencies.ts'
import { root } from '../sources.mjs'
import { type LockedPackage, reachedPackages } from './locked-packages.ts'

/** Where a package is shipped: bundled into the server, the shop's pages or the trainer's console, or installed beside the server. */
export type Part = 'server' | 'web' | 'console' | 'installed'

/** The files that each build took in. */
export type BundledFiles = Readonly<Record<Exclude<Part, 'installed'>, Set<string>>>

/** A package of the npm registry that whoever gets Forbidden Fruit gets. */
export interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** SPDX expression; empty if the package has none. */
  readonly license: string
  /** SHA-512 of the package as the registry has it, in Base64. */
  readonly sha512: string
  readonly parts: readonly Part[]
  /** Absolute path of the installed package; packages for another platform are not there. */
  readonly folder: string
}

/** Packages whose files plugins and steps of the build copy or compile, so that no module names them. */
const COPIED: Readonly<Record<keyof BundledFiles, readonly string[]>> = {
  // OpenZeppelin is compiled into the contracts of the shop.
  server: ['@openzeppelin/contracts', ...FONT_PACKAGES.map((name) => `@fontsource-variable/${name}`)],
  web: ['@openzeppelin/contracts', 'solc'],
  console: [],
}

/** Packages that say less about their licence than what they hold. */
const LICENSES: Readonly<Record<string, string>> = {
  // soljson.js is the Solidity compiler, around which the MIT-licensed rest of the package is a wrapper.
  solc: 'MIT AND GPL-3.0-or-later',
  // Its folder static/ is swagger-ui-dist.
  '@fastify/swagger-ui': 'MIT AND Apache-2.0',
}

/** Adds the files that a build takes in to `files`: modules, style sheets, fonts and pictures. */
export function noteBundledFiles(files: Set<string>): Plugin {
  let folder: string
  return {
    name: 'fruit:note-bundled-files',
    configResolved: (config) => {
      folder = config.root
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk') for (const id of output.moduleIds) files.add(id)
        else for (const name of output.originalFileNames) files.add(resolve(folder, name))
      // A program that a module holds as text was bundled by itself.
      for (const id of this.getModuleIds())
        for (const file of (this.getModuleInfo(id)?.meta.bundledFiles as string[] | undefined) ?? []) files.add(file)
      // A style sheet is an asset made of several files, which does not name them.
      for (const id of this.getModuleIds()) if (/\.css(?:$|\?)/.test(id)) files.add(id)
    },
  }
}

/** The entries of package-lock.json, by their paths such as `node_modules/ms`. */
export function lockedPackages(): Record<string, LockedPackage> {
  return (
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockedPackage> }
  ).packages
}

/**
 * All packages that are shipped, sorted by name and version, each once.
 *
 * @throws Error for a file of a package that package-lock.json does not have
 */
export function shippedPackages(bundled: BundledFiles): ShippedPackage[] {
  const locked = lockedPackages()
  const paths = new Map<string, Set<Part>>()
  const add = (part: Part, path: string) => paths.set(path, (paths.get(path) ?? new Set()).add(part))
  for (const part of ['server', 'web', 'console'] as const) {
    for (const file of bundled[part]) {
      const path = packagePath(file)
      if (path) add(part, path)
    }
    for (const name of COPIED[part]) add(part, `node_modules/${name}`)
  }
  for (const path of Object.keys(reachedPackages(locked, [...EXTERNAL_DEPENDENCIES, ...READ_AS_FILES])))
    add('installed', path)
  const shipped = new Map<string, ShippedPackage>()
  for (const [path, parts] of paths) {
    const entry = locked[path]
    if (!entry) throw new Error(`package-lock.json has no ${path}, whose files are shipped.`)
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const key = `${name}@${entry.version}`
    const others = shipped.get(key)?.parts ?? []
    shipped.set(key, {
      name,
      version: entry.version,
      license: LICENSES[name] ?? entry.license ?? oldLicense(join(root, path)),
      sha512: entry.integrity?.replace(/^sha512-/, '') ?? '',
      parts: [...new Set([...others, ...parts])].sort(),
      folder: join(root, path),
    })
  }
  return [...shipped.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry)
}

/** The path in the lock file of the package that a module or asset is from; null for our own. */
function packagePath(id: string): string | null {
  // Helpers of the build tools, which have no file.
  const helper = /^\0(vite|rolldown)\//.exec(id)
  if (helper) return `node_modules/${helper[1]}`
  const folder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id.replace(/^\0/, ''))
  return folder && relative(root, folder[0]).split(sep).join('/')
}

/** The licences in the form that manifests had before SPDX expressions, any of which may be chosen. */
function oldLicense(folder: string): string {
  const { licenses = [] } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    licenses?: readonly { readonly type: string }[]
  }
  return licenses.map(({ type }) => type).join(' OR ')
}

/** Names of the files of a package that hold its licence, in alphabetical order. */
export function licenseFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && /^(?:licen[cs]e|copying|notice|copyright)/i.test(entry.name))
      .map(({ name }) => name)
      .sort()
  } catch {
    // A package for another platform is not installed.
    return []
  }
}
