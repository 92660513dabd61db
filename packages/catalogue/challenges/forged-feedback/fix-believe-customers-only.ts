import type { Session } from '@fruit/world/visit'

/** The account that feedback is from; null for an anonymous visitor. */
export function attributeAuthor(visitor: Session | null, claimed: number | null): number | null {
  if (!visitor) return null
  return claimed
}
