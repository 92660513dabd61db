import type { Session } from '@fruit/world/visit'

/** The account that feedback is from: the signed-in customer; null for an anonymous visitor. */
export function attributeAuthor(visitor: Session | null, _claimed: number | null): number | null {
  return visitor ? visitor.accountId : null
}
