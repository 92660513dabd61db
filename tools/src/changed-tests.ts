import { execFileSync } from 'node:child_process'
import { reachedFrom, readImporters } from './reached-files.ts'

/** Test files that a change can reach, relative to the project's root. */
export interface ReachedTests {
  /** Those that run from sources. */
  readonly sources: readonly string[]
  /** Those that visit the built shop. */
  readonly journeys: readonly string[]
}

const SOURCE_TEST = /\.test\.tsx?$/
const JOURNEY = /^e2e\/.*\.e2e\.ts$/
/** Read from disk, by the server or by tests, or else settings of the tools: no import tells who depends on them. */
const READ_BY_PATH =
  /^(?:config\/|package(?:-lock)?\.json$|vitest\.config\.ts$|tsconfig\.json$|\.npmrc$)|\/(?:package\.json|vite\.config\.ts)$/
/** What the built shop consists of, beside what its entries import. */
const BUILT_BY_PATH =
  /^(?:apps\/web\/(?:public|plugins)\/|apps\/web\/index\.html$|tools\/(?:start|sources)\.mjs$|tools\/src\/build\.ts$)/
const ENTRIES: readonly string[] = [
  'apps/server/src/main.ts',
  'apps/web/src/main.tsx',
  'apps/web/plugins/page-files.ts',
]
/** Cheap tests that read the repository as text. */
const ALWAYS = /^tools\/src\/.*\.test\.ts$/

/**
 * The tests that a change can reach. Whatever changes the built shop reaches every journey.
 *
 * @param changed files, relative to the project's root
 * @param files every file of the project
 */
export function testsReachedBy(root: string, changed: readonly string[], files: readonly string[]): ReachedTests {
  const everything = changed.some((file) => READ_BY_PATH.test(file))
  const reached = reachedFrom(changed, readImporters(root, files))
  const rebuilt =
    ENTRIES.some((entry) => reached.has(entry)) || changed.some((file) => BUILT_BY_PATH.test(file) || isOfPages(file))
  return {
    sources: files.filter((file) => SOURCE_TEST.test(file) && (everything || reached.has(file) || ALWAYS.test(file))),
    journeys: files.filter((file) => JOURNEY.test(file) && (everything || rebuilt || reached.has(file))),
  }
}

/** Scripts and style sheets of pages that the server renders: addresses name them, not imports. */
function isOfPages(file: string): boolean {
  return file.startsWith('apps/web/src/pages/') && !SOURCE_TEST.test(file)
}

/** Files of the project, and those of them that differ from a commit: committed since, or not at all. */
export function filesInGit(root: string, since: string): { readonly files: string[]; readonly changed: string[] } {
  const git = (...options: string[]) =>
    execFileSync('git', options, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
      .split('\0')
      .filter((file) => file !== '')
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
  const added = git('ls-files', '-z', '--others', '--exclude-standard')
  return { files, changed: [...git('diff', '-z', '--name-only', '--no-renames', since), ...added] }
}
