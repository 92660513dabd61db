import type { CaptchaTask } from '@fruit/shop/feedback/seams'

const FIVE_MINUTES = 5 * 60_000

/** Whether a captcha was solved. It is valid for one message, and for a few minutes. */
export function judgeCaptcha(task: CaptchaTask | null, given: string) {
  return { right: task !== null && task.ageMs <= FIVE_MINUTES && given === task.answer, spent: true }
}

/** Whether a visitor may send feedback now. Machines get stuck on the captcha, and people may say what they like. */
export function admitPace(_earlier: readonly number[], _now: number): boolean {
  return true
}
