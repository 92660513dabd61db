import { NetFailure, type NetRequest, type NetResponse } from '@fruit/sandbox/net/net-job'
import { type NetHost, VirtualNet } from '@fruit/sandbox/net/virtual-net'
import type { ScriptBudget, ScriptOutcome } from '@fruit/sandbox/script/script-job'
import type { ListedFile, Machine, ShellOutcome } from '@fruit/sandbox/shell/shell-job'
import { PathTooLong, QuotaExceeded } from './storage/world-files.ts'
import { defineState, type World } from './world.ts'

/** Types of the virtual net, for packages that add hosts to it. */
export type { NetRequest } from '@fruit/sandbox/net/net-job'
export type { ArrivedRequest, HostResponse, NetHost } from '@fruit/sandbox/net/virtual-net'

/** Settings of a machine. */
export interface MachineOptions {
  readonly hostName: string
  readonly environment: Readonly<Record<string, string>>
  /** The working folder of its programs. */
  readonly folder: string
  /** The hosts that its programs can reach; all others are unreachable. */
  readonly hosts: readonly NetHost[]
  /** True when a program of this machine waits for the result; the machine then starts no other program. */
  readonly isNested: boolean
  /** Called after each network request with the response, or with the code of the failure. */
  readonly fetched: (request: NetRequest, answer: NetResponse | NetFailure['code']) => void
  /** Called after each command. */
  readonly ran: (command: string, outcome: ShellOutcome) => void
}

const MINUTE_MS = 60_000

/** The shell's output when it may not start another process. */
const forkRefused = (): ShellOutcome => ({
  kind: 'ended',
  stdout: '',
  stderr: 'bash: fork: retry: Resource temporarily unavailable\n',
  exitCode: 254,
  changes: [],
})

function failed(outcome: Extract<ShellOutcome, { kind: 'ended' }>, reason: string): ShellOutcome {
  return { ...outcome, stderr: `${outcome.stderr}bash: ${reason}\n`, exitCode: 1 }
}

/** Number of commands that a world has run in the current minute. */
const commands = defineState('machine.commands', () => ({ since: Number.NEGATIVE_INFINITY, count: 0 }))

/**
 * The simulated machine of a world's shop: the files of the world, a simulated shell and a virtual network. Code that a player
 * manages to run in the shop reaches this machine only.
 */
export class SimulatedMachine implements Machine {
  readonly hostName: string
  readonly environment: Readonly<Record<string, string>>
  readonly folder: string
  readonly #world: World
  readonly #parts: MachineOptions
  readonly #net: VirtualNet

  constructor(world: World, parts: MachineOptions) {
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

  async fetch(request: NetRequest): Promise<NetResponse> {
    try {
      const answer = await this.#net.fetch(request)
      this.#parts.fetched(request, answer)
      return answer
    } catch (error) {
      if (error instanceof NetFailure) this.#parts.fetched(request, error.code)
      throw error
    }
  }

  /** Runs a command line and writes the changed files into the world, within the quota. */
  async shell(command: string): Promise<ShellOutcome> {
    const { contained, id: owner } = this.#world
    const outcome: ShellOutcome = this.#parts.isNested
      ? { kind: 'limit', limit: 'busy' }
      : !this.#mayRun()
        ? forkRefused()
        : await contained.shell({ owner, command, machine: this })
    this.#parts.ran(command, outcome)
    if (outcome.kind === 'limit') return outcome
    try {
      for (const { path, bytes } of outcome.changes) this.#write(path, bytes)
    } catch (error) {
      if (error instanceof PathTooLong) return failed(outcome, 'File name too long')
      if (error instanceof QuotaExceeded) return failed(outcome, 'No space left on device')
      throw error
    }
    return outcome
  }

  /**
   * Runs a script as if a program of this machine had evaluated it.
   *
   * @param more budget of the script, and limit of its own computing time in milliseconds
   */
  template(
    code: string,
    more: { readonly budget?: ScriptBudget; readonly limits?: { readonly scriptMs: number } } = {},
  ): Promise<ScriptOutcome> {
    const { contained, id: owner } = this.#world
    return contained.template({
      owner,
      code,
      machine: this,
      shell: (command) => this.shell(command),
      write: (path, bytes) => this.#write(path, bytes),
      ...more,
    })
  }

  /** Counts a command, and tells whether the world's limit of commands per minute allows it. */
  #mayRun(): boolean {
    const ran = this.#world.state(commands)
    const now = this.#world.clock.now()
    if (now - ran.since >= MINUTE_MS) Object.assign(ran, { since: now, count: 0 })
    return ++ran.count <= this.#world.configuration.server.limits.commandsPerMinute
  }

  #write(path: string, bytes: Uint8Array | null): void {
    if (bytes) this.#world.files.write(path, bytes, this.#world.configuration.server.limits.machineBytes)
    else this.#world.files.remove(path)
  }
}
