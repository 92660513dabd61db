// Any customer can name any author.
import type { WrittenReview } from '@fruit/shop/reviews/seams'

export function nameAuthor(sent: string | null, sessionEmail: string | null): string | null {
  return sessionEmail && (sent ?? sessionEmail)
}

export function mayEditReview(review: WrittenReview, sessionEmail: string): boolean {
  return review.author === sessionEmail
}
