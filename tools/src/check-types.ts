import { join, relative } from 'node:path'
import ts from 'typescript'
import { root } from '../sources.mjs'
import { findModuleState } from './module-state.ts'

/** Where worlds are served. Tests and their support live alone, and the registry is the one place that holds what worlds share. */
const JUDGED = /^(?:packages\/|apps\/server\/src\/)(?!.*\/testing\/).*(?<!\.(?:test|sweep))\.ts$/
const REGISTRY = 'packages/world/src/registry.ts'

/**
 * Checks types as `tsc` does, and refuses state at module level: everything hangs on a world, so that one process can
 * serve a thousand of them. Both read the same program, because reading all sources takes longer than either check.
 */
const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
const { fileNames, options, errors } = ts.parseJsonConfigFileContent(config, ts.sys, root)
const path = (file: string) => relative(root, file).replaceAll('\\', '/')
const builder = ts.createIncrementalProgram({ rootNames: fileNames, options })
const wrong = [
  ...errors,
  ...builder.getConfigFileParsingDiagnostics(),
  ...builder.getOptionsDiagnostics(),
  ...builder.getSyntacticDiagnostics(),
  ...builder.getGlobalDiagnostics(),
  ...builder.getSemanticDiagnostics(),
]
// Writes nothing but what the next run need not check again.
wrong.push(...builder.emit().diagnostics)
const host = { getCanonicalFileName: (name: string) => name, getCurrentDirectory: () => root, getNewLine: () => '\n' }
if (wrong.length > 0) console.error(ts.formatDiagnostics(ts.sortAndDeduplicateDiagnostics(wrong), host))

const program = builder.getProgram()
const judged = program.getSourceFiles().filter(({ fileName }) => {
  const file = path(fileName)
  return JUDGED.test(file) && file !== REGISTRY && !file.includes('node_modules/')
})
const found = findModuleState(program, judged)
for (const { file, line, message } of found) console.error(`${path(file)}:${line} ${message}`)
console.log(
  `${fileNames.length} files, ${wrong.length} errors; ${judged.length} modules, ${found.length} with state at module level`,
)
process.exit(wrong.length + found.length > 0 ? 1 : 0)
