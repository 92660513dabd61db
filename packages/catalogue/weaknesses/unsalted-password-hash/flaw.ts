import { createHash } from 'node:crypto'

/** What is stored of a password: its digest, so that nobody can read the password itself. */
export function hashPassword(password: string, _like: string | null): string {
  return createHash('md5').update(password).digest('hex')
}
