import { execFileSync } from 'node:child_process'
import { affectedFiles, readImporters } from './affected-files.ts'

/** Test files that a change can affect, relative to the project's root. */
export interface AffectedTests {
  /** Tests that run from sources. */
  readonly sources: readonly string[]
  /** Tests that use the built shop. */
  readonly e2eTests: readonly string[]
}

const SOURCE_TEST = /\.test\.tsx?$/
const E2E_TEST = /^tests\/e2e\/.*\.e2e\.ts$/
/** Read from disk by the server or by tests, or settings of tools: imports do not show their dependents. */
const READ_BY_PATH =
  /^(?:config\/|package(?:-lock)?\.json$|vitest\.config\.ts$|tsconfig\.json$|\.npmrc$)|\/(?:package\.json|vite\.config\.ts)$/
/** Parts of the built shop that its entries do not import. */
const BUILT_BY_PATH =
  /^(?:apps\/web\/(?:public|plugins)\/|apps\/web\/index\.html$|tooling\/(?:start|sources)\.mjs$|tooling\/build\/build\.ts$)/
const ENTRIES: readonly string[] = [
  'apps/server/src/main.ts',
  'apps/web/src/main.tsx',
  'apps/web/plugins/page-files.ts',
]
/** Cheap tests that read the repository as text. */
const ALWAYS = /^tooling\/.*\.test\.ts$/

/**
 * The tests that a change can affect. A change of the built shop affects every E2E test.
 *
 * @param changed files, relative to the project's root
 * @param files every file of the project
 */
export function affectedTests(root: string, changed: readonly string[], files: readonly string[]): AffectedTests {
  const everything = changed.some((file) => READ_BY_PATH.test(file))
  const reached = affectedFiles(changed, readImporters(root, files))
  const rebuilt =
    ENTRIES.some((entry) => reached.has(entry)) || changed.some((file) => BUILT_BY_PATH.test(file) || isOfPages(file))
  return {
    sources: files.filter((file) => SOURCE_TEST.test(file) && (everything || reached.has(file) || ALWAYS.test(file))),
    e2eTests: files.filter((file) => E2E_TEST.test(file) && (everything || rebuilt || reached.has(file))),
  }
}

/** Scripts and style sheets of server-rendered pages: they are referenced by URL, not by imports. */
function isOfPages(file: string): boolean {
  return file.startsWith('apps/web/src/pages/') && !SOURCE_TEST.test(file)
}

/** All files of the project, and those that differ from a commit, committed or not. */
export function filesInGit(root: string, since: string): { readonly files: string[]; readonly changed: string[] } {
  const git = (...options: string[]) =>
    execFileSync('git', options, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
      .split('\0')
      .filter((file) => file !== '')
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
  const added = git('ls-files', '-z', '--others', '--exclude-standard')
  return { files, changed: [...git('diff', '-z', '--name-only', '--no-renames', since), ...added] }
}
