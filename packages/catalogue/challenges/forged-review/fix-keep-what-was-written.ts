import type { WrittenReview } from '@fruit/shop/reviews/seams'

/** The author's e-mail of a new review: that of the signed-in customer. */
export function nameAuthor(_sent: string | null, sessionEmail: string | null): string | null {
  return sessionEmail
}

/** Whether a signed-in customer may change a review: reviews never change. */
export function mayEditReview(_review: WrittenReview, _sessionEmail: string): boolean {
  return false
}
