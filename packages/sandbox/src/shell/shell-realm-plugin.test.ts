import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { shellRealm } from './build/shell-realm-plugin.ts'

type Load = (id: string) => Promise<string | { readonly meta: { readonly bundledFiles: readonly string[] } }>

const loaded = (isBuild: boolean) => (shellRealm({ isBuild }).load as Load)('\0virtual:shell-realm')

it('lists the modules of this folder from a cache without absolute paths', async () => {
  const [, script] = /readFileSync\("([^"]+)"/.exec((await loaded(false)) as string)!
  const cached = JSON.parse(readFileSync(`${script}.modules.json`, 'utf8')) as string[]
  expect(cached.filter(isAbsolute)).toEqual([])
  const { bundledFiles } = ((await loaded(true)) as Exclude<Awaited<ReturnType<Load>>, string>).meta
  expect(bundledFiles).toHaveLength(cached.length)
  const files = bundledFiles.filter((id) => !id.startsWith('\0'))
  const library = fileURLToPath(new URL('../../../../node_modules/just-bash/', import.meta.url))
  expect(files.some((file) => file.startsWith(library))).toBe(true)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

it('bundles no dependency of just-bash that its browser build does not need', async () => {
  const { bundledFiles } = ((await loaded(true)) as Exclude<Awaited<ReturnType<Load>>, string>).meta
  const packages = new Set(bundledFiles.map((id) => /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]))
  expect(packages).toContain('just-bash')
  for (const name of ['@mongodb-js/zstd', 'node-liblzma', 'sql.js', 'undici']) expect(packages).not.toContain(name)
})
