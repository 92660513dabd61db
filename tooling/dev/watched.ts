import { relative, sep } from 'node:path'

/**
 * Whether a change requires a restart of the shop. Vite applies changes of the browser's code by itself.
 *
 * @param root folder of the project
 * @param path absolute path of a file
 */
export function restartsShop(root: string, path: string): boolean {
  const file = within(root, path)
  if (/(?:^|\/)(?:node_modules|dist)\/|\.test\.tsx?$/.test(file)) return false
  return /^(?:packages|apps\/server|config)\/|^apps\/web\/index\.html$/.test(file)
}

/** Whether a file shapes new shops: the settings of Vite's server contain a hash of these files. */
export function shapesNewShops(root: string, path: string): boolean {
  return /^packages\/shop\/src\/(?:schema\.ts|cast\.ts|seed\/)/.test(within(root, path))
}

function within(root: string, path: string): string {
  return relative(root, path).split(sep).join('/')
}
