import { createHmac } from 'node:crypto'

/**
 * The flag of a challenge in a capture-the-flag event (docs/reference/training.md#flags).
 *
 * @param key content of the environment variable `CTF_KEY` or of the key file
 * @param name the challenge's exact English name
 * @returns 40 lower-case hexadecimal digits: HMAC-SHA1
 */
export function flagOf(key: string, name: string): string {
  return createHmac('sha1', key).update(name).digest('hex')
}
