import { join, relative } from 'node:path'
import ts from 'typescript'
import { root } from '../sources.mjs'
import { findFloatingPromises } from './floating-promises.ts'
import { findModuleState } from './module-state.ts'

/**
 * Where worlds are served. Tests and their support live alone, and so do modules as players write them. The code of the shell's
 * realm is loaded anew for each command. The registry is the one place that holds what worlds share.
 */
const JUDGED =
  /^(?:packages\/|apps\/server\/src\/)(?!(?:.*\/)?(?:testing|own-fix-cases|shell-realm)\/).*(?<!\.(?:test|sweep))\.ts$/
const REGISTRY = 'packages/world/src/registry.ts'

/**
 * Refuses state at module level: everything hangs on a world, so that one process can serve a thousand of them. Types
 * are checked elsewhere, by the faster compiler, which offers no interface to its knowledge yet. The same program finds
 * promises that nobody waits for, which the linter overlooks across modules and behind `void`.
 */
const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
const path = (file: string) => relative(root, file).replaceAll('\\', '/')
const judged = fileNames.filter((file) => JUDGED.test(path(file)) && path(file) !== REGISTRY)
const program = ts.createProgram(judged, options)
const sources = judged.map((file) => program.getSourceFile(file)!)
const found = findModuleState(program, sources)
const floating = findFloatingPromises(
  program,
  program.getSourceFiles().filter(({ fileName }) => JUDGED.test(path(fileName))),
)
for (const { file, line, message } of [...found, ...floating]) console.error(`${path(file)}:${line} ${message}`)
console.log(
  `${judged.length} modules: ${found.length} places with state at module level, ${floating.length} with a promise that nobody waits for`,
)
process.exit(found.length + floating.length > 0 ? 1 : 0)
