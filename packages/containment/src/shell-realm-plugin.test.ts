import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'
import { shellRealm } from './build/shell-realm-plugin.ts'

/** The modules in the shell's program, as a build's plugins see them. */
async function bundledModules(): Promise<string[]> {
  let modules: string[] = []
  const entry: Plugin = {
    name: 'entry',
    generateBundle() {
      for (const id of this.getModuleIds()) modules = modules.concat(this.getModuleInfo(id)?.meta.bundledFiles ?? [])
    },
  }
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [shellRealm({ isBuild: true }), entry],
    build: { write: false, ssr: 'virtual:shell-realm' },
  })
  return modules
}

it('lists the same modules of this folder when the program comes from the cache', async () => {
  const modules = await bundledModules()
  const files = modules.filter((id) => !id.startsWith('\0'))
  expect(files).toContain(
    join(fileURLToPath(new URL('../../../node_modules', import.meta.url)), 'sprintf-js/src/sprintf.js'),
  )
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  expect(await bundledModules()).toEqual(modules)
})
