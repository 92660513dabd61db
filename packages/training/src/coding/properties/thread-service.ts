import type { MessagePort } from 'node:worker_threads'
import type { Trial, TrialRound } from '@fruit/chain/trial'
import type { Weakness } from '@fruit/challenge-kit/weakness'
import { type CallOutcome, ModuleFailure, problemOfCall, shortened } from '../own-trouble.ts'
import { contractViolation } from './contract-property.ts'
import { runSteps } from './contract-trial.ts'
import { propertyViolation } from './property-violation.ts'
import type { FromThread, Order, OrderEnd, ThreadRequest, ToThread } from './thread-messages.ts'
import type { QueryOutcome } from './violation.ts'

/** Maximum length of a sentence or an error message for the main thread, in characters. */
const MAX_CHARACTERS = 600

/** Sends a request to the main thread and returns its response. */
type Ask = (request: ThreadRequest) => Promise<unknown>

/**
 * Checks properties in this thread. Return values of the player's function are passed to the functions of a property only in this
 * thread.
 *
 * @param loadWeakness loads a weakness by its id
 */
export function servePropertyChecks(port: MessagePort, loadWeakness: (id: string) => Promise<Weakness>): void {
  closePrototypes()
  const send = (message: FromThread) => port.postMessage(message)
  let respond: (response: unknown) => void = () => {}
  const ask: Ask = (request) =>
    new Promise((resolve) => {
      respond = resolve
      send({ request })
    })
  port.on('message', (message: ToThread) => {
    if ('response' in message) return respond(message.response)
    check(message.order, loadWeakness, ask).then(
      (end) => send({ end }),
      (error) => send({ end: endOf(error) }),
    )
  })
  send('ready')
}

async function check(order: Order, loadWeakness: (id: string) => Promise<Weakness>, ask: Ask): Promise<OrderEnd> {
  const weakness = await loadWeakness(order.weakness)
  return order.kind === 'function' ? checkFunction(weakness, order.name, ask) : checkContract(weakness, order.abi, ask)
}

async function checkFunction({ seams, ownFix }: Weakness, name: string, ask: Ask): Promise<OrderEnd> {
  const { property, fits } = ownFix![name]!
  const { safe } = seams.find(({ exportName }) => exportName === name)!
  const own = async (...values: readonly unknown[]) => {
    const outcome = (await ask({ kind: 'call', values })) as CallOutcome
    const trouble = problemOfCall(outcome, name, fits)
    if (trouble) throw new ModuleFailure(trouble)
    return (outcome as { readonly value: unknown }).value
  }
  const violation = await propertyViolation(
    property,
    { own, safe: safe as (...values: readonly unknown[]) => unknown },
    async (text, parameters) => (await ask({ kind: 'query', text, parameters })) as QueryOutcome,
  )
  return { kind: 'function', violation: violation && { ...violation, what: shortened(violation.what, MAX_CHARACTERS) } }
}

async function checkContract({ ownContract }: Weakness, abi: readonly object[], ask: Ask): Promise<OrderEnd> {
  const { property, known } = ownContract!
  const names = new Set(known.abi.flatMap((entry) => /^function (\w+)/.exec(entry)?.[1] ?? []))
  // The main thread adds the contracts of the shop.
  const run = async (trial: Trial) => (await ask({ kind: 'trial', trial })) as readonly TrialRound[]
  const violation = await contractViolation(property, { abi, address: known.address, known: names }, (steps) =>
    runSteps(property, steps, [], run),
  )
  return { kind: 'contract', violation }
}

function endOf(error: unknown): OrderEnd {
  if (error instanceof ModuleFailure) return { kind: 'trouble', trouble: error.trouble }
  return { kind: 'error', message: shortened(String(error), MAX_CHARACTERS) }
}

/**
 * Prevents values from adding properties to the prototypes of this thread's objects. As modules keep no state either, a check
 * cannot affect the next one.
 */
function closePrototypes(): void {
  for (const { prototype } of [Object, Array, String, Function]) Object.preventExtensions(prototype)
}
