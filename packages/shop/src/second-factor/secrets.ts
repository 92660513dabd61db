import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { World } from '@fruit/world/world'
import type { UserRow } from '../accounts/account-columns.ts'
import { accountsWithSecret, rewriteSecret } from './queries.ts'
import { storeSecret } from './seams.ts'

/** How a sealed secret begins: its form says how to read it, as that of a password's hash does. */
const SEALED = '$aes-256-gcm$'
const IV_BYTES = 12
const TAG_BYTES = 16

/** A secret as this world stores it. */
export function storedSecret(world: World, accountId: number, secret: string): string {
  return world.use(storeSecret)(secret, (text) => sealed(world, accountId, text))
}

/** The secret of an account in Base32, whatever form it is stored in; null when it has none that can be read. */
export function secretOf(world: World, { id, totpSecret }: Pick<UserRow, 'id' | 'totpSecret'>): string | null {
  const secret = totpSecret.startsWith(SEALED) ? unsealed(world, id, totpSecret.slice(SEALED.length)) : totpSecret
  return secret && /^[A-Z2-7]+=*$/.test(secret) ? secret : null
}

/**
 * Writes all secrets as this world stores them, where they are stored otherwise: those of a template are in clear, since it
 * knows no world's key, and a world may change how it stores them.
 */
export function storeSecretsAnew(world: World): void {
  for (const user of world.db.all(accountsWithSecret())) {
    const secret = secretOf(world, user)
    if (secret === null) continue
    const stored = storedSecret(world, user.id, secret)
    // What is sealed once more is another text, and says the same.
    const isSame = stored === user.totpSecret || (stored.startsWith(SEALED) && user.totpSecret.startsWith(SEALED))
    if (!isSame) world.db.run(rewriteSecret(user.id, stored))
  }
}

function sealed(world: World, accountId: number, text: string): string {
  const iv = world.random.bytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(world), iv).setAAD(boundTo(accountId))
  const bytes = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return SEALED + bytes.toString('base64url')
}

function unsealed(world: World, accountId: number, text: string): string | null {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv('aes-256-gcm', keyOf(world), bytes.subarray(0, IV_BYTES))
    .setAAD(boundTo(accountId))
    .setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    // Of another world or account, or changed by hand.
    return null
  }
}

function keyOf(world: World): Buffer {
  return Buffer.from(world.secrets.text('second-factor.secrets'), 'hex')
}

/** A sealed secret is of no use in the row of another account. */
function boundTo(accountId: number): Buffer {
  return Buffer.from(`account ${accountId}`)
}
