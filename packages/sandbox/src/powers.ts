import { runArchive } from './archive/run-archive.ts'
import { askAssistant } from './assistant/ask-assistant.ts'
import type { WorkerPool } from './pool/worker-pool.ts'
import { callModule } from './script/call-module.ts'
import { runScript } from './script/run-script.ts'
import { stripTypes } from './script/strip-types.ts'
import { runShell } from './shell/run-shell.ts'
import { compileSolidity } from './solidity/compile-solidity.ts'
import { runSql } from './sql/run-sql.ts'
import { runTemplate } from './template/run-template.ts'
import { runXml } from './xml/run-xml.ts'
import { runYaml } from './yaml/run-yaml.ts'

/**
 * The pools of workers, with the maximum number of waiting jobs per owner, and the settings of a lane for slow jobs. Jobs in
 * different pools never wait for each other. Input of attackers has a pool. Players' functions have one, so that a player's fix
 * does not delay worlds without one. Shells have one, because a command may request the shop, whose response may need the other
 * pools. The Solidity compiler has one, because it takes seconds and much memory.
 */
export const pools = {
  // These jobs can be restarted, because the engines only read their input and write nothing.
  attackers: { waiting: 2000, slow: { workers: 2, afterMs: 100 } },
  players: { waiting: 64, slow: undefined },
  shells: { waiting: 8, slow: undefined },
  compilers: { waiting: 8, slow: undefined },
  // A step of a conversation is short, and a customer waits for its first word.
  talkers: { waiting: 64, slow: undefined },
} as const

type Pool = keyof typeof pools

function on<Job, Outcome>(pool: Pool, run: (workers: WorkerPool, job: Job) => Promise<Outcome>) {
  return { pool, run }
}

/**
 * Everything that the containment can do: the pool, and the function that runs on the main thread. A new power needs a line here
 * and, for a new engine, one in `engines.ts`.
 */
export const powers = {
  /** Runs JavaScript in a new engine state, which is discarded afterwards. */
  script: on('attackers', runScript),

  /**
   * Runs JavaScript like `script`, but with `process`, `require` and some modules of Node, which access a simulated machine with
   * a shell.
   */
  template: on('attackers', runTemplate),

  /**
   * Runs the first statement of a text on a read-only copy of a database, and returns its rows in order.
   *
   * @throws SqlFailure when the statement fails or reaches a limit
   * @throws any error of reading the image
   */
  sql: on('attackers', runSql),

  /** Parses an XML document and writes it as text. With `files`, declared entities are expanded. */
  xml: on('attackers', runXml),

  /** Parses a YAML document and writes it as JSON text. */
  yaml: on('attackers', runYaml),

  /** Unpacks all files of a ZIP archive into memory, or none. */
  archive: on('attackers', runArchive),

  /**
   * Runs a command line in a simulated shell on a simulated machine with its own files and network, without a process of the
   * host.
   */
  shell: on('shells', runShell),

  /** Calls a function of a player's module, with a limit on its steps. */
  module: on('players', callModule),

  /** Converts a TypeScript module to JavaScript by removing its types; the module is not run. */
  withoutTypes: on('players', stripTypes),

  /** Asks the built-in language model for the next step of a conversation. */
  assistant: on('talkers', askAssistant),

  /** Compiles Solidity without running it. Sources can only import each other. */
  solidity: on('compilers', compileSolidity),
} as const
