import { defineFact } from '@fruit/world/fact'

/** Feedback was stored. */
export const feedbackStored = defineFact<{
  feedbackId: number
  /** The account that it is from by the shop's books; null for nobody. */
  author: number | null
  /** The account that sent it; null for a visitor who was not signed in. */
  sender: number | null
  rating: number
  /** The comment as it was typed. */
  text: string
  /** The comment as it is stored: HTML. */
  comment: string
  /** The comment as this world's screens show it: HTML. */
  markup: string
  /** How much feedback was stored in the last 20 seconds, this included. */
  inTwentySeconds: number
}>('feedback.feedback-stored')

/** Feedback was taken away; `left` counts what is left with as many stars. */
export const feedbackRemoved = defineFact<{ feedbackId: number; rating: number; left: number }>(
  'feedback.feedback-removed',
)
