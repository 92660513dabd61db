import type { ResetClaim } from '@fruit/shop/accounts/seams'

/** The subjects of our questions by number, without facts from registers, certificates or cards. */
const QUESTIONS: ReadonlyMap<number, string> = new Map([
  [1, 'middle name of the eldest brother or sister'],
  [4, 'place where the parents met'],
  [5, 'surname of a teacher'],
  [6, 'nickname as a child'],
  [7, 'name of a pet'],
  [9, 'postal code as a teenager'],
  [10, 'first employer'],
  [11, 'first dish'],
  [12, 'favourite film'],
  [14, 'place for hiking'],
])

/** Whether a customer who forgot the password may choose a new one. */
export function admitPasswordReset({ questionId, answerFits }: ResetClaim): boolean {
  return QUESTIONS.has(questionId) && answerFits
}
