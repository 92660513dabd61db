import { defineSeam } from '@fruit/isomorphic/seam'

const FIVE_MINUTES = 5 * 60_000

/** A picture as it is kept. */
export interface ImageCaptcha {
  /** SVG. */
  readonly image: string
  /** What is to be read in it. */
  readonly answer: string
  readonly UserId: number
}

/** What clients get to see of a new picture. */
export const describeImageCaptcha = defineSeam(
  'privacy.describe-image-captcha',
  ({ image, UserId }: ImageCaptcha): Omit<ImageCaptcha, 'answer'> & Partial<ImageCaptcha> => ({ image, UserId }),
)

/** How it stands with a customer who asks for the data. */
export interface ExportRequest {
  /** The latest picture that the customer asked for; null when there is none, or it was read. */
  readonly captcha: { readonly answer: string; readonly ageMs: number } | null
  /** Milliseconds since the last export; null when there was none of late. */
  readonly sinceExportMs: number | null
}

/**
 * Whether a customer gets the data, given what was read in the picture, and whether the picture is spent by that. One
 * must be read by who asked for it, and by who exported less than five minutes ago.
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
