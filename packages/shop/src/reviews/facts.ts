import { defineFact } from '@fruit/world/visits/fact'

/**
 * The reviews of a product were looked up; `productId` as it was sent, `tookMs` is what
 * the query slept, or worked until it was stopped.
 */
export const reviewsRead = defineFact<{ productId: string; count: number; tookMs: number }>('reviews.reviews-read')

/** A review was stored. `sender` is the e-mail of the session, null when nobody was signed in. */
export const reviewStored = defineFact<{ reviewId: string; productId: number; author: string; sender: string | null }>(
  'reviews.review-stored',
)

/** Reviews got a new text, all by one call; `authors` holds the e-mail of each one's author. */
export const reviewsChanged = defineFact<{ modified: number; authors: readonly string[]; sender: string }>(
  'reviews.reviews-changed',
)

/** A review was liked; `likesOfSender` is how often the sender stands among those who like it. */
export const reviewLiked = defineFact<{ reviewId: string; sender: string; likesOfSender: number }>(
  'reviews.review-liked',
)
