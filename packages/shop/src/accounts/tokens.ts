import type { Session, Visit } from '@fruit/world/visit'
import { defineState, type World } from '@fruit/world/world'
import { createSigner, createVerifier } from 'fast-jwt'
import { toResponseFields, type UserRow } from './account-columns.ts'
import { foreignTokenTaken } from './facts.ts'
import { accountByEmail, accountById } from './queries.ts'
import { describeInToken } from './seams.ts'
import { algorithmOf, type Claims, claimsOfForeign, isAdmitted, OWN_ALGORITHM } from './token-signatures.ts'

/** Lifetime of a token and of the client's cookie. */
const LIFETIME_MS = 8 * 60 * 60 * 1000

/** Lifetime of the token between the right password and the second factor. */
const PENDING_MS = 15 * 60_000
/** Lifetime of an offered second-factor secret. */
const OFFER_MS = 60 * 60_000

interface TokenSigner {
  readonly publicKey: string
  sign(claims: object): string
  verify(token: string): Claims
}

/**
 * The world's key pair with signer and verifier. Created once per open world, because parsing PEM costs more than
 * signing.
 */
const tokenSigner = defineState('accounts.token-office', async (world: World): Promise<TokenSigner> => {
  const { privateKey, publicKey } = await world.secrets.signingKeys()
  return {
    publicKey,
    sign: createSigner({ algorithm: OWN_ALGORITHM, key: privateKey, expiresIn: LIFETIME_MS }),
    verify: createVerifier({ algorithms: [OWN_ALGORITHM], key: publicKey, cache: 1000 }),
  }
})

/** The session token of a logged-in account, with the fields that the world's seam selects. */
export async function sessionToken(world: World, user: UserRow, basketId: number): Promise<string> {
  const office = await world.state(tokenSigner)
  const data = toResponseFields(world.use(describeInToken)(user))
  return office.sign({ status: 'success', data, bid: basketId })
}

/** The token of an account whose password was right and whose second factor is still missing. */
export async function pendingToken(world: World, accountId: number): Promise<string> {
  return nonSessionToken(world, { userId: accountId, type: 'password_valid_needs_second_factor_token' })
}

/** The account of a pending token, or null when the token is of another type or has expired. */
export async function accountOfPendingToken(world: World, token: string | undefined): Promise<number | null> {
  const claims = await readNonSessionToken(world, token, 'password_valid_needs_second_factor_token', PENDING_MS)
  return typeof claims?.userId === 'number' ? claims.userId : null
}

/** The token that contains the secret that an account was offered for its second factor. */
export async function offerToken(world: World, accountId: number, secret: string): Promise<string> {
  return nonSessionToken(world, { userId: accountId, secret, type: 'totp_setup_secret' })
}

/** The secret that an account was offered; null when the token is missing, expired or for another account. */
export async function secretInOffer(
  world: World,
  accountId: number,
  token: string | undefined,
): Promise<string | null> {
  const claims = await readNonSessionToken(world, token, 'totp_setup_secret', OFFER_MS)
  return claims?.userId === accountId && typeof claims.secret === 'string' ? claims.secret : null
}

/** Signs a token that is not a session token. */
async function nonSessionToken(world: World, claims: object): Promise<string> {
  const office = await world.state(tokenSigner)
  return office.sign({ ...claims, madeAt: world.clock.now() })
}

async function readNonSessionToken(
  world: World,
  token: string | undefined,
  type: string,
  lifetimeMs: number,
): Promise<Claims | null> {
  const claims = await verified(world, token)
  if (claims?.type !== type || typeof claims.madeAt !== 'number') return null
  return world.clock.now() - claims.madeAt < lifetimeMs ? claims : null
}

/** The claims of a token that this world accepts, or null. */
async function verified(world: World, token: string | undefined): Promise<Claims | null> {
  const algorithm = algorithmOf(token)
  if (!token || algorithm === null || !isAdmitted(world, algorithm)) return null
  const office = await world.state(tokenSigner)
  if (algorithm !== OWN_ALGORITHM) return claimsOfForeign(token, algorithm, office.publicKey, world.clock.now())
  try {
    return office.verify(token)
  } catch {
    return null
  }
}

/** The account of a session's claims: by its id, or by its e-mail where the id is missing. */
function accountNamedBy(world: World, { data }: Claims): UserRow | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { id, email } = data
  if (typeof id === 'number') return world.db.first(accountById(id))
  return id === undefined && typeof email === 'string' ? world.db.first(accountByEmail(email)) : undefined
}

/** The session of a token of this world, or null when the token is invalid or its account no longer exists. */
export async function sessionOf(world: World, token: string | undefined): Promise<Session | null> {
  const claims = await verified(world, token)
  if (!token || !claims || claims.type !== undefined) return null
  const user = accountNamedBy(world, claims)
  if (!user) return null
  const basketId = typeof claims.bid === 'number' ? claims.bid : null
  return { accountId: user.id, email: user.email ?? '', role: user.role, basketId, token }
}

/** Records when the world accepts a visitor's token that the shop did not sign. */
export async function recordForeignToken(visit: Visit, token: string | undefined): Promise<void> {
  const algorithm = algorithmOf(token)
  if (algorithm === null || algorithm === OWN_ALGORITHM) return
  const claims = await verified(visit.world, token)
  if (!claims || claims.type !== undefined) return
  const email = claims.data?.email
  visit.record(foreignTokenTaken, { email: typeof email === 'string' ? email : null, algorithm })
}
