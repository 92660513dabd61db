import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { variantId } from '../../../packages/isomorphic/src/variant-id.ts'
import { chunkFileName, clientVariants, findClientVariants } from './client-variants.ts'
import { refuseModules } from './refuse-modules.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'fruit-variants-'))
})
afterAll(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): string {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

async function bundle(entry: string, folders: readonly string[]): Promise<Rolldown.OutputChunk[]> {
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [clientVariants(folders), refuseModules(['zod'])],
    build: {
      write: false,
      rolldownOptions: { input: entry, output: { chunkFileNames: (chunk) => chunkFileName(chunk, folders) } },
    },
  })) as Rolldown.RolldownOutput
  return result.output.filter((output) => output.type === 'chunk')
}

test('bundles flaws, and makes each fix a chunk whose name reveals nothing', async () => {
  write('challenges/loose-lid/client/flaw.ts', 'export const lid: string = "the lid is loose"')
  write('challenges/loose-lid/client/fix-screw-it-on.ts', 'export const lid: string = "the lid is screwed on"')
  const entry = write(
    'a.ts',
    'import { variants } from "virtual:client-variants"; (globalThis as { v?: unknown }).v = variants',
  )
  const chunks = await bundle(entry, [join(root, 'challenges'), join(root, 'weaknesses')])

  const main = chunks.find((chunk) => chunk.isEntry)!
  expect(main.code).toContain('the lid is loose')
  expect(main.code).toContain(variantId('loose-lid/flaw'))
  expect(main.code).toContain(variantId('loose-lid/fix-screw-it-on'))
  expect(main.code).not.toContain('the lid is screwed on')
  const fix = chunks.find((chunk) => chunk.code.includes('the lid is screwed on'))!
  expect(fix.fileName).toMatch(/^assets\/variant-[\w-]{8}\.js$/)
  expect(chunks.map((chunk) => chunk.code).join()).not.toContain('screw-it-on')
})

test('ignores other files beside flaws and fixes, and missing folders', () => {
  write('weaknesses/soft-peel/client/flaw.ts', 'export const peel = 1')
  write('weaknesses/soft-peel/client/fix-harden.test.ts', 'export const peel = 2')
  write('weaknesses/soft-peel/client/shared.ts', 'export const peel = 3')
  write('weaknesses/soft-peel/fix-elsewhere.ts', 'export const peel = 4')
  const found = findClientVariants([join(root, 'weaknesses'), join(root, 'nowhere')])
  expect(found.map(({ id, kind }) => ({ id, kind }))).toEqual([{ id: variantId('soft-peel/flaw'), kind: 'flaw' }])
})

test('fails the build for a module that must not reach the browser, and names its importer', async () => {
  write('node_modules/zod/package.json', '{ "name": "zod", "type": "module", "main": "index.js" }')
  write('node_modules/zod/index.js', 'export const z = { heavy: Math.random() }')
  const entry = write('b.ts', 'import { z } from "zod"; console.log(z)')
  await expect(bundle(entry, [])).rejects.toThrow(/zod\/index\.js must not be in the browser.*imported by .*b\.ts/s)
})
