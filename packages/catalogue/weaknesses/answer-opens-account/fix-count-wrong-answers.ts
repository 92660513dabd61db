import type { ResetClaim } from '@fruit/shop/accounts/seams'

/** The subjects of our questions by number: unforgettable facts that only the customer knows. */
const QUESTIONS: ReadonlyMap<number, string> = new Map([
  [1, 'middle name of the eldest brother or sister'],
  [2, 'name of the mother before she married'],
  [3, 'birthday of the father'],
  [4, 'place where the parents met'],
  [5, 'surname of a teacher'],
  [6, 'nickname as a child'],
  [7, 'name of a pet'],
  [8, 'maiden name of the grandmother'],
  [9, 'postal code as a teenager'],
  [10, 'first employer'],
  [11, 'first dish'],
  [12, 'favourite film'],
  [13, 'number of the library card'],
  [14, 'place for hiking'],
])

/** Maximum number of wrong answers per hour; further attempts fail. */
const MAX_WRONG_ANSWERS = 3

/** Whether a customer who forgot the password may choose a new one. Answers cannot be tried one by one. */
export function admitPasswordReset({ questionId, answerFits, wrongAnswers }: ResetClaim): boolean {
  return QUESTIONS.has(questionId) && answerFits && wrongAnswers < MAX_WRONG_ANSWERS
}
