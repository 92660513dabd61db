import type { Contract, SolidityFile } from '@fruit/chain/contract'
import { EvmWorkerDied } from '@fruit/chain/evm-worker'
import { TrialEndless } from '@fruit/chain/trial-endless'
import { type Attack, attackOnCode } from '@fruit/challenge-kit/proof'
import type { PlayerRequest } from '@fruit/challenge-kit/property'
import type { Weakness } from '@fruit/challenge-kit/weakness'
import { type Exchange, MAX_OWN_FIX_LENGTH, type OwnFixVerdict } from '@fruit/contracts/calls/coding'
import { RPC_PATH } from '@fruit/isomorphic/web3/contracts'
import type { JudgingQueue, QueueCallbacks } from '@fruit/scheduling/judging-queue'
import { implementationIn, type PromiseCheck } from '@fruit/shop/feature'
import { loadFeatures } from '@fruit/shop/features'
import type { WorldRegistry } from '@fruit/world/registry/registry'
import type { Variant, World, WorldId } from '@fruit/world/world'
import { scratchId } from '../inside/fresh-shop.ts'
import type { LoopbackClient } from '../inside/inside-client.ts'
import type { LoopbackRun, LoopbackShop } from '../inside/inside-shop.ts'
import type { CodingEntry } from './coding-snippet.ts'
import { type ContractTools, compiledContract, runTrial } from './contract-judge.ts'
import { ModuleFailure, type ModuleProblem, problem, problemOfCall } from './own-trouble.ts'
import { contractVariants, ownVariants } from './own-variants.ts'
import type { ContractViolation } from './properties/contract-property.ts'
import type { CheckEnd, PropertyThreads } from './properties/property-threads.ts'
import type { Order, ThreadRequest } from './properties/thread-messages.ts'
import type { Violation } from './properties/violation.ts'
import { runQuery } from './scratch-queries.ts'

/**
 * Judging ends after this time in milliseconds, measured both as elapsed time and as processor time: a busy machine alone does
 * not end it. Each call of the module has its own limit, so this only ends when the module makes the whole shop slow.
 */
const TIMEOUT_MS = 30_000

/** The problem found with the player's module installed, and the requests that showed it. */
type Found = Pick<OwnFixVerdict, 'kind' | 'details' | 'transcript'>

/** Searches for a problem; null: there is none. */
type Check = () => Promise<Found | null>

interface Judged {
  readonly verdict: OwnFixVerdict
  /** The executable code of the module when it holds. */
  readonly code: string | null
  /** A time limit was the reason; such a verdict has to be confirmed. */
  readonly isTimed?: true
}

/** One judging of a module. */
interface Attempt {
  /** The player's world. */
  readonly home: World
  readonly coding: CodingEntry
  /** As the player wrote it. */
  readonly source: string
  readonly signal: AbortSignal
  /** Id of a world that is deleted afterwards. */
  readonly scratch: WorldId
}

/** Environment of the checks of a module. */
interface JudgingContext {
  readonly coding: CodingEntry
  /** The scratch world with the player's module installed. */
  readonly world: World
  readonly variants: ReadonlyMap<string, Variant>
  /** The executable code of the module. */
  readonly code: string
  /** Throws when judging must end. */
  readonly resume: () => void
}

/**
 * Judges modules that players write to replace a flaw. They must compile, serve honest visitors, stop the attacks, and have the
 * property of every right fix. All checks run in a scratch world, which is deleted afterwards.
 */
export class OwnFixJudge {
  readonly #registry: WorldRegistry
  readonly #inside: LoopbackShop
  readonly #queue: JudgingQueue
  readonly #tools: ContractTools
  readonly #threads: PropertyThreads

  constructor(
    registry: WorldRegistry,
    inside: LoopbackShop,
    queue: JudgingQueue,
    tools: ContractTools,
    threads: PropertyThreads,
  ) {
    this.#registry = registry
    this.#inside = inside
    this.#queue = queue
    this.#tools = tools
    this.#threads = threads
  }

