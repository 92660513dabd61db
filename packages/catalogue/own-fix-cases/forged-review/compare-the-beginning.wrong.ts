// An e-mail that begins like another one edits its reviews.
import type { WrittenReview } from '@fruit/shop/reviews/seams'

export function nameAuthor(sent: string | null, sessionEmail: string | null): string | null {
  return sent === sessionEmail ? sessionEmail : null
}

export function mayEditReview(review: WrittenReview, sessionEmail: string): boolean {
  return sessionEmail.startsWith(review.author)
}
