import { type NetAnswer, NetFailure, type NetRequest } from '@fruit/containment/net-job'
import type { ScriptOutcome } from '@fruit/containment/script-job'
import type { ListedFile, Machine, ShellOutcome } from '@fruit/containment/shell-job'
import { type NetHost, VirtualNet } from '@fruit/containment/virtual-net'
import type { World } from './world.ts'
import { QuotaExceeded } from './world-files.ts'

/** Types of the virtual net, for those who put hosts on it. */
export type { NetAnswer, NetRequest } from '@fruit/containment/net-job'
export type { ArrivedRequest, HostAnswer, NetHost } from '@fruit/containment/virtual-net'

/** What a machine is made of. */
export interface MachineParts {
  readonly hostName: string
  readonly environment: Readonly<Record<string, string>>
  /** The folder that its programs start in. */
  readonly folder: string
  /** Whom its programs can reach; nobody else exists. */
  readonly hosts: readonly NetHost[]
  /** A program of this machine waits for what happens here, so no further one is started. */
  readonly isNested: boolean
  /** Told of each request over the net, with the answer, or the code of why there was none. */
  readonly fetched: (request: NetRequest, answer: NetAnswer | NetFailure['code']) => void
  /** Told of each command, when it has ended. */
  readonly ran: (command: string, outcome: ShellOutcome) => void
}

/**
 * The machine that a world's shop believes to run on: the files of the world, a shell and a net, all of them invented.
 * Whoever gets code to run in the shop gets here, and no further.
 */
export class InventedMachine implements Machine {
  readonly hostName: string
  readonly environment: Readonly<Record<string, string>>
  readonly folder: string
  readonly #world: World
  readonly #parts: MachineParts
  readonly #net: VirtualNet

  constructor(world: World, parts: MachineParts) {
    this.hostName = parts.hostName
    this.environment = parts.environment
    this.folder = parts.folder
    this.#world = world
    this.#parts = parts
    this.#net = new VirtualNet(parts.hosts)
  }

  files(): ListedFile[] {
    return this.#world.files.all()
  }

  read(path: string): Uint8Array | null {
    return this.#world.files.read(path)?.bytes ?? null
  }

  async fetch(request: NetRequest): Promise<NetAnswer> {
    try {
      const answer = await this.#net.fetch(request)
      this.#parts.fetched(request, answer)
      return answer
    } catch (error) {
      if (error instanceof NetFailure) this.#parts.fetched(request, error.code)
      throw error
    }
  }

  /** Runs a command line. Files that it changed are changed in the world, as far as there is room. */
  async shell(command: string): Promise<ShellOutcome> {
    const { contained, id: owner } = this.#world
    const outcome: ShellOutcome = this.#parts.isNested
      ? { kind: 'limit', limit: 'busy' }
      : await contained.shell({ owner, command, machine: this })
    this.#parts.ran(command, outcome)
    if (outcome.kind === 'limit') return outcome
    try {
      for (const { path, bytes } of outcome.changes) this.#write(path, bytes)
    } catch (error) {
      if (!(error instanceof QuotaExceeded)) throw error
      return { ...outcome, stderr: `${outcome.stderr}bash: No space left on device\n`, exitCode: 1 }
    }
    return outcome
  }

  /** Runs a script that finds itself in a program of this machine. */
  template(code: string): Promise<ScriptOutcome> {
    const { contained, id: owner } = this.#world
    return contained.template({
      owner,
      code,
      machine: this,
      shell: (command) => this.shell(command),
      write: (path, bytes) => this.#write(path, bytes),
    })
  }

  #write(path: string, bytes: Uint8Array | null): void {
    if (bytes) this.#world.files.write(path, bytes)
    else this.#world.files.remove(path)
  }
}
