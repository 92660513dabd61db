import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { type Context, createContext, Script } from 'node:vm'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Engine } from '../pool/engine.ts'
import type { RealmHost, RealmShell } from './realm/host.ts'
import type { RealmAnswer } from './realm/machine.ts'
import type { RealmEnd, RealmRequest } from './realm/shell.ts'
import type { MachineRequest, MachineResponse, ShellEnd, ShellRequest } from './shell-job.ts'

/**
 * Runs commands in a simulated shell without a process: its files are in memory, its commands are functions, and the main thread
 * answers its network requests over the port.
 *
 * Each command has its own JavaScript realm, without `process`, `require`, `import` or native bindings, and without evaluation of
 * strings as code. An attacker who takes over the shell's library finds no access to the host there, and no data of other jobs.
 * The thread's own realm has none of them either after `disarmThread`.
 */
export class ShellEngine implements Engine<ShellRequest, ShellEnd> {
  readonly #loaded: () => void
  #program: Script | null = null

  /** @param loaded called after the program was loaded, before it runs */
  constructor(loaded: () => void) {
    this.#loaded = loaded
  }

  async prepare(): Promise<void> {
    await this.#compiled()
  }

  async run(request: ShellRequest): Promise<ShellEnd> {
    const { command, hostName, environment, folder, listed, limits, port } = request
    const started = performance.now()
    try {
      if (command.length > limits.commandLength)
        return { kind: 'ended', stdout: '', stderr: 'bash: argument list too long\n', exitCode: 126, changes: [] }
      const program = await this.#compiled()
      const deadlineMs = Math.max(1, Math.ceil(limits.deadlineMs - (performance.now() - started)))
      const wanted = { command, hostName, environment, folder, listed, limits: { ...limits, deadlineMs } }
      return endOf(await runInRealm(program, wanted, port))
    } finally {
      port.close()
    }
  }

  async #compiled(): Promise<Script> {
    if (!this.#program) {
      // Loaded on demand, because few workers need it.
      this.#program = new Script((await import('virtual:shell-realm')).program, { filename: 'shell.js' })
      this.#loaded()
    }
    return this.#program
  }
}

/** Creates a realm and runs the shell's program in it. The realm has the globals of the language and of the program. */
export function openRealm(program: Script, host: RealmHost): Context & { readonly realmShell: RealmShell } {
  const realm = createContext(Object.assign(Object.create(null), { realmHost: host }), {
    codeGeneration: { strings: false, wasm: false },
  })
  program.runInContext(realm)
  return realm as Context & { readonly realmShell: RealmShell }
}

/** Runs one command in a new realm; requests to the simulated machine are sent over the port. */
function runInRealm(program: Script, request: RealmRequest, port: ShellRequest['port']): Promise<RealmEnd> {
  const timers = new Map<number, NodeJS.Timeout>()
  const ended = new Promise<RealmEnd>((resolve) => {
    const { realmShell: shell } = openRealm(program, {
      ...realmTools,
      setTimer: (id, milliseconds) =>
        void timers.set(
          id,
          setTimeout(() => shell.wake(id), milliseconds),
        ),
      clearTimer: (id) => clearTimeout(timers.get(id)),
      ask: (question) => port.postMessage(JSON.parse(question) as MachineRequest),
      finish: (end) => resolve(JSON.parse(end) as RealmEnd),
    })
    port.on('message', (answer: MachineResponse) => {
      const { bytes, ...parts } = partsOf(answer)
      shell.answer(JSON.stringify(parts satisfies RealmAnswer), bytes)
    })
    shell.run(JSON.stringify(request))
  })
  return ended.finally(() => {
    for (const timer of timers.values()) clearTimeout(timer)
  })
}

/** An answer of the machine for the realm, with its bytes as text. */
function partsOf(answer: MachineResponse): RealmAnswer & { readonly bytes: string } {
  switch (answer.kind) {
    case 'bytes':
      return { kind: 'bytes', id: answer.id, bytes: latin1(answer.bytes) }
    case 'fetched': {
      const { status, statusText, headers, url, body } = answer.answer
      return { kind: 'fetched', id: answer.id, status, statusText, headers, url, bytes: latin1(body) }
    }
    case 'failed':
      return { kind: 'failed', id: answer.id, message: answer.message, bytes: '' }
  }
}

/** @throws Error when the shell's library threw */
function endOf(end: RealmEnd): ShellEnd {
  if (end.kind === 'broken') throw new Error(end.message)
  const changes = end.changes.map(({ path, latin1 }) => ({
    path,
    bytes: latin1 === null ? null : new Uint8Array(Buffer.from(latin1, 'latin1')),
  }))
  return { ...end, changes }
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}

function orNull<Values extends readonly unknown[]>(make: (...values: Values) => string) {
  return (...values: Values): string | null => {
    try {
      return make(...values)
    } catch {
      return null
    }
  }
}

/** The functions of the host that are the same for all commands. */
export const realmTools = {
  now: () => performance.now(),
  uuid: randomUUID,
  decodeUtf8: (latin1, isStrict) => {
    const bytes = Buffer.from(latin1, 'latin1')
    return isStrict && !isUtf8(bytes) ? null : bytes.toString('utf8')
  },
  encodeUtf8: (text) => Buffer.from(text, 'utf8').toString('latin1'),
  encodeBase64: (latin1) => Buffer.from(latin1, 'latin1').toString('base64'),
  decodeBase64: orNull((text) => atob(text)),
  parseUrl: orNull((url, base) => {
    const { href, origin, protocol, username, password, host, hostname, port, pathname, search, hash } = new URL(
      url,
      base ?? undefined,
    )
    return JSON.stringify({ href, origin, protocol, username, password, host, hostname, port, pathname, search, hash })
  }),
  gzip: orNull((latin1, level, maxOutputLength) =>
    gzipSync(Buffer.from(latin1, 'latin1'), { level, maxOutputLength }).toString('latin1'),
  ),
  gunzip: orNull((latin1, maxOutputLength) =>
    gunzipSync(Buffer.from(latin1, 'latin1'), { maxOutputLength }).toString('latin1'),
  ),
} satisfies Partial<RealmHost>
