/** Maximum of other names in a message; more make it a list of guesses. */
const MAX_OTHERS = 4

/**
 * Returns whether a message names the answer rather than a list of guesses that contains it.
 *
 * @param answer matches the answer in any spelling
 * @param candidates matches every possible answer, including the right one; needs the flag `g`
 */
export function namesOneAnswer(text: string, answer: RegExp, candidates: RegExp): boolean {
  if (!answer.test(text)) return false
  const named = new Set([...text.toLowerCase().matchAll(candidates)].map(([name]) => name))
  return [...named].filter((name) => !answer.test(name)).length <= MAX_OTHERS
}
