import { join, relative } from 'node:path'
import ts from 'typescript'
import { root } from '../sources.mjs'
import { findFloatingPromises } from './floating-promises.ts'
import { findModuleState } from './module-state.ts'

/**
 * Files that serve worlds. Not checked: tests and their support, modules as players write them, and the registry, which
 * is the one place for state that worlds share. The code of the shell's realm is loaded again for each command.
 */
const JUDGED =
  /^(?:packages\/|apps\/server\/src\/)(?!(?:.*\/)?(?:testing|own-fix-cases|shell\/realm)\/).*(?<!\.(?:test|sweep))\.ts$/
const REGISTRY = 'packages/world/src/registry/registry.ts'

/**
 * Refuses state at module level: all state belongs to a world, so that one process can serve a thousand of them. Uses
 * TypeScript 5, because the faster compiler that checks types has no API yet. The same program finds floating promises,
 * which the linter misses across modules and behind `void`.
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
  `${judged.length} modules: ${found.length} places with state at module level, ${floating.length} with a floating promise`,
)
process.exit(found.length + floating.length > 0 ? 1 : 0)