  /**
   * Judges a module after waiting in the queue. A verdict caused by a time limit is checked again while nothing else is judged.
   *
   * @param source TypeScript or Solidity, as the player wrote it
   */
  async judge(world: World, coding: CodingEntry, source: string, waiter: QueueCallbacks): Promise<Judged> {
    if (source.length > MAX_OWN_FIX_LENGTH)
      return failed(
        problem(
          'too-large',
          `The module has ${source.length} characters. ${MAX_OWN_FIX_LENGTH} are more than any fix needs.`,
        ),
      )
    const judged = await this.#queue.run(world.id, waiter, async (alone) => {
      const { signal } = waiter
      const once = () => this.#judged({ home: world, coding, source, signal, scratch: scratchId() })
      const first = await once()
      return first.isTimed ? await alone(once) : first
    })
    return judged ?? failed(BUSY)
  }

  async #judged(attempt: Attempt): Promise<Judged> {
    try {
      return await (attempt.coding.weakness.ownContract ? this.#judgedContract(attempt) : this.#judgedModule(attempt))
    } catch (error) {
      if (error instanceof TrialEndless) return failed(ENDLESS)
      if (error instanceof EvmWorkerDied) return failed(TOO_HEAVY)
      throw error
    } finally {
      this.#registry.discard(attempt.scratch)
    }
  }

  async #judgedContract(attempt: Attempt): Promise<Judged> {
    const { home, scratch, source } = attempt
    const { weakness } = attempt.coding
    const file = await compiledContract(home, scratch, this.#tools, weakness.ownContract!, source)
    if ('kind' in file) return failed(file)
    const variants = contractVariants(weakness, file)
    return this.#judgedInWorld(attempt, JSON.stringify(file), () => variants)
  }

  async #judgedModule(attempt: Attempt): Promise<Judged> {
    const { contained } = attempt.home
    const { scratch, source } = attempt
    const { weakness } = attempt.coding
    const stripped = await contained.withoutTypes({ owner: scratch, code: source })
    if (stripped.kind === 'refused') return failed(problem('does-not-compile', stripped.message, stripped.line))
    if (stripped.kind === 'limit') return failed(stripped.limit === 'busy' ? BUSY : UNREADABLE)
    const { code } = stripped
    // Finds most errors before a world is created.
    for (const [name, { example, fits }] of Object.entries(weakness.ownFix ?? {})) {
      const outcome = await contained.module({ owner: scratch, code, export: name, arguments: example as string[] })
      const trouble = problemOfCall(outcome, name, fits)
      if (trouble) return failed(trouble)
    }
    return this.#judgedInWorld(attempt, code, (world, inTrouble) => ownVariants(weakness, { code }, world, inTrouble))
  }

  /**
   * Runs all checks in a new world. @param code executable code of the module @param installed creates the variants of the seams
   */
  async #judgedInWorld(
    { scratch, coding, signal }: Attempt,
    code: string,
    installed: (world: World, inTrouble: (trouble: ModuleProblem) => void) => ReadonlyMap<string, Variant>,
  ): Promise<Judged> {
    const isTooLong = stopwatch()
    const world = this.#registry.enter(scratch)
    try {
      let trouble: ModuleProblem | null = null
      const variants = installed(world, (found) => {
        trouble ??= found
      })
      for (const [seam, variant] of variants) world.setVariant(seam, variant)
      const goOn = () => {
        if (signal.aborted) throw new ModuleFailure(BUSY)
        if (isTooLong()) throw new ModuleFailure(TOO_SLOW)
      }
      for (const check of await this.#checks({ coding, world, variants, code, resume: goOn })) {
        let found: Found | null = null
        try {
          goOn()
          found = await check()
        } catch (error) {
          // Errors of the module itself are reported below.
          if (trouble === null) return failed(problemOf(error))
        }
        if (trouble) return failed(trouble)
        if (found) return { verdict: { ...found, line: null }, code: null }
      }
      return { verdict: { kind: 'holds', details: '', line: null, transcript: [] }, code }
    } finally {
      this.#registry.leave(world)
    }
  }

  /** First promises to honest visitors, then known attacks and bypasses of fixes, then the property, then near misses. */
  async #checks(bench: JudgingContext): Promise<Check[]> {
    const {
      coding: { entry, weakness },
      world,
    } = bench
    const [features, proof] = await Promise.all([loadFeatures(), entry.loadProof()])
    const { bypasses = {}, nearMisses } = proof
    const { exploit, goal } = attackOnCode(proof, entry.challenge)
    const visit = async (
      act: (client: LoopbackClient) => unknown,
      judge: (run: LoopbackRun) => Pick<Found, 'kind' | 'details'> | null,
    ): Promise<Found | null> => {
      const run = await this.#inside.run(world, goal, act)
      const found = judge(run)
      return found && { ...found, transcript: [...run.transcript] }
    }
    const promises = weakness.seams.flatMap((seam) =>
      features
        .filter((feature) => feature.seam === seam.name)
        .flatMap((feature) => Object.entries(feature.promises as Readonly<Record<string, PromiseCheck<unknown>>>))
        .map(
          ([title, keep]): Check =>
            () =>
              visit(
                (client) => keep(client, implementationIn(world, seam)),
                ({ error }) =>
                  error === undefined
                    ? null
                    : { kind: 'breaks', details: `With your fix this no longer works: ${title}.` },
              ),
        ),
    )
    const attack =
      (act: Attack, details: string): Check =>
      () =>
        visit(act, ({ solved }) => (solved ? { kind: 'leaks', details } : null))
    const properties = weakness.seams.flatMap((seam): Check[] => {
      const variant = bench.variants.get(seam.name)
      const own = weakness.ownFix?.[seam.exportName]
      if (!variant || !own) return []
      const { property } = own
      return [
        async () => {
          if (property.kind === 'statement' && property.prepare)
            await this.#inside.run(world, entry.challenge, property.prepare)
          const violation = await this.#violation(bench, {
            kind: 'function',
            weakness: weakness.id,
            name: seam.exportName,
          })
          return violation && (await this.#shown(bench, violation as Violation, property.name))
        },
      ]
    })
    const { ownContract } = weakness
    const books: Check[] = ownContract
      ? [
          async () => {
            const { abi } = contractIn(bench)
            const violation = await this.#violation(bench, { kind: 'contract', weakness: weakness.id, abi })
            return violation && describeViolation(violation as ContractViolation, ownContract.property.name)
          },
        ]
      : []
    return [
      ...promises,
      // For a contract, this is more informative than the attack, whose signed transactions are not readable.
      ...books,
      attack(exploit, 'The attack that solves the challenge still works.'),
      ...Object.values(bypasses).map((bypass) =>
        attack(bypass, 'The attack as it was fails, but it takes little to change it so that it works again.'),
      ),
      ...properties,
      ...Object.entries(nearMisses).map(([title, act]) =>
        attack(act, `Now something else reaches the goal: ${title}.`),
      ),
    ]
  }

  /**
   * Checks a property in a thread, which requests data of the scratch world.
   *
   * @throws ModuleFailure when the check found a problem of the module itself, or took too long
   */
  async #violation(bench: JudgingContext, order: Order): Promise<Violation | ContractViolation | null> {
    const end = await this.#threads.check(order, async (request) => {
      bench.resume()
      return this.#response(bench, order, request)
    })
    const trouble = problemOfCheck(end, bench.coding.weakness)
    if (trouble) throw new ModuleFailure(trouble)
    return (end as Extract<CheckEnd, { violation: unknown }>).violation
  }

  #response(bench: JudgingContext, order: Order, request: ThreadRequest): Promise<unknown> {
    const { world, coding, code } = bench
    switch (request.kind) {
      case 'call': {
        const { name } = order as Extract<Order, { kind: 'function' }>
        const values = request.values as string[]
        return world.contained.module({ owner: world.id, code, export: name, arguments: values })
      }
      case 'query':
        return runQuery(world, request.text, request.parameters)
      case 'trial':
        return runTrial(world, this.#tools, coding.weakness.ownContract!, contractIn(bench), request.trial)
    }
  }

  /** A violation in words, with the request that shows it, and its response if any visitor could send it. */
  async #shown({ coding, world }: JudgingContext, { kind, what, request }: Violation, name: string): Promise<Found> {
    const { method, url, body, headers, as } = request
    const outcome = kind === 'leaks' ? 'An attack gets through' : 'An honest visitor is not served'
    const who = as === 'anybody' ? '' : ` ${as === 'customer' ? 'as a customer' : as}`
    const details = `${outcome}: ${what}. See it${who} by ${describeRequest(request)} What must hold: ${name}`
    if (as !== 'anybody' && as !== 'customer') {
      const text = body === undefined ? '' : JSON.stringify(body)
      return { kind, details, transcript: [unsentExchange(method, url, text && 'application/json', text)] }
    }
    const { transcript } = await this.#inside.run(world, coding.entry.challenge, async (client) => {
      if (as === 'customer') await client.becomeCustomer()
      await client.send(method, url, { ...(body !== undefined && { body }), ...(headers && { headers }) })
    })
    return { kind, details, transcript: transcript.slice(-1) }
  }
}

