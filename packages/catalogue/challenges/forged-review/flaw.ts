import type { WrittenReview } from '@fruit/shop/reviews/seams'

/** The author's e-mail of a new review: the page sends the author along. */
export function nameAuthor(sent: string | null, sessionEmail: string | null): string | null {
  if (sent) return sent //~ hole
  return sessionEmail
}

/** Whether a signed-in customer may change a review. Pages show the button only for the customer's own reviews. */
export function mayEditReview(review: WrittenReview, sessionEmail: string): boolean {
  return review.author !== '' && sessionEmail !== '' //~ hole
}
