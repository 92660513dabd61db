import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { World } from '@fruit/world/world'
import type { UserRow } from '../accounts/account-columns.ts'
import { accountsWithSecret, rewriteSecret } from './queries.ts'
import { storeSecret } from './seams.ts'

/** Prefix of an encrypted secret. It names the algorithm, as in a password hash. */
const ENCRYPTED_PREFIX = '$aes-256-gcm$'
const IV_BYTES = 12
const TAG_BYTES = 16

/** The secret in this world's stored form. */
export function storedSecret(world: World, accountId: number, secret: string): string {
  return world.use(storeSecret)(secret, (text) => encryptSecret(world, accountId, text))
}

/** The secret of an account in Base32, from any stored form; null when it is missing or cannot be read. */
export function secretOf(world: World, { id, totpSecret }: Pick<UserRow, 'id' | 'totpSecret'>): string | null {
  const secret = totpSecret.startsWith(ENCRYPTED_PREFIX)
    ? decryptSecret(world, id, totpSecret.slice(ENCRYPTED_PREFIX.length))
    : totpSecret
  return secret && /^[A-Z2-7]+=*$/.test(secret) ? secret : null
}

/**
 * Rewrites all secrets in this world's stored form. Those of a template are in plain text, as it has no world's key,
 * and a world may switch to another form.
 */
export function rewriteStoredSecrets(world: World): void {
  for (const user of world.db.all(accountsWithSecret())) {
    const secret = secretOf(world, user)
    if (secret === null) continue
    const stored = storedSecret(world, user.id, secret)
    // Encrypting again gives another text for the same secret, so encrypted secrets stay.
    const isSame =
      stored === user.totpSecret ||
      (stored.startsWith(ENCRYPTED_PREFIX) && user.totpSecret.startsWith(ENCRYPTED_PREFIX))
    if (!isSame) world.db.run(rewriteSecret(user.id, stored))
  }
}

function encryptSecret(world: World, accountId: number, text: string): string {
  const iv = world.random.bytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(world), iv).setAAD(additionalData(accountId))
  const bytes = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return ENCRYPTED_PREFIX + bytes.toString('base64url')
}

function decryptSecret(world: World, accountId: number, text: string): string | null {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv('aes-256-gcm', keyOf(world), bytes.subarray(0, IV_BYTES))
    .setAAD(additionalData(accountId))
    .setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    // Encrypted for another world or account, or changed by hand.
    return null
  }
}

function keyOf(world: World): Buffer {
  return Buffer.from(world.secrets.secretFor('second-factor.secrets'), 'hex')
}

/** Additional data that binds the encrypted secret to its account: it cannot be copied to another row. */
function additionalData(accountId: number): Buffer {
  return Buffer.from(`account ${accountId}`)
}