/** A violation of a contract in words, with the transactions that lead to it. */
function describeViolation({ kind, what, attack, transactions }: ContractViolation, name: string): Found {
  const outcome = kind === 'leaks' ? 'An attack gets through' : 'An honest customer is not served'
  const how = attack ? ` (${attack})` : ''
  const count = transactions.length === 1 ? 'this transaction' : `these ${transactions.length} transactions`
  const details = `${outcome}${how}: after ${count}, ${what}. ${transactions.map(({ words }, index) => `${index + 1}. ${words}.`).join(' ')} What must hold: ${name}`
  const transcript = transactions.map(({ words, calls }) =>
    unsentExchange('POST', RPC_PATH, 'text/plain', `${words}\n${calls}`),
  )
  return { kind, details, transcript }
}

const timedProblem = (details: string): ModuleProblem => ({ ...problem('too-slow', details), isTimed: true })

const UNREADABLE = timedProblem('The module cannot be read in time: it is nested too deeply. Write it more simply.')
const TOO_SLOW = timedProblem(
  'Your fix makes the shop so slow that judging it was stopped, twice, with nothing else to judge meanwhile.',
)
const TOO_HEAVY = timedProblem('The chain gave up: transactions of this contract take too long.')
const ENDLESS = problem(
  'too-slow',
  'Transactions use up their gas: something in the contract does not end, or works too hard.',
)
const BUSY = problem('busy', 'Too much waits to be judged. Try again in a moment.')

