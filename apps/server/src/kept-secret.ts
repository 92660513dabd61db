import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Thrown at the start for a key file that cannot be the whole key, with what to do about it. */
export class UnusableKey extends Error {
  override readonly name = 'UnusableKey'
}

/** Hexadecimal digits of the keys that are made here: 256 bits. */
const LENGTH = 64
/** Keys of others may look as they like, but have so many characters at least. */
const SHORTEST = 16

/**
 * A secret in a file of the first folder that has one, or else one that is made once and kept in the last.
 *
 * @param losing what becomes invalid when somebody deletes the file, in words
 * @throws UnusableKey for a file that is empty or cut off
 */
export function keptSecret(folders: readonly string[], name: string, losing: string): string {
  for (const folder of folders) {
    const file = join(folder, name)
    if (existsSync(file)) return checked(file, readFileSync(file, 'utf8'), losing)
  }
  const file = join(folders.at(-1)!, name)
  const secret = randomBytes(LENGTH / 2).toString('hex')
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
  const isCut = /^[0-9a-f]*$/.test(secret.trim()) && length < LENGTH
  if (length >= SHORTEST && !isCut) return secret
  throw new UnusableKey(
    `The key file ${file} is ${length === 0 ? 'empty' : `too short (${length} characters)`}: a part of it must have been lost. ` +
      `Restore it from a backup. Or delete it, and a new one is made: ${losing}.`,
  )
}
