import {
  getFeedback,
  listFeedback,
  removeFeedback,
  sendFeedback as sendFeedbackCall,
} from '@fruit/contracts/calls/feedback'
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
    list: { call: listFeedback },
    get: { call: getFeedback },
    create: handle(sendFeedbackCall, (visit, { body }, request) => sendFeedback(visit, body, request)),
    remove: {
      call: removeFeedback,
      admit: ({ world, session }) => world.use(admitFeedbackRemoval)(session),
      removed: (visit, row) => {
        const rating = Number(row.rating)
        const left = visit.world.db.first(countOfRating(rating))!.count
        visit.record(feedbackRemoved, { feedbackId: row.id, rating, left })
      },
    },
  },
]
