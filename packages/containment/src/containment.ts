import type { ArchiveJob, ArchiveOutcome } from './archive-job.ts'
import { runArchive } from './contained-archive.ts'
import { runShell } from './contained-shell.ts'
import { runTemplate } from './contained-template.ts'
import type { TaskEnd } from './contained-worker.ts'
import { runXml } from './contained-xml.ts'
import { runYaml } from './contained-yaml.ts'
import { granted, limitOf } from './job-end.ts'
import type { Json, ScriptJob, ScriptLimits, ScriptOutcome } from './script-job.ts'
import { scriptLimits } from './script-job.ts'
import type { ShellJob, ShellOutcome } from './shell-job.ts'
import { SqlFailure, type SqlJob, type SqlRow, sqlLimits } from './sql-job.ts'
import { STRIP_DEADLINE_MS, type StripJob, type StripOutcome } from './strip-job.ts'
import { type SynchronousEnd, SynchronousScripts } from './synchronous-scripts.ts'
import type { TemplateJob } from './template-job.ts'
import type { ScriptEnd, ScriptRequest } from './wire.ts'
import { WorkerPool } from './worker-pool.ts'
import { workerStarter } from './worker-source.ts'
import type { XmlJob, XmlOutcome } from './xml-job.ts'
import type { YamlJob, YamlOutcome } from './yaml-job.ts'

/** Types that `Containment` speaks in, for those who only need its interface. */
export type { Json } from './script-job.ts'
export type { DatabaseImage, SqlRow } from './sql-job.ts'

/**
 * Runs code and SQL, and reads documents, that an attacker had a hand in. Nothing given to it can reach the host, another world, or the
 * event loop: every job runs in a worker that can be terminated, with a deadline and limits on what it may use.
 */
export interface Containment {
  /**
   * Runs JavaScript in an engine state of its own, made for this call and thrown away after it.
   *
   * @throws ContainmentFailure when the worker itself broke or the containment is closed; never because of the code
   */
  script(job: ScriptJob): Promise<ScriptOutcome>

  /**
   * Runs JavaScript as `script` does, while the calling thread waits: for a function of the shop that a player wrote
   * anew and that must answer at once. Its deadline is
   * `mostWaitingMs` unless the job asks for less.
   *
   * Ends as `busy` while no worker is ready, also after one had to be ended: see `prepareScriptNow`.
   *
   * @throws ContainmentFailure when the worker itself broke; never because of the code
   */
  scriptNow(job: Omit<ScriptJob, 'owner'>): ScriptOutcome

  /** Gets a worker ready for `scriptNow`. */
  prepareScriptNow(): Promise<void>

  /**
   * Turns a TypeScript module into JavaScript by leaving its types out; nothing of it runs.
   *
   * @throws ContainmentFailure when the worker itself broke or the containment is closed
   */
  withoutTypes(job: StripJob): Promise<StripOutcome>

  /**
   * Runs the first statement of a text on a read-only copy of a database, and gives its rows in order.
   *
   * @throws SqlFailure when the statement fails or reaches a limit
   * @throws whatever reading the image throws
   * @throws ContainmentFailure when the worker itself broke or the containment is closed
   */
  sql(job: SqlJob): Promise<SqlRow[]>

  /**
   * Parses an XML document and writes it as text. With `files` the entities that it declares are put in their places.
   *
   * @throws ContainmentFailure when the worker itself broke or the containment is closed; never because of the document
   */
  xml(job: XmlJob): Promise<XmlOutcome>

  /**
   * Reads a YAML document and writes it as JSON text.
   *
   * @throws ContainmentFailure when the worker itself broke or the containment is closed; never because of the document
   */
  yaml(job: YamlJob): Promise<YamlOutcome>

  /**
   * Takes the files out of a ZIP archive, into memory. All of them, or none.
   *
   * @throws ContainmentFailure when the worker itself broke or the containment is closed; never because of the archive
   */
  archive(job: ArchiveJob): Promise<ArchiveOutcome>

  /**
   * Runs a command line in a simulated shell, on an invented machine: its files, its net, and no process of the host.
   *
   * @throws ContainmentFailure when the worker itself broke or the containment is closed; never because of the command
   */
  shell(job: ShellJob): Promise<ShellOutcome>

  /**
   * Runs JavaScript as `script` does, which finds `process`, `require` and a few modules of a server's program and, by
   * them, an invented machine with a shell.
   *
   * @throws ContainmentFailure when the worker itself broke or the containment is closed; never because of the code
   */
  template(job: TemplateJob): Promise<ScriptOutcome>

  /** Ends all workers. Jobs that wait or run end with a ContainmentFailure. */
  close(): Promise<void>
}

export interface ContainmentOptions {
  /** How many jobs run at the same time, each in a worker of its own. */
  readonly workers?: number
  /** Workers end after this long without a job. */
  readonly idleMs?: number
  /** How long `scriptNow` may hold up the thread that waits for it; 250 ms unless given. */
  readonly mostWaitingMs?: number
  /** How many jobs of one owner may wait before further ones are refused as `busy`. */
  readonly waiting?: number
}

/** How long after its deadline an engine may answer before its worker is ended: it looks at the clock by itself. */
const GRACE_MS = 500
/** A command takes longer than other jobs, so that fewer of one owner may wait. */
const SHELLS_WAITING = 8

