// Without a session, `"author": "bender@…"` is stored.
import type { WrittenReview } from '@fruit/shop/reviews/seams'

export function nameAuthor(sent: string | null, sessionEmail: string | null): string | null {
  return sessionEmail ?? sent
}

export function mayEditReview({ author }: WrittenReview, sessionEmail: string): boolean {
  return author === sessionEmail
}
