import { createHash } from 'node:crypto'

/** The stored form of a password: its digest, from which the password itself cannot be read. */
export function hashPassword(password: string, _like: string | null): string {
  return createHash('md5').update(password).digest('hex')
}
