import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileTree } from '@fruit/world/storage/world-files'

/**
 * Folders of the built client whose files customers can change. Their files are initial files of every world, at these paths.
 */
const FOLDERS: ReadonlyMap<string, string> = new Map([
  ['/assets/public/images/uploads', '/assets/public/images/uploads'],
  ['/assets/public/videos', '/frontend/dist/frontend/assets/public/videos'],
])

/** Tests whether worlds serve a built file, because customers can change it. */
export function isChangeable(path: string): boolean {
  return [...FOLDERS.keys()].some((folder) => path.startsWith(`${folder}/`))
}

/** Returns the built files that are initial files of every world. Worlds share the bytes until they change a file. */
export function changeableFiles(webFolder: string, bornAt: number): FileTree {
  const files = new Map<string, { bytes: Uint8Array; modifiedAt: number }>()
  for (const [folder, place] of [...FOLDERS].filter(([folder]) => existsSync(join(webFolder, folder))))
    for (const { name } of readdirSync(join(webFolder, folder), { withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ))
      if (!/\.(?:br|gz)$/.test(name))
        files.set(`${place}/${name}`, { bytes: readFileSync(join(webFolder, folder, name)), modifiedAt: bornAt })
  return files
}
