import { defineFact } from '@fruit/world/visits/fact'

/** Feedback was stored. */
export const feedbackStored = defineFact<{
  feedbackId: number
  /** The account that the feedback is attributed to; null for anonymous feedback. */
  author: number | null
  /** The account that sent it; null for a visitor without a session. */
  sender: number | null
  rating: number
  /** The comment as typed. */
  text: string
  /** The comment as stored: HTML. */
  comment: string
  /** The comment as this world's pages show it: HTML. */
  markup: string
  /** Number of feedback entries in the last 20 seconds, including this one. */
  inTwentySeconds: number
}>('feedback.feedback-stored')

/** Feedback was removed; `left` is the number of remaining entries with the same rating. */
export const feedbackRemoved = defineFact<{ feedbackId: number; rating: number; left: number }>(
  'feedback.feedback-removed',
)
