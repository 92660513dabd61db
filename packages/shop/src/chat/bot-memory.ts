import type { World } from '@fruit/world/world'
import { defineState } from '@fruit/world/world'
import { introduceCustomer } from './seams.ts'

/** Names of more customers are not kept in mind: who comes back is introduced again. */
const MOST_CUSTOMERS = 1000
const DEADLINE_MS = 500

/** What the bot's memory is before anybody was introduced. */
const PRELUDE = `
const users = { names: Object.create(null), addUser(id, name) { this.names[id] = name; return true } }
var process = (said) => said
`
/** What is asked of it after each introduction. */
const PROBE = `
;(() => { try { process('function test command cc2f4a'); return { names: { ...users.names }, failure: null } }
  catch (error) { return { names: {}, failure: String(error) } } })()
`

/** What the bot keeps in mind while its world is open. */
interface Memory {
  /** By id: the name that the customer was introduced with, and what the bot calls them. */
  readonly customers: Map<number, { readonly introducedAs: string; readonly called: string }>
  /** Why it can't answer any more; null while it can. */
  failure: string | null
}

export const botMemory = defineState('chat.bot-memory', (): Memory => ({ customers: new Map(), failure: null }))

/**
 * Introduces a customer to the bot. Its memory is a contained script, so that a name can damage this world's bot only.
 *
 * @returns whether the bot knows the customer now
 */
export async function introduce(world: World, id: number, name: string): Promise<boolean> {
  const memory = world.state(botMemory)
  if (memory.customers.get(id)?.introducedAs === name) return true
  const statement = await world.call(introduceCustomer, id, name)
  const outcome = await world.contained.script({
    owner: world.id,
    code: `${PRELUDE}${statement}${PROBE}`,
    limits: { deadlineMs: DEADLINE_MS },
  })
  if (outcome.kind !== 'value') return false
  const { names, failure } = outcome.value as { names: Record<string, unknown>; failure: string | null }
  if (failure !== null) {
    memory.failure = failure
    return false
  }
  memory.customers.delete(id)
  memory.customers.set(id, { introducedAs: name, called: String(names[id] ?? name) })
  if (memory.customers.size > MOST_CUSTOMERS) memory.customers.delete(memory.customers.keys().next().value!)
  return true
}
