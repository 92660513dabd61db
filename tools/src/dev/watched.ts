import { relative, sep } from 'node:path'

/**
 * Whether the shop must be started anew after a change. What is of the browser's side alone, Vite brings to the page.
 *
 * @param root folder of the project, wherever it lies
 * @param path absolute path of a file
 */
export function restartsShop(root: string, path: string): boolean {
  const file = within(root, path)
  if (/(?:^|\/)(?:node_modules|dist)\/|\.test\.tsx?$/.test(file)) return false
  return /^(?:packages|apps\/server|config)\/|^apps\/web\/index\.html$/.test(file)
}

/** Whether a file shapes new shops: the settings of the sources' server hold a sum over these. */
export function shapesNewShops(root: string, path: string): boolean {
  return /^packages\/shop\/src\/(?:schema\.ts|cast\.ts|seed\/)/.test(within(root, path))
}

function within(root: string, path: string): string {
  return relative(root, path).split(sep).join('/')
}
