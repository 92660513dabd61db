import type { CaptchaTask } from '@fruit/shop/feedback/seams'

/** Whether a captcha was solved. It stays valid, so visitors need no new one after another error in the form. */
export function judgeCaptcha(task: CaptchaTask | null, given: string) {
  return { right: task !== null && given === task.answer, spent: false } //~ hole
}

/** Whether a visitor may send feedback now. Machines get stuck on the captcha, and people may say what they like. */
export function admitPace(_earlier: readonly number[], _now: number): boolean {
  return true //~ hole
}
