// `JIM@…` is a separate account that can change the reviews of `jim@…`.
import type { WrittenReview } from '@fruit/shop/reviews/seams'

export function nameAuthor(_sent: string | null, sessionEmail: string | null): string | null {
  return sessionEmail
}

export function mayEditReview(review: WrittenReview, sessionEmail: string): boolean {
  return review.author.toLowerCase() === sessionEmail.toLowerCase()
}
