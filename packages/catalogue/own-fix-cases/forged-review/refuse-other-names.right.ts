// Refuses other customers' names.
import type { WrittenReview } from '@fruit/shop/reviews/seams'

export function nameAuthor(sent: string | null, sessionEmail: string | null): string | null {
  return sent === null || sent === sessionEmail ? sessionEmail : null
}

export function mayEditReview(review: WrittenReview, sessionEmail: string): boolean {
  return sessionEmail !== '' && review.author === sessionEmail
}
