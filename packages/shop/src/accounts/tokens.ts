import type { Session } from '@fruit/world/visit'
import { defineState, type World } from '@fruit/world/world'
import { createSigner, createVerifier } from 'fast-jwt'
import type { UserRow } from './account-columns.ts'
import { accountById } from './queries.ts'
import { describeInToken } from './seams.ts'

/** The client keeps its cookie for as long. */
const LIFETIME_MS = 8 * 60 * 60 * 1000

interface Claims {
  data?: { id?: unknown }
  bid?: unknown
  userId?: unknown
  type?: unknown
}

interface TokenOffice {
  sign(claims: object): string
  verify(token: string): Claims
}

/** The world's key pair, ready for use: made once per open world because reading PEM costs more than signing. */
const tokenOffice = defineState('accounts.token-office', async (world: World): Promise<TokenOffice> => {
  const { privateKey, publicKey } = await world.secrets.signingKeys()
  return {
    sign: createSigner({ algorithm: 'RS256', key: privateKey, expiresIn: LIFETIME_MS }),
    verify: createVerifier({ algorithms: ['RS256'], key: publicKey, cache: 1000 }),
  }
})

/** The token of a signed-in account, with what the world's seam puts in it. */
export async function sessionToken(world: World, user: UserRow, basketId: number): Promise<string> {
  const office = await world.state(tokenOffice)
  return office.sign({ status: 'success', data: world.use(describeInToken)(user), bid: basketId })
}

/** The token of an account whose password was right and whose second factor is still due. */
export async function pendingToken(world: World, user: UserRow): Promise<string> {
  const office = await world.state(tokenOffice)
  return office.sign({ userId: user.id, type: 'password_valid_needs_second_factor_token' })
}

/** The session behind a token of this world, or null when the token is not one or its account is gone. */
export async function sessionOf(world: World, token: string | undefined): Promise<Session | null> {
  if (!token) return null
  const office = await world.state(tokenOffice)
  let claims: Claims
  try {
    claims = office.verify(token)
  } catch {
    return null
  }
  const id = claims.data?.id
  if (typeof id !== 'number' || claims.type !== undefined) return null
  const user = world.db.first(accountById(id))
  if (!user) return null
  const basketId = typeof claims.bid === 'number' ? claims.bid : null
  return { accountId: user.id, email: user.email ?? '', role: user.role, basketId, token }
}
