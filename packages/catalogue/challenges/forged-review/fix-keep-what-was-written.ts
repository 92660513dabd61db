import type { WrittenReview } from '@fruit/shop/reviews/seams'

/** Under whose e-mail a new review is stored: that of whoever is signed in. */
export function nameAuthor(_sent: string | null, sessionEmail: string | null): string | null {
  return sessionEmail
}

/** Whether somebody who is signed in may change a review: once written, it stays as it is. */
export function mayEditReview(_review: WrittenReview, _sessionEmail: string): boolean {
  return false
}
