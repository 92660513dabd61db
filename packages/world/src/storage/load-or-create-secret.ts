import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Thrown at the start for a truncated key file; the message says what to do. */
export class UnusableKey extends Error {
  override readonly name = 'UnusableKey'
}

/** Number of hexadecimal digits of created keys: 256 bits. */
const KEY_LENGTH = 64
/** Minimum length of keys from operators, which may be in any format. */
const MIN_LENGTH = 16

/**
 * Loads a secret from the first folder that has the file, or creates it in the last folder.
 *
 * @param losing effect of deleting the file, for the error message
 * @throws UnusableKey for an empty or truncated file
 */
export function loadOrCreateSecret(folders: readonly string[], name: string, losing: string): string {
  for (const folder of folders) {
    const file = join(folder, name)
    if (existsSync(file)) return checked(file, readFileSync(file, 'utf8'), losing)
  }
  const file = join(folders.at(-1)!, name)
  const secret = randomBytes(KEY_LENGTH / 2).toString('hex')
  const draft = `${file}.draft`
  try {
    writeFileSync(draft, secret, { mode: 0o600, flush: true })
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
  return secret
}

function checked(file: string, secret: string, losing: string): string {
  const { length } = secret.trim()
  const isCut = /^[0-9a-f]*$/.test(secret.trim()) && length < KEY_LENGTH
  if (length >= MIN_LENGTH && !isCut) return secret
  throw new UnusableKey(
    `The key file ${file} is ${length === 0 ? 'empty' : `too short (${length} characters)`}, so it was probably truncated. ` +
      `Restore it from a backup, or delete it. Then a new key is created, and ${losing}.`,
  )
}