/** The problem when the check of a property ended abnormally; null when it ended normally. */
function problemOfCheck(end: CheckEnd, { ownContract }: Weakness): ModuleProblem | null {
  const subject = ownContract ? 'what your contract does' : 'what your function returned'
  const advice = ownContract ? 'Offer fewer and simpler functions.' : 'Return a shorter, simpler value.'
  const checking = (what: string) => `Checking ${subject} ${what}. ${advice}`
  switch (end.kind) {
    case 'trouble':
      return end.trouble
    case 'error':
      return problem('fails', checking(`failed with the error “${end.message}”`))
    case 'limit':
      return end.limit === 'time'
        ? timedProblem(checking('took too long and was stopped'))
        : problem('too-large', checking('took too much memory and was stopped'))
    default:
      return null
  }
}

/** The player's contract. */
function contractIn({ coding: { weakness }, variants }: JudgingContext): Contract {
  const { contracts } = variants.get(weakness.seams[0]!.name)!.implementation as SolidityFile
  return contracts[weakness.ownContract!.name]!
}

/** @throws the error itself, when it does not concern the module */
function problemOf(error: unknown): ModuleProblem {
  if (error instanceof ModuleFailure) return error.trouble
  if ((error as { limit?: unknown } | null)?.limit === 'busy') return BUSY
  throw error
}

function failed({ isTimed, ...trouble }: ModuleProblem): Judged {
  return { verdict: { ...trouble, transcript: [] }, code: null, ...(isTimed && { isTimed }) }
}

/** Returns a function that tells whether `TIMEOUT_MS` have passed, both as elapsed time and as processor time. */
function stopwatch(): () => boolean {
  const started = performance.now()
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return performance.now() - started > TIMEOUT_MS && (user + system) / 1000 > TIMEOUT_MS
  }
}

/** A request in a form that a player can send, with a full stop. */
function describeRequest({ method, url, body, headers }: PlayerRequest): string {
  const sent = [
    `${method} ${url}`,
    ...(body === undefined ? [] : [JSON.stringify(body)]),
    ...Object.entries(headers ?? {}).map(([name, value]) => `(${name}: ${value})`),
  ].join(' ')
  // Code is shown between backticks, so it must not contain any.
  return sent.includes('`') ? `${sent} .` : `\`${sent}\`.`
}

/** A request that is only shown. */
function unsentExchange(method: string, url: string, contentType: string, body: string): Exchange {
  return { request: { kind: 'request', method, url, contentType, body, cut: false }, answer: null }
}
