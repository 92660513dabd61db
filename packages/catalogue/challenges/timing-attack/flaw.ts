import type { LikableReviews, LikeOutcome } from '@fruit/shop/reviews/seams'

/** Likes a review for the account of an e-mail, once. */
export async function likeReview(reviews: LikableReviews, id: string, email: string): Promise<LikeOutcome> {
  const review = reviews.find(id)
  if (!review) return 'unknown'
  if (review.likedBy.includes(email)) return 'liked-already'
  reviews.update(id, { $inc: { likesCount: 1 } })
  // The old collection lost every other write when they came at once. It is better with a rest in between.
  await reviews.pause(150) //~ hole
  return reviews.update(id, { $push: { likedBy: email } }) //~ hole
}
