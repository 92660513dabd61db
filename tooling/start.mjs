// `npm start`: builds if necessary, then runs the server in this process. Plain JavaScript, because it runs before the
// build, and because a TypeScript loader would stay in the server's memory.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compiledFolder, compileServer, root, serverProgram, upToDate } from './sources.mjs'

if (!upToDate()) {
  const build = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'tooling/build/build.ts')], {
    cwd: root,
    stdio: 'inherit',
  })
  if (build.status !== 0) process.exit(build.status ?? 1)
}
// Another version of Node.js may have built it.
if (!existsSync(compiledFolder(root))) compileServer(process.execArgv, root)
process.chdir(root)
await import(pathToFileURL(serverProgram).href)
