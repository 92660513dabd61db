// The e-mail address of an account does not prove its role.
import type { Session } from '@fruit/world/visit'

export function admitProductChange(visitor: Session | null, columns: readonly string[]): boolean {
  return visitor !== null && visitor.email.endsWith('@fruit.test') && columns.length > 0
}
