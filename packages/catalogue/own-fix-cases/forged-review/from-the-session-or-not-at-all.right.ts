// The author comes from the session, or the review is refused. Only authors can change their reviews.
import type { WrittenReview } from '@fruit/shop/reviews/seams'

export function nameAuthor(...[, email]: readonly [string | null, string | null]): string | null {
  return email ? email : null
}

export function mayEditReview(written: WrittenReview, email: string): boolean {
  if (!email) return false
  return [email].includes(written.author)
}
