import { defineSeam } from '@fruit/isomorphic/seam'
import type { Session } from '@fruit/world/visit'
import { cleanInline } from '../resources/markup.ts'

/** A captcha as it is kept. */
export interface Captcha {
  /** Counted from 0. */
  readonly captchaId: number
  /** The sum, such as `3*7-10`. */
  readonly captcha: string
  readonly answer: string
}

/** A captcha that somebody answers. */
export interface CaptchaTask {
  readonly answer: string
  /** Milliseconds since it was made. */
  readonly ageMs: number
}

/** What clients get to see of a new captcha. */
export const describeCaptcha = defineSeam(
  'feedback.describe-captcha',
  ({ captchaId, captcha }: Captcha): Omit<Captcha, 'answer'> & Partial<Captcha> => ({ captchaId, captcha }),
)

/**
 * Whether an answer solves a captcha (null: one that there is not), and whether it is spent once somebody was let in
 * for it.
 */
export const judgeCaptcha = defineSeam(
  'feedback.judge-captcha',
  (task: CaptchaTask | null, given: string): { readonly right: boolean; readonly spent: boolean } => ({
    right: task !== null && task.ageMs <= 5 * 60_000 && given === task.answer,
    spent: true,
  }),
)

/** Whether a visitor may send feedback now, given when the same visitor tried in the last five minutes (in ms). */
export const admitPace = defineSeam(
  'feedback.admit-pace',
  (earlier: readonly number[], now: number): boolean => earlier.filter((time) => time > now - 60_000).length < 6,
)

/** The account that feedback is from, given what was claimed; null for an anonymous visitor. */
export const attributeAuthor = defineSeam(
  'feedback.attribute-author',
  (visitor: Session | null, _claimed: number | null): number | null => visitor?.accountId ?? null,
)

/** Whether something is a number of stars. */
export const admitRating = defineSeam(
  'feedback.admit-rating',
  (rating: number): boolean => Number.isInteger(rating) && rating >= 1 && rating <= 5,
)

/** Signs that a comment has at most. */
export const LONGEST_COMMENT = 160

/** Whether somebody may comment so. The name of the author, which the client puts behind the comment, is not part of it. */
export const admitComment = defineSeam(
  'feedback.admit-comment',
  (comment: string): boolean => comment.trim() !== '' && comment.length <= LONGEST_COMMENT,
)

/** What of a comment is stored: HTML without anything that acts. */
export const cleanComment = defineSeam('feedback.clean-comment', cleanInline, 'awaited')

/** Whether a visitor may take feedback away. */
export const admitFeedbackRemoval = defineSeam(
  'feedback.admit-feedback-removal',
  (visitor: Session | null): boolean => visitor?.role === 'admin',
)
