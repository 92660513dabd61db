import { defineFact } from '@fruit/world/visits/fact'

/**
 * The reviews of a product were queried. `productId` as it was sent; `tookMs`: duration of the sleep in the query, or
 * of the query until it was stopped.
 */
export const reviewsRead = defineFact<{ productId: string; count: number; tookMs: number }>('reviews.reviews-read')

/** A review was stored. `sender` is the e-mail of the session, null without a session. */
export const reviewStored = defineFact<{ reviewId: string; productId: number; author: string; sender: string | null }>(
  'reviews.review-stored',
)

/** One call changed the text of reviews. `authors` contains the e-mail of the author of each. */
export const reviewsChanged = defineFact<{ modified: number; authors: readonly string[]; sender: string }>(
  'reviews.reviews-changed',
)

/** A review was liked. `likesOfSender` counts the entries of the sender in its list of likes. */
export const reviewLiked = defineFact<{ reviewId: string; sender: string; likesOfSender: number }>(
  'reviews.review-liked',
)
