import * as calls from '@fruit/contracts/calls/reviews'
import { handle, type Route } from '@fruit/world/route'
import type { Visit } from '@fruit/world/visit'
import { editReview, like, listReviews, writeReview } from './service.ts'

/** Runs in the shop after a review was written or changed. */
type AfterReview = (visit: Visit, productId: number, message: string) => Promise<void>

export function reviewRoutes(afterReview: AfterReview): readonly Route[] {
  return [
    handle(calls.listReviews, (visit, { params }) => listReviews(visit, params.id)),
    handle(calls.writeReview, async (visit, { params, body }) => {
      const answer = await writeReview(visit, params.id, body.message, body.author)
      await afterReview(visit, params.id, body.message)
      return answer
    }),
    handle(calls.editReview, async (visit, { body }) => {
      const change = await editReview(visit, body.id, body.message)
      const [first] = change.updated
      if (first && change.modified > 0) await afterReview(visit, first.product, body.message)
      return change
    }),
    handle(calls.likeReview, (visit, { body }) => like(visit, body.id)),
  ]
}
