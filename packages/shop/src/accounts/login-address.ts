import { showLoginAddress } from '@fruit/isomorphic/accounts/seams'
import { isoTime } from '@fruit/world/clock'
import { Refusal } from '@fruit/world/refusal'
import type { RequestDetails } from '@fruit/world/route'
import { asWritten } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { describeAccount } from './account-columns.ts'
import { loginAddressKept } from './facts.ts'
import { accountById, setLoginAddress } from './queries.ts'
import { readLoginAddress } from './seams.ts'

/** Longer texts are cut: no address is so long. */
const LONGEST_ADDRESS = 500

/**
 * Keeps the address that the account signed in from, and gives the account.
 *
 * @throws Refusal 401 to visitors who are not signed in
 */
export async function keepLoginAddress(visit: Visit, request: RequestDetails): Promise<object> {
  const { world, session } = visit
  if (!session) throw Refusal.text(401, asWritten('Unauthorized'))
  const address = world.use(readLoginAddress)(request.address, request.headers).slice(0, LONGEST_ADDRESS)
  world.db.run(setLoginAddress(session.accountId, address, isoTime(world.clock)))
  visit.record(loginAddressKept, {
    accountId: session.accountId,
    address,
    markup: await world.call(showLoginAddress, address),
  })
  return describeAccount(world.db.first(accountById(session.accountId))!)
}