/** Makes a containment. Its workers start with the first job. */
export function createContainment(options: ContainmentOptions = {}): Containment {
  const { workers = 2, idleMs = 30_000, waiting = 2000, mostWaitingMs = 250 } = options
  const pool = new WorkerPool({ start: workerStarter(), workers, idleMs, graceMs: GRACE_MS, queueLimit: waiting })
  // A command may ask the shop, whose answer may need the other pool: nobody in that one waits for this one.
  const shells = new WorkerPool({
    start: workerStarter('shell'),
    workers,
    idleMs,
    graceMs: GRACE_MS,
    queueLimit: SHELLS_WAITING,
  })
  const synchronous = new SynchronousScripts(workerStarter())
  return {
    script: (job) => runScript(pool, job),
    scriptNow: (job) => runScriptNow(synchronous, job, mostWaitingMs),
    prepareScriptNow: () => synchronous.prepare(),
    withoutTypes: (job) => stripTypes(pool, job),
    sql: (job) => runSql(pool, job),
    xml: (job) => runXml(pool, job),
    yaml: (job) => runYaml(pool, job),
    archive: (job) => runArchive(pool, job),
    shell: (job) => runShell(shells, job),
    template: (job) => runTemplate((script) => runScript(pool, script), job),
    close: async () => {
      await Promise.all([pool.close(), shells.close(), synchronous.close()])
    },
  }
}

async function runScript(pool: WorkerPool, job: ScriptJob): Promise<ScriptOutcome> {
  const request = scriptRequest(job, granted(scriptLimits, job.limits))
  const task = { deadlineMs: request.limits.deadlineMs, image: null, request: () => request }
  return scriptOutcome(await pool.run(job.owner, task))
}

function runScriptNow(scripts: SynchronousScripts, job: Omit<ScriptJob, 'owner'>, mostMs: number): ScriptOutcome {
  const limits = granted({ ...scriptLimits, deadlineMs: mostMs }, job.limits)
  const deadlineMs = Math.min(limits.deadlineMs, mostMs)
  return scriptOutcome(scripts.run(scriptRequest(job, { ...limits, deadlineMs })))
}

function scriptRequest(job: Omit<ScriptJob, 'owner'>, limits: ScriptLimits): ScriptRequest {
  return {
    kind: 'script',
    code: job.code,
    call: job.call ? { export: job.call.export, arguments: JSON.stringify(job.call.arguments) } : null,
    globals: job.globals ? JSON.stringify(job.globals) : null,
    console: job.console ?? false,
    limits,
  }
}

function scriptOutcome(end: TaskEnd | SynchronousEnd): ScriptOutcome {
  switch (end.kind) {
    case 'value':
    case 'thrown':
    case 'limit':
      return outcome(end)
    default:
      return { kind: 'limit', limit: limitOf(end) }
  }
}

function outcome(end: ScriptEnd): ScriptOutcome {
  if (end.kind === 'limit') return end
  if (end.kind === 'thrown') return { kind: 'thrown', ...end.error }
  const value = end.value === undefined ? undefined : harmless(end.value)
  return end.console === undefined
    ? { kind: 'value', value }
    : { kind: 'value', value, console: JSON.parse(end.console) }
}

/** A value without keys that would change an object's prototype when somebody copies it key by key. */
function harmless(text: string): Json {
  if (!text.includes('"__proto__"')) return JSON.parse(text)
  return JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value))
}

async function stripTypes(pool: WorkerPool, { owner, code }: StripJob): Promise<StripOutcome> {
  const request = { kind: 'strip', code } as const
  const end = await pool.run(owner, { deadlineMs: STRIP_DEADLINE_MS, image: null, request: () => request })
  switch (end.kind) {
    case 'stripped':
      return { kind: 'value', code: end.code }
    case 'refused':
      return end
    default:
      return { kind: 'limit', limit: limitOf(end) }
  }
}

async function runSql(pool: WorkerPool, job: SqlJob): Promise<SqlRow[]> {
  const limits = granted(sqlLimits, job.limits)
  const { text, parameters, image } = job
  for (const [index, value] of parameters.entries()) {
    if (value === null || typeof value === 'string' || typeof value === 'number') continue
    throw new TypeError(`Parameter ${index + 1} is of type ${typeof value}: bind text, a number or null.`)
  }
  const end = await pool.run(job.owner, {
    deadlineMs: limits.deadlineMs,
    image: image.key,
    request: (isImageHeld) => ({
      kind: 'sql',
      key: image.key,
      image: isImageHeld ? null : image.read(),
      text,
      parameters,
      limits,
    }),
  })
  switch (end.kind) {
    case 'rows':
      return JSON.parse(end.rows)
    case 'failed':
      throw new SqlFailure(end.message, { code: end.code, errno: end.errno, sql: text, limit: end.limit })
    default:
      throw stopped(text, limitOf(end))
  }
}

/** What SQLite itself would say of a statement that was stopped from outside. */
function stopped(sql: string, limit: 'busy' | 'deadline' | 'memory'): SqlFailure {
  switch (limit) {
    case 'busy':
      return new SqlFailure('database is busy', { code: 'SQLITE_BUSY', errno: 5, sql, limit })
    case 'deadline':
      return new SqlFailure('interrupted', { code: 'SQLITE_INTERRUPT', errno: 9, sql, limit })
    case 'memory':
      return new SqlFailure('out of memory', { code: 'SQLITE_NOMEM', errno: 7, sql, limit })
  }
}
