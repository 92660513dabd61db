import { defineSeam } from '@fruit/isomorphic/seam'
import type { Filter } from '@fruit/world/documents'

/** A document of the collection `reviews`. */
export interface Review {
  readonly _id: string
  /** Id of the product. */
  readonly product: number
  readonly message: string
  /** E-mail of its author. */
  readonly author: string
  readonly likesCount: number
  /** E-mails of the customers who like it. */
  readonly likedBy: readonly string[]
  readonly [field: string]: unknown
}

/** Reviews before and after a change, in the same order. */
export interface ReviewChange {
  readonly modified: number
  readonly original: readonly Review[]
  readonly updated: readonly Review[]
}

/** The methods of the collection that a like needs. */
export interface LikableReviews {
  find(id: string): Review | undefined
  /** Changes one review in MongoDB's language. */
  update(id: string, change: Filter): ReviewChange
  /** Resolves after this time on the world's clock. */
  pause(milliseconds: number): Promise<void>
}

/** The filter of a product's reviews, given the id in the path; null for an invalid id. */
export const findReviews = defineSeam(
  'reviews.find-reviews',
  (productId: string): Filter | null => (/^\d{1,15}$/.test(productId) ? { product: Number(productId) } : null),
  'awaited',
)

/**
 * The author's e-mail of a new review, given the author in the request (null: none) and the e-mail of the session
 * (null: no session). Null rejects the review.
 */
export const nameAuthor = defineSeam(
  'reviews.name-author',
  (_sent: string | null, sessionEmail: string | null): string | null => sessionEmail,
  'awaited',
)

/** Maximum number of characters of a review. */
export const LONGEST_MESSAGE = 160

/** Whether a review may have this text, which has no spaces around it. */
export const admitMessage = defineSeam(
  'reviews.admit-message',
  (message: string): boolean => message !== '' && message.length <= LONGEST_MESSAGE,
)

/** The filter of the review to change, given the id in the body; null for an invalid id. */
export const selectReview = defineSeam(
  'reviews.select-review',
  (id: unknown): Filter | null => (typeof id === 'string' ? { _id: id } : null),
  'awaited',
)

/** A review that a customer wants to change. */
export interface WrittenReview {
  /** E-mail of its author. */
  readonly author: string
  /** Id of the product. */
  readonly product: number
  readonly message: string
}

/** Whether the account of an e-mail may change a review. */
export const mayEditReview = defineSeam(
  'reviews.may-edit-review',
  (review: WrittenReview, sessionEmail: string): boolean => review.author === sessionEmail,
  'awaited',
)

/** Likes a review for the account of an e-mail. Check and change are one synchronous step, so none is counted twice. */
export const likeReview = defineSeam(
  'reviews.like-review',
  (reviews: LikableReviews, id: string, email: string): LikeOutcome | Promise<LikeOutcome> => {
    const review = reviews.find(id)
    if (!review) return 'unknown'
    if (review.likedBy.includes(email)) return 'liked-already'
    return reviews.update(id, { $inc: { likesCount: 1 }, $push: { likedBy: email } })
  },
)

/** The change that a like made, or why there was none. */
export type LikeOutcome = ReviewChange | 'unknown' | 'liked-already'
