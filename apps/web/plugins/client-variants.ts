import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
// Imported by path: Vite lets Node load packages of its configuration, and Node cannot read TypeScript.
import { variantId } from '../../../packages/isomorphic/src/variant-id.ts'

/** Module name that the app imports. */
const NAME = 'virtual:client-variants'
const RESOLVED = `\0${NAME}`

/** Code of the catalogue that runs in the browser: the flaw of a seam, or a fix. */
export interface ClientVariant {
  /** Opaque: see `variantId`. */
  readonly id: string
  /** Absolute path of its module. */
  readonly file: string
  readonly kind: 'flaw' | 'fix'
}

/**
 * Finds the catalogue's browser-side code: `<folder>/<id>/client/flaw.ts` and `fix-*.ts` of every folder. Missing
 * folders are skipped.
 *
 * @param folders absolute paths of the catalogue's `challenges` and `weaknesses`
 */
export function findClientVariants(folders: readonly string[]): readonly ClientVariant[] {
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .filter((id) => existsSync(join(folder, id, 'client')))
      .flatMap((id) =>
        readdirSync(join(folder, id, 'client'))
          .filter((name) => /^(flaw|fix-[a-z0-9-]+)\.ts$/.test(name))
          .map((name) => {
            const base = name.slice(0, -'.ts'.length)
            const kind = base === 'flaw' ? ('flaw' as const) : ('fix' as const)
            return { id: variantId(`${id}/${base}`), file: join(folder, id, 'client', name), kind }
          }),
      ),
  )
}

/**
 * Provides `virtual:client-variants`: its export `variants` maps the opaque id of each variant to a function that loads
 * its module. Flaws are part of the bundle, because they run by default; fixes are chunks of their own.
 *
 * @param folders absolute paths of the catalogue's `challenges` and `weaknesses`
 */
export function clientVariants(folders: readonly string[]): Plugin {
  return {
    name: 'fruit:client-variants',
    resolveId: (source) => (source === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return
      const found = findClientVariants(folders)
      const flaws = found.filter((variant) => variant.kind === 'flaw')
      const fixes = found.filter((variant) => variant.kind === 'fix')
      return [
        ...flaws.map((flaw) => `import * as v${flaw.id} from ${JSON.stringify(flaw.file)}`),
        'export const variants = {',
        ...flaws.map((flaw) => `  "${flaw.id}": async () => v${flaw.id},`),
        ...fixes.map((fix) => `  "${fix.id}": () => import(${JSON.stringify(fix.file)}),`),
        '}',
      ].join('\n')
    },
  }
}

/**
 * File name of a chunk. Chunks with variants get opaque names, because their own names would reveal the fix.
 *
 * @param chunk as the bundler describes it
 * @param folders absolute paths of the catalogue's `challenges` and `weaknesses`
 */
export function chunkFileName(chunk: { readonly moduleIds: readonly string[] }, folders: readonly string[]): string {
  const opaque = chunk.moduleIds.some((id) => folders.some((folder) => id.startsWith(folder)))
  return opaque ? 'assets/variant-[hash].js' : 'assets/[name]-[hash].js'
}
