import type { LikableReviews, LikeOutcome } from '@fruit/shop/reviews/seams'

/** Likes a review for the account of an e-mail, once. */
export async function likeReview(reviews: LikableReviews, id: string, email: string): Promise<LikeOutcome> {
  const review = reviews.find(id)
  if (!review) return 'unknown'
  if (review.likedBy.includes(email)) return 'liked-already'
  const outcome = reviews.update(id, { $inc: { likesCount: 1 }, $push: { likedBy: email } })
  await reviews.pause(150)
  return outcome
}
