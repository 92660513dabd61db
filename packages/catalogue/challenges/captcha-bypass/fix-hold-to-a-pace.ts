import type { CaptchaTask } from '@fruit/shop/feedback/seams'

const FIVE_MINUTES = 5 * 60_000
const MAX_PER_MINUTE = 6

/** Whether a captcha was solved. It is valid for one message, and for a few minutes. */
export function judgeCaptcha(task: CaptchaTask | null, given: string) {
  return { right: task !== null && task.ageMs <= FIVE_MINUTES && given === task.answer, spent: true }
}

/** Whether a visitor may send feedback now: so many times a minute. */
export function admitPace(earlier: readonly number[], now: number): boolean {
  return earlier.filter((time) => time > now - 60_000).length < MAX_PER_MINUTE
}
