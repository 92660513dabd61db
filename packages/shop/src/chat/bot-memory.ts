import { createLruCache, type LruCache } from '@fruit/scheduling/lru-cache'
import type { World } from '@fruit/world/world'
import { defineState } from '@fruit/world/world'
import { introduceCustomer } from './seams.ts'

/** Maximum number of known customers. A forgotten customer is introduced again. */
const MAX_CUSTOMERS = 1000
const TIMEOUT_MS = 500

/** The bot's memory before the first introduction. */
const PRELUDE = `
const users = { names: Object.create(null), addUser(id, name) { this.names[id] = name; return true } }
var process = (said) => said
`
/** Runs after each introduction, as a self-test of the bot. */
const PROBE = `
;(() => { try { process('function test command cc2f4a'); return { names: { ...users.names }, failure: null } }
  catch (error) { return { names: {}, failure: String(error) } } })()
`

/** The bot's memory while its world is open. */
interface Memory {
  /** By id: the name that the customer was introduced with, and the name that the bot uses. */
  readonly customers: LruCache<number, { readonly introducedAs: string; readonly called: string }>
  /** The reason why the bot can't answer any more; null while it can. */
  failure: string | null
}

export const botMemory = defineState(
  'chat.bot-memory',
  (): Memory => ({ customers: createLruCache(MAX_CUSTOMERS), failure: null }),
)

/**
 * Introduces a customer to the bot. Its memory is a contained script, so a malicious name can only damage the bot of
 * this world.
 *
 * @returns true when the bot knows the customer now
 */
export async function introduce(world: World, id: number, name: string): Promise<boolean> {
  const memory = world.state(botMemory)
  if (memory.customers.get(id)?.introducedAs === name) return true
  const statement = await world.call(introduceCustomer, id, name)
  const outcome = await world.contained.script({
    owner: world.id,
    code: `${PRELUDE}${statement}${PROBE}`,
    limits: { deadlineMs: TIMEOUT_MS },
  })
  if (outcome.kind !== 'value') return false
  const { names, failure } = outcome.value as { names: Record<string, unknown>; failure: string | null }
  if (failure !== null) {
    memory.failure = failure
    return false
  }
  memory.customers.set(id, { introducedAs: name, called: String(names[id] ?? name) })
  return true
}
