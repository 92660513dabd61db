import type { ResetClaim } from '@fruit/shop/accounts/seams'

/** The subjects of our questions by number: unforgettable facts that only the customer knows. */
const QUESTIONS: ReadonlyMap<number, string> = new Map([
  [1, 'middle name of the eldest brother or sister'], //~ neutral
  [2, 'name of the mother before she married'], //~ neutral
  [3, 'birthday of the father'], //~ neutral
  [4, 'place where the parents met'], //~ neutral
  [5, 'surname of a teacher'], //~ neutral
  [6, 'nickname as a child'], //~ neutral
  [7, 'name of a pet'], //~ neutral
  [8, 'maiden name of the grandmother'], //~ neutral
  [9, 'postal code as a teenager'], //~ neutral
  [10, 'first employer'], //~ neutral
  [11, 'first dish'], //~ neutral
  [12, 'favourite film'], //~ neutral
  [13, 'number of the library card'], //~ neutral
  [14, 'place for hiking'], //~ neutral
])

/** Whether a customer who forgot the password may choose a new one. */
export function admitPasswordReset({ questionId, answerFits }: ResetClaim): boolean {
  return QUESTIONS.has(questionId) && answerFits //~ hole
}
