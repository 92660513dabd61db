import type { Session } from '@fruit/world/visit'

/** The account that feedback is from: whoever is signed in; null for an anonymous visitor. */
export function attributeAuthor(visitor: Session | null, _claimed: number | null): number | null {
  return visitor ? visitor.accountId : null
}
