import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { root } from '../sources.mjs'
import { patternProblems } from './pattern-problems.ts'

/**
 * Sources whose regular expressions meet text from outside: those that run in the server or in a browser, and readers of other
 * tools' reports. The assistant runs in a worker of the containment and nowhere else. Own fix cases are modules of players, which
 * run in a worker too.
 */
const JUDGED =
  /^(?:packages\/(?!assistant\/|catalogue\/own-fix-cases\/)|apps\/[a-z]+\/src\/|tooling\/scanning\/)(?!(?:.*\/)?testing\/).*(?<!\.(?:test|sweep))\.tsx?$/

/** Refuses regular expressions that take more than linear time, and prints an input for each. */
const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root)
const judged = fileNames.filter((file) => JUDGED.test(relative(root, file).replaceAll('\\', '/')))
let problems = 0
for (const file of judged)
  for (const { line, message } of patternProblems(file, readFileSync(file, 'utf8'))) {
    problems++
    console.error(`${relative(root, file)}:${line} ${message}`)
  }
console.log(`${judged.length} files: ${problems} problems with regular expressions`)
process.exitCode = problems > 0 ? 1 : 0
