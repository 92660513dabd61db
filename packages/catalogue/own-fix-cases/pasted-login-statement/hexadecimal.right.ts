// Inserts only hexadecimal digits, which SQLite decodes to the e-mail.
import type { Statement } from '@fruit/world/statement'

function bytesOf(codePoint: number): readonly number[] {
  const tail = (shift: number) => 0x80 | ((codePoint >> shift) & 0x3f)
  if (codePoint < 0x80) return [codePoint]
  if (codePoint < 0x800) return [0xc0 | (codePoint >> 6), tail(0)]
  if (codePoint < 0x10000) return [0xe0 | (codePoint >> 12), tail(6), tail(0)]
  return [0xf0 | (codePoint >> 18), tail(12), tail(6), tail(0)]
}

function hexadecimal(text: string): string {
  return [...text]
    .flatMap((sign) => bytesOf(sign.codePointAt(0)!))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

export function findByCredentials(email: string, passwordHash: string): Statement {
  const written = `CAST(x'${hexadecimal(email)}' AS TEXT)`
  return {
    sql: `SELECT * FROM Users WHERE email = ${written} AND password = ? AND deletedAt IS NULL`,
    parameters: [passwordHash],
  }
}
