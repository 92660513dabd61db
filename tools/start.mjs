// `npm start`: builds what is missing or stale, then runs the server in this very process. Plain JavaScript, because
// it must run before anything is built, and because a loader for TypeScript would stay in the server's memory.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compiledFolder, keepCompiled, root, upToDate } from './sources.mjs'

if (!upToDate()) {
  const build = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'tools/src/build.ts')], {
    cwd: root,
    stdio: 'inherit',
  })
  if (build.status !== 0) process.exit(build.status ?? 1)
}
keepCompiled(compiledFolder)
process.chdir(root)
await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href)
