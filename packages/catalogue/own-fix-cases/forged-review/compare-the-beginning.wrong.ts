// An e-mail with the same beginning can edit the reviews.
import type { WrittenReview } from '@fruit/shop/reviews/seams'

export function nameAuthor(sent: string | null, sessionEmail: string | null): string | null {
  return sent === sessionEmail ? sessionEmail : null
}

export function mayEditReview(review: WrittenReview, sessionEmail: string): boolean {
  return sessionEmail.startsWith(review.author)
}
