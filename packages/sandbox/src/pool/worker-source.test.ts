import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build, createServer, isRunnableDevEnvironment } from 'vite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createContainment } from '../containment.ts'
import { shellRealm } from '../shell/build/shell-realm-plugin.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../..', import.meta.url))

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'worker-source-'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(
    join(folder, 'main.ts'),
    `import { appendFileSync } from 'node:fs'
    import { createContainment } from '../containment.ts'
    import { SqlFailure } from '../sql/sql-job.ts'

    appendFileSync(${JSON.stringify(join(folder, 'runs.txt'))}, 'main ')

    export async function answer(): Promise<string> {
      const contained = createContainment()
      const outcome = await contained.script({ owner: 'one', code: '6 * 7' })
      const image = { key: 'none', read: () => ({ file: new Uint8Array(0), wal: null }) }
      const failure = await contained.sql({ owner: 'one', image, text: 'nonsense', parameters: [] }).catch((e) => e)
      const text = '<!DOCTYPE o [<!ENTITY e SYSTEM "/e">]><o>&e;</o>'
      const xml = await contained.xml({ owner: 'one', bytes: Buffer.from(text), files: () => Buffer.from('file') })
      const yaml = await contained.yaml({ owner: 'one', text: 'a: [1]' })
      const archive = await contained.archive({ owner: 'one', bytes: Buffer.from('PK') })
      const machine = { hostName: 'a', environment: {}, folder: '/', files: () => [], read: () => null, fetch: () => Promise.reject() }
      const shell = await contained.shell({ owner: 'one', command: 'echo $((6 * 7))', machine })
      await contained.close()
      const read = [xml.read, yaml.json, archive.kind, shell.stdout]
      return JSON.stringify([outcome, failure instanceof SqlFailure, failure.message, ...read])
    }
    if (process.argv.includes('--tell')) answer().then(console.log)`,
  )
})

beforeEach(() => writeFileSync(runs(), ''))

afterAll(() => rmSync(folder, { recursive: true }))

const runs = () => join(folder, 'runs.txt')
const expected =
  '[{"kind":"value","value":42},true,"near \\"nonsense\\": syntax error",["/e"],"{\\"a\\":[1]}","refused","42\\n"]'

test('workers start under Vitest', async () => {
  const contained = createContainment()
  expect(await contained.script({ owner: 'one', code: '6 * 7' })).toEqual({ kind: 'value', value: 42 })
  await contained.close()
})

test('workers start in a server that Vite has built', async () => {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [shellRealm({ isBuild: true })],
    ssr: { noExternal: [/^@fruit\//] },
    build: {
      ...{ ssr: 'main.ts', outDir: 'dist', target: 'node20', minify: true },
      // Same options as for the server's build.
      rolldownOptions: { preserveEntrySignatures: 'strict', output: { format: 'cjs' } },
    },
  })
  const { stdout } = await run(process.execPath, [join(folder, 'dist/main.cjs'), '--tell'])
  expect(stdout.trim()).toBe(expected)
  // If the worker's code shared a chunk with the program, each worker would run the program again.
  expect(readFileSync(runs(), 'utf8')).toBe('main ')
})

test("workers start under Vite's development server", async () => {
  const server = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    ssr: { noExternal: [/^@fruit\//] },
  })
  try {
    const { ssr } = server.environments
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite offers no environment for servers.')
    const { answer } = await ssr.runner.import<{ answer(): Promise<string> }>('/main.ts')
    expect(await answer()).toBe(expected)
  } finally {
    await server.close()
  }
})

test('workers start from TypeScript sources with tsx', async () => {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', join(folder, 'main.ts'), '--tell'], { cwd: root })
  expect(stdout.trim()).toBe(expected)
})
