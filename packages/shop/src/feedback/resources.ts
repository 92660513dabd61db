import * as calls from '@fruit/contracts/calls/feedback'
import { handle } from '@fruit/world/route'
import type { Resource } from '../resources/resource.ts'
import { feedbackRemoved } from './facts.ts'
import { countOfRating } from './queries.ts'
import { admitFeedbackRemoval } from './seams.ts'
import { FEEDBACK, sendFeedback } from './service.ts'

export const feedbackResources: readonly Resource[] = [
  {
    ...FEEDBACK,
    tag: 'Feedback',
    list: { call: calls.listFeedback },
    get: { call: calls.getFeedback },
    create: handle(calls.sendFeedback, (visit, { body }, request) => sendFeedback(visit, body, request)),
    remove: {
      call: calls.removeFeedback,
      admit: ({ world, session }) => world.use(admitFeedbackRemoval)(session),
      removed: (visit, row) => {
        const rating = Number(row.rating)
        const left = visit.world.db.first(countOfRating(rating))!.count
        visit.record(feedbackRemoved, { feedbackId: row.id, rating, left })
      },
    },
  },
]
