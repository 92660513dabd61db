import { runArchive } from './contained-archive.ts'
import { askAssistant } from './contained-assistant.ts'
import { callModule } from './contained-module.ts'
import { runScript } from './contained-script.ts'
import { runShell } from './contained-shell.ts'
import { compileSolidity } from './contained-solidity.ts'
import { runSql } from './contained-sql.ts'
import { runTemplate } from './contained-template.ts'
import { stripTypes } from './contained-types.ts'
import { runXml } from './contained-xml.ts'
import { runYaml } from './contained-yaml.ts'
import type { WorkerPool } from './worker-pool.ts'

/**
 * The pools of workers, how many jobs of one owner may wait in each, and whether slow ones have a lane of their own.
 * Nobody who works in one of them is held up by another: what attackers send has one; what players write in place of the shop's functions has one, so that no fix
 * takes the time of worlds that have none; and shells have one, because a command may ask the shop, whose answer may
 * need the others. The compiler of Solidity has one because it takes seconds, and memory that no other engine should miss.
 */
export const pools = {
  // All that they do can be begun again: it reads what it is given, and writes nothing.
  attackers: { waiting: 2000, slow: { workers: 2, afterMs: 100 } },
  players: { waiting: 64, slow: undefined },
  shells: { waiting: 8, slow: undefined },
  compilers: { waiting: 8, slow: undefined },
  // A conversation is short work, and a customer waits for its first word.
  talkers: { waiting: 64, slow: undefined },
} as const

type Pool = keyof typeof pools

function on<Job, Outcome>(pool: Pool, run: (workers: WorkerPool, job: Job) => Promise<Outcome>) {
  return { pool, run }
}

/**
 * Everything that the containment can do: the workers that do it, and what happens on the main thread before and after.
 * A new power is a line here and, when it has an engine of its own, one in `engines.ts`.
 */
export const powers = {
  /** Runs JavaScript in an engine state of its own, made for this call and thrown away after it. */
  script: on('attackers', runScript),

  /**
   * Runs JavaScript as `script` does, which finds `process`, `require` and a few modules of a server's program and, by
   * them, an invented machine with a shell.
   */
  template: on('attackers', runTemplate),

  /**
   * Runs the first statement of a text on a read-only copy of a database, and gives its rows in order.
   *
   * @throws SqlFailure when the statement fails or reaches a limit
   * @throws whatever reading the image throws
   */
  sql: on('attackers', runSql),

  /** Parses an XML document and writes it as text. With `files` the entities that it declares are put in their places. */
  xml: on('attackers', runXml),

  /** Reads a YAML document and writes it as JSON text. */
  yaml: on('attackers', runYaml),

  /** Takes the files out of a ZIP archive, into memory. All of them, or none. */
  archive: on('attackers', runArchive),

  /** Runs a command line in a simulated shell, on an invented machine: its files, its net, and no process of the host. */
  shell: on('shells', runShell),

  /** Calls a function of a module that a player wrote, with a budget of steps. */
  module: on('players', callModule),

  /** Turns a TypeScript module into JavaScript by leaving its types out; nothing of it runs. */
  withoutTypes: on('players', stripTypes),

  /** Has the built-in language model say the next thing in a conversation. */
  assistant: on('talkers', askAssistant),

  /** Compiles Solidity, of which nothing runs. Files can import each other, and nothing else. */
  solidity: on('compilers', compileSolidity),
} as const
