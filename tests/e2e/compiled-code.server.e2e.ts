import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { COMPILED, compiledFolder, compileServer, root, serverFlags } from '../../tooling/sources.mjs'

const DIST = 'apps/server/dist'

let folder: string
/** A copy of the built server that the tests may damage. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fruit-compiled-'))
  mkdirSync(join(folder, 'apps/server'), { recursive: true })
  for (const name of ['node_modules', 'config', 'apps/web']) symlinkSync(join(root, name), join(folder, name))
  const filter = (path: string) => path !== join(root, COMPILED)
  cpSync(join(root, DIST), join(folder, DIST), { recursive: true, filter })
  expect(open()).toEqual(isOpen())
  compileServer(serverFlags, folder)
  expect(readdirSync(compiledFolder(folder))).toContain('server.cjs.compiled')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the server, which exits as soon as it is open. */
function open(flags: readonly string[] = serverFlags) {
  const options = ['--data', join(folder, 'data')]
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...flags, join(folder, DIST, 'main.cjs'), ...options],
    {
      cwd: folder,
      env: { PATH: process.env.PATH, EXIT_ON_READY: 'true', HOST: '127.0.0.1', PORT: '0', IDP_PORT: '0' },
      encoding: 'utf8',
    },
  )
  return { status, stdout, stderr }
}

/** Expected result: the server opens and prints nothing else. */
const isOpen = (version = VERSION) => ({ status: 0, stdout: opened(version), stderr: '' })
const opened = (version: string) =>
  expect.stringMatching(new RegExp(`^\\S.* ${version} is open on http:\\S+\\n.*Ctrl\\+C.*\\n$`))
const { version: VERSION } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

it('the build contains compiled code for the version of Node.js that built it', () => {
  expect(readdirSync(join(root, COMPILED)).length).toBeGreaterThan(0)
})

it('a server starts with compiled code', () => {
  expect(open()).toEqual(isOpen())
})

it('a server with other V8 flags rejects the compiled code and starts', () => {
  expect(open([...serverFlags, '--stack-size=900'])).toEqual(isOpen())
})

it('a server runs the current build, not compiled code of another build', () => {
  const server = join(folder, DIST, 'server.cjs')
  const built = readFileSync(server, 'utf8')
  onTestFinished(() => writeFileSync(server, built))
  // The source keeps its length, so V8's own check (by length) does not notice the change.
  const other = VERSION.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
  writeFileSync(server, built.replace(`${VERSION} is open on`, `${other} is open on`))
  expect(open()).toEqual(isOpen(other))
})

it('a server with damaged compiled code starts without it', () => {
  for (const name of readdirSync(compiledFolder(folder))) {
    const kept = readFileSync(join(compiledFolder(folder), name))
    writeFileSync(join(compiledFolder(folder), name), kept.fill(0x5a, kept.length >> 1))
  }
  expect(open()).toEqual(isOpen())
})

it('a server starts without compiled code if the folder is not writable', () => {
  rmSync(join(folder, COMPILED), { recursive: true })
  // A file in place of the folder: permissions would not stop a test that runs as root.
  writeFileSync(join(folder, COMPILED), '')
  compileServer(serverFlags, folder)
  expect(open()).toEqual(isOpen())
})
