// The session names the author, or there is no review; who wrote one changes it.
import type { WrittenReview } from '@fruit/shop/reviews/seams'

export function nameAuthor(...[, email]: readonly [string | null, string | null]): string | null {
  return email ? email : null
}

export function mayEditReview(written: WrittenReview, email: string): boolean {
  if (!email) return false
  return [email].includes(written.author)
}
