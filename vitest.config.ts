import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { solidity } from './packages/chain/src/build/solidity-plugin.ts'
import { shellRealm } from './packages/sandbox/src/shell/build/shell-realm-plugin.ts'

const proofs = 'tests/proofs/**/*.test.ts'
/** Attempts to get out, and what watches sockets or memory: alone in their process. */
const watched = '{packages,apps,tests}/**/*{-escapes,-memory}.test.ts'
const notSources = ['**/node_modules/**', '**/dist/**']

/**
 * Machines of the usual continuous integration have two processors. A worker waits for about half of its time, for a browser, a limit
 * or the disk: four of them keep both processors busy.
 */
const WORKERS = 4

/** What hangs fails after so many milliseconds. A machine that is busy with other things needs them all the same. */
const PATIENCE = 120_000

/**
 * The order of the projects that run side by side. A worker stays as long as the next file is of its project, so they do not mix. Last
 * come many short files: one after the other fills the processors to the end.
 */
const PROJECTS: readonly string[] = ['server', 'e2e', 'escapes', 'proofs', 'unit']

/** Short files that take long. One that began last would keep one processor busy and leave the other idle. */
const LONG =
  /(?:ordinary-shopping|score-board|browser-proofs|language|web3-sandbox)\.e2e\.ts$|(?:solidity-escapes|own-fix-cases|own-contract)\.test\.ts$/

/** Begins with the projects in their order, and each of them with its longest files; the rest stands as Vitest sorts it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const group = (file: TestSpecification) => file.project.config.sequence.groupOrder
    const project = (file: TestSpecification) => PROJECTS.indexOf(file.project.name)
    const rank = (file: TestSpecification) => (LONG.test(file.moduleId) ? 0 : 1)
    return (await super.sort(files)).sort(
      (one, other) => group(one) - group(other) || project(one) - project(other) || rank(one) - rank(other),
    )
  }
}

/** Set by `npm test`: where the numbers go, for those who count. */
const report = process.env.TEST_REPORT

/**
 * What looks for files must be transformed anew, or a challenge that was added would be missed; so must what holds their texts.
 * Compiled Solidity is kept by its own plugin, which knows what it follows from.
 */
const lookAgain: Plugin = {
  name: 'fruit:look-again',
  configureVitest: ({ experimental_defineCacheKeyGenerator }) =>
    experimental_defineCacheKeyGenerator(({ id, sourceCode }) =>
      /import\.meta\.glob|\?raw/.test(sourceCode) || id.endsWith('.sol') ? false : null,
    ),
}

/** An import of a file's text where a statement begins, such as Vite makes of `import.meta.glob` for each file. */
const IMPORT_OF_TEXT = /(?<=^|;)import (?:\{ default as (\w+) \}|(\w+)) from ["'](\.[^"']+)\?raw["'];?/gm

/**
 * Puts texts into the modules that import them. As modules of their own they are a third of what a server consists of, and every
 * worker asks for each of them.
 */
const textsInPlace: Plugin = {
  name: 'fruit:texts-in-place',
  enforce: 'post',
  transform(code, id) {
    const inPlace = code.replace(IMPORT_OF_TEXT, (_, renamed: string | undefined, named: string, file: string) => {
      const path = join(dirname(id), file)
      this.addWatchFile(path)
      return `const ${renamed ?? named} = ${JSON.stringify(readFileSync(path, 'utf8'))};`
    })
    return inPlace === code ? null : { code: inPlace, map: null }
  },
}

export default defineConfig({
  plugins: [lookAgain, solidity(), shellRealm({ isBuild: false }), textsInPlace],
  test: {
    // Transforming takes most of a start: what did not change is kept.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    // The proofs of one challenge are served best by one worker: loading the server takes longer than they do.
    maxWorkers: process.env.PROOFS_OF ? 1 : WORKERS,
    sequence: { sequencer: LongestFirst },
    // A log wants failures and numbers; a person likes to see what runs.
    reporters: [
      process.env.CI ? 'dot' : 'default',
      './tooling/checks/costly-files.ts',
      ...(report ? ['json' as const] : []),
    ],
    setupFiles: './tooling/checks/measure-test-file.ts',
    // What is polled is looked at until it is right, or this time is over.
    expect: { poll: { timeout: PATIENCE / 2 } },
    ...(report && { outputFile: { json: report } }),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,apps,tests,tooling}/**/*.test.{ts,tsx}'],
          exclude: [...notSources, proofs, watched],
          // Files share what they import: loading the server takes longer than most tests of a file.
          isolate: false,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        extends: true,
        test: { name: 'escapes', include: [watched], testTimeout: PATIENCE, hookTimeout: PATIENCE },
      },
      {
        extends: true,
        // Files share what they import: the whole server takes longer to load than most proofs to run.
        test: { name: 'proofs', include: [proofs], isolate: false, testTimeout: PATIENCE, hookTimeout: PATIENCE },
      },
      {
        // The built server, asked without a browser.
        extends: true,
        test: {
          name: 'server',
          include: ['tests/e2e/**/*.server.e2e.ts'],
          testTimeout: 2 * PATIENCE,
          hookTimeout: 2 * PATIENCE,
        },
      },
      {
        // Journeys through the built server in a browser.
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.e2e.ts'],
          exclude: [...notSources, 'tests/e2e/**/*.{server,speed}.e2e.ts'],
          // Files share a browser.
          isolate: false,
          testTimeout: 2 * PATIENCE,
          hookTimeout: 2 * PATIENCE,
        },
      },
      {
        // How fast screens answer: nothing else runs meanwhile.
        extends: true,
        test: {
          name: 'speed',
          include: ['tests/e2e/**/*.speed.e2e.ts'],
          sequence: { groupOrder: 1 },
          fileParallelism: false,
          testTimeout: 2 * PATIENCE,
          hookTimeout: 2 * PATIENCE,
        },
      },
      {
        // Long sweeps, which only `npm run test:full` runs.
        extends: true,
        test: {
          name: 'sweeps',
          include: ['{packages,apps,tests,tooling}/**/*.sweep.ts'],
          exclude: notSources,
          sequence: { groupOrder: 2 },
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 2 * PATIENCE,
        },
      },
    ],
  },
})
