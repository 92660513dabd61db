import * as calls from '@fruit/contracts/calls/reviews'
import { handle, type Route } from '@fruit/world/route'
import { editReview, like, listReviews, writeReview } from './service.ts'

export const reviewRoutes: readonly Route[] = [
  handle(calls.listReviews, (visit, { params }) => listReviews(visit, params.id)),
  handle(calls.writeReview, (visit, { params, body }) => writeReview(visit, params.id, body.message, body.author)),
  handle(calls.editReview, (visit, { body }) => editReview(visit, body.id, body.message)),
  handle(calls.likeReview, (visit, { body }) => like(visit, body.id)),
]
