import { showLoginAddress } from '@fruit/isomorphic/accounts/seams'
import { isoTime } from '@fruit/world/clock'
import type { RequestDetails } from '@fruit/world/route'
import { literal } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import { describeAccount } from './account-columns.ts'
import { loginAddressKept } from './facts.ts'
import { accountById, setLoginAddress } from './queries.ts'
import { readLoginAddress } from './seams.ts'

/** Longer addresses are cut. */
const MAX_ADDRESS_LENGTH = 500

/**
 * Stores the address that the account logged in from and returns the account.
 *
 * @throws HttpError 401 without a session
 */
export async function saveLoginAddress(visit: Visit, request: RequestDetails): Promise<object> {
  const { world, session } = visit
  if (!session) throw HttpError.text(401, literal('Unauthorized'))
  const address = world.use(readLoginAddress)(request.address, request.headers).slice(0, MAX_ADDRESS_LENGTH)
  world.db.run(setLoginAddress(session.accountId, address, isoTime(world.clock)))
  visit.record(loginAddressKept, {
    accountId: session.accountId,
    address,
    markup: await world.call(showLoginAddress, address),
  })
  return describeAccount(world.db.first(accountById(session.accountId))!)
}
