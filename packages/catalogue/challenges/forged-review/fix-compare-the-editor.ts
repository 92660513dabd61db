import type { WrittenReview } from '@fruit/shop/reviews/seams'

/** Under whose e-mail a new review is stored: the page sends the author along. */
export function nameAuthor(sent: string | null, sessionEmail: string | null): string | null {
  if (sent) return sent
  return sessionEmail
}

/** Whether somebody who is signed in may change a review: who wrote it may. */
export function mayEditReview(review: WrittenReview, sessionEmail: string): boolean {
  return review.author === sessionEmail
}
