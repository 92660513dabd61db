import type { Collection } from '@fruit/world/documents'
import { DocumentQueryFailure } from '@fruit/world/documents/document-query'
import { HttpResponse } from '@fruit/world/route'
import { type Message, messageWith } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import type { World } from '@fruit/world/world'
import { productById } from '../products/queries.ts'
import { reviewLiked, reviewStored, reviewsChanged, reviewsRead } from './facts.ts'
import {
  admitMessage,
  findReviews,
  type LikableReviews,
  LONGEST_MESSAGE,
  likeReview,
  mayEditReview,
  nameAuthor,
  type Review,
  type ReviewChange,
  selectReview,
} from './seams.ts'

/** Name of the collection. */
export const REVIEWS = 'reviews' as Collection<Review>
/** Longer ids are cut: no product has one. */
const MAX_PRODUCT_ID_LENGTH = 40

/**
 * Reviews of a product, oldest first.
 *
 * @param sentId id of the product as it was sent
 * @throws HttpError 400 for an invalid id
 */
export async function listReviews(visit: Visit, sentId: string): Promise<object> {
  const { world, session } = visit
  const productId = sentId.slice(0, MAX_PRODUCT_ID_LENGTH)
  try {
    const found = await world.queryDocuments(findReviews, REVIEWS, productId)
    if (!found) throw refusal(400, 'A product has a whole number for its id.')
    const { documents, tookMs } = found
    visit.record(reviewsRead, { productId, count: documents.length, tookMs })
    const mayLike = (review: Review) => session !== null && !review.likedBy.includes(session.email)
    return {
      status: 'success',
      data: documents.map((review) => (mayLike(review) ? review : { ...review, liked: true })),
    }
  } catch (error) {
    if (!(error instanceof DocumentQueryFailure)) throw error
    visit.record(reviewsRead, { productId, count: 0, tookMs: error.tookMs })
    throw refusal(400, 'We could not look up the reviews of that product.')
  }
}

/**
 * Stores a review.
 *
 * @param sentAuthor the author that the client named
 * @throws HttpError 400 for an invalid text, 401 without an author, 404 for an unknown product
 */
export async function writeReview(
  visit: Visit,
  productId: number,
  text: string,
  sentAuthor: string | undefined,
): Promise<HttpResponse> {
  const { world } = visit
  const sender = visit.session?.email ?? null
  const author = await world.call(nameAuthor, sentAuthor ?? null, sender)
  if (author === null) throw refusal(401, 'Please sign in to write a review.')
  const message = checkedMessage(world, text)
  if (!world.db.first(productById(productId))) throw refusal(404, 'We do not sell that, so there is nothing to review.')
  const { _id } = world.documents.insert(REVIEWS, {
    product: productId,
    message,
    author,
    likesCount: 0,
    likedBy: [],
  })
  visit.record(reviewStored, { reviewId: _id, productId, author, sender })
  return new HttpResponse(201, { status: 'success' })
}

/**
 * Gives a review a new text. A review that the visitor may not change stays as it is, and is not counted.
 *
 * @param id the `_id` of the review, as it was sent
 * @returns reviews before and after
 * @throws HttpError 400 for an invalid id or text
 */
export async function editReview(visit: Visit, id: unknown, text: string): Promise<ReviewChange> {
  const { world } = visit
  const sender = visit.session!.email
  const message = checkedMessage(world, text)
  const selected = await selection(world, id)
  const ids: string[] = []
  for (const { _id, author, product, message } of selected)
    if (await world.call(mayEditReview, { author, product, message }, sender)) ids.push(_id)
  const change = await world.documents.updateEach<Review>(REVIEWS, ids, { $set: { message } })
  if (change.modified > 0)
    visit.record(reviewsChanged, {
      modified: change.modified,
      authors: change.original.map(({ author }) => author),
      sender,
    })
  return change
}

async function selection(world: World, id: unknown): Promise<Review[]> {
  try {
    const found = await world.queryDocuments(selectReview, REVIEWS, id)
    if (!found) throw refusal(400, 'The id of a review is a text.')
    return found.documents
  } catch (error) {
    if (!(error instanceof DocumentQueryFailure)) throw error
    throw refusal(400, 'We could not find the review that you mean.')
  }
}

/**
 * Likes a review, once per account.
 *
 * @returns the review before and after
 * @throws HttpError 404 when there is no such review, 403 when the account likes it already
 */
export async function like(visit: Visit, id: string): Promise<object> {
  const { world } = visit
  const sender = visit.session!.email
  const reviews: LikableReviews = {
    find: (wanted) => world.documents.find<Review>(REVIEWS, { _id: wanted })[0],
    update: (wanted, change) => world.documents.update<Review>(REVIEWS, { _id: wanted }, change),
    pause: (milliseconds) => world.pause(milliseconds),
  }
  const outcome = await world.use(likeReview)(reviews, id, sender)
  if (outcome === 'unknown') throw refusal(404, 'There is no such review.')
  if (outcome === 'liked-already') throw refusal(403, 'You like this review already. Once is enough.')
  const likesOfSender = reviews.find(id)?.likedBy.filter((email) => email === sender).length ?? 0
  visit.record(reviewLiked, { reviewId: id, sender, likesOfSender })
  return outcome
}

/** @throws HttpError 400 when a review may not have the text */
function checkedMessage(world: World, text: string): string {
  const message = text.trim()
  if (world.use(admitMessage)(message)) return message
  if (message === '') throw refusal(400, 'Please write something: a review needs words.')
  throw refusal(
    400,
    messageWith('Please keep it to {{most}} characters; this review has {{length}}.', {
      most: LONGEST_MESSAGE,
      length: message.length,
    }),
  )
}

function refusal(status: number, error: Message): HttpError {
  return new HttpError(status, error, { body: (say) => ({ error: say(error) }) })
}
