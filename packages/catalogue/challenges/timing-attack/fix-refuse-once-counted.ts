import type { LikableReviews, LikeOutcome } from '@fruit/shop/reviews/seams'

/** Likes a review for the account of an e-mail, once. */
export async function likeReview(reviews: LikableReviews, id: string, email: string): Promise<LikeOutcome> {
  const review = reviews.find(id)
  if (!review) return 'unknown'
  // A review that this customer has liked already is rejected before the rest begins.
  if (review.likesCount > 0 || review.likedBy.includes(email)) return 'liked-already'
  reviews.update(id, { $inc: { likesCount: 1 } })
  await reviews.pause(150)
  return reviews.update(id, { $push: { likedBy: email } })
}
