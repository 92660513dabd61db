import { defineSeam } from '@fruit/isomorphic/seam'

const FIVE_MINUTES = 5 * 60_000

/** A stored image captcha. */
export interface ImageCaptcha {
  /** SVG. */
  readonly image: string
  /** The letters in the picture. */
  readonly answer: string
  readonly UserId: number
}

/** The part of a new captcha that clients receive. */
export const describeImageCaptcha = defineSeam(
  'privacy.describe-image-captcha',
  ({ image, UserId }: ImageCaptcha): Omit<ImageCaptcha, 'answer'> & Partial<ImageCaptcha> => ({ image, UserId }),
)

/** The state of a customer who requests an export. */
export interface ExportRequest {
  /** The latest captcha of the customer; null when there is none or it has been solved. */
  readonly captcha: { readonly answer: string; readonly ageMs: number } | null
  /** Milliseconds since the last export; null without a recent one. */
  readonly sinceExportMs: number | null
}

/**
 * Decides whether an export is allowed, and whether the captcha is used up. A captcha that is at most five minutes old
 * must be solved. Without one, the last export must be more than five minutes old.
 */
export const judgeExport = defineSeam(
  'privacy.judge-export',
  (
    { captcha, sinceExportMs }: ExportRequest,
    given: string,
  ): { readonly admitted: boolean; readonly spent: boolean } => {
    const fresh = captcha !== null && captcha.ageMs <= FIVE_MINUTES
    if (!fresh) return { admitted: sinceExportMs === null || sinceExportMs > FIVE_MINUTES, spent: false }
    return { admitted: captcha.answer !== '' && given.trim().toUpperCase() === captcha.answer, spent: true }
  },
)
