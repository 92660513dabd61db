import { createLruCache } from '@fruit/scheduling/lru-cache'
import type { Visit } from '@fruit/world/visit'
import { defineState, type World } from '@fruit/world/world'
import { admit } from '../resources/admission.ts'
import { describeAccount, type UserRow } from './account-columns.ts'
import { allAccounts } from './queries.ts'
import { admitAuthenticationDetails, describeToken } from './seams.ts'

/** Maximum number of accounts with a known token. */
const MAX_TOKENS = 1000

/** The latest token of an account. */
export interface LatestToken {
  readonly token: string
  /** Milliseconds since the epoch. */
  readonly madeAt: number
}

const latestTokens = defineState('accounts.latest-tokens', () => createLruCache<number, LatestToken>(MAX_TOKENS))

/** Remembers the token that an account got last. */
export function rememberToken(world: World, accountId: number, token: string): void {
  world.state(latestTokens).set(accountId, { token, madeAt: world.clock.now() })
}

/**
 * Lists all accounts with their login details; secrets are masked.
 *
 * @throws HttpError 403 without the required role
 */
export function listAuthenticationDetails(visit: Visit): object {
  const { world, session } = visit
  admit(visit, session !== null && world.use(admitAuthenticationDetails)(session))
  const tokens = world.state(latestTokens)
  const data = world.db.all(allAccounts()).map((user) => {
    const latest = tokens.peek(user.id)
    // Object.assign is used because copying each description took half of the time for a long list.
    return Object.assign(describeAccount(user), {
      password: masked(user.password),
      totpSecret: masked(user.totpSecret),
      ...(latest && { token: world.use(describeToken)(latest.token) }),
      lastLoginTime: latest ? Math.floor(latest.madeAt / 1000) : null,
    })
  })
  return { status: 'success', data }
}

function masked(secret: UserRow['password']): string {
  return '*'.repeat(secret?.length ?? 0)
}
