import { defineSeam } from '@fruit/isomorphic/seam'
import type { Session } from '@fruit/world/visit'
import { cleanInline } from '../resources/markup.ts'

/** A stored captcha. */
export interface Captcha {
  /** Starts at 0. */
  readonly captchaId: number
  /** The sum, such as `3*7-10`. */
  readonly captcha: string
  readonly answer: string
}

/** The captcha that an answer is for. */
export interface CaptchaTask {
  readonly answer: string
  /** Milliseconds since it was created. */
  readonly ageMs: number
}

/** The part of a new captcha that clients receive. */
export const describeCaptcha = defineSeam(
  'feedback.describe-captcha',
  ({ captchaId, captcha }: Captcha): Omit<Captcha, 'answer'> & Partial<Captcha> => ({ captchaId, captcha }),
)

/**
 * Checks an answer to a captcha (null when there is no such captcha). `spent`: the captcha can't be used again after an
 * accepted answer.
 */
export const judgeCaptcha = defineSeam(
  'feedback.judge-captcha',
  (task: CaptchaTask | null, given: string): { readonly right: boolean; readonly spent: boolean } => ({
    right: task !== null && task.ageMs <= 5 * 60_000 && given === task.answer,
    spent: true,
  }),
)

/**
 * Decides whether a visitor may send feedback now, given the times (in ms) of the visitor's attempts in the last five
 * minutes.
 */
export const admitPace = defineSeam(
  'feedback.admit-pace',
  (earlier: readonly number[], now: number): boolean => earlier.filter((time) => time > now - 60_000).length < 6,
)

/** The account that feedback is attributed to, given the one that the request claims; null for an anonymous visitor. */
export const attributeAuthor = defineSeam(
  'feedback.attribute-author',
  (visitor: Session | null, _claimed: number | null): number | null => visitor?.accountId ?? null,
)

/** Decides whether a number is a valid rating in stars. */
export const admitRating = defineSeam(
  'feedback.admit-rating',
  (rating: number): boolean => Number.isInteger(rating) && rating >= 1 && rating <= 5,
)

/** Maximum length of a comment in characters. */
export const MAX_COMMENT_LENGTH = 160

/** Decides whether a comment is accepted. The author's name, which the client appends, is not part of it. */
export const admitComment = defineSeam(
  'feedback.admit-comment',
  (comment: string): boolean => comment.trim() !== '' && comment.length <= MAX_COMMENT_LENGTH,
)

/** The HTML of a comment as it is stored: without active content. */
export const cleanComment = defineSeam('feedback.clean-comment', cleanInline, 'awaited')

/** Decides whether a visitor may remove feedback. */
export const admitFeedbackRemoval = defineSeam(
  'feedback.admit-feedback-removal',
  (visitor: Session | null): boolean => visitor?.role === 'admin',
)
