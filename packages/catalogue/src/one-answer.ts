/** So many things a message may name beside the answer; more are a list of guesses. */
const MOST_OTHERS = 4

/**
 * Whether a message names an answer, and not a list of guesses with the answer among them.
 *
 * @param answer finds it, however it is spelt
 * @param candidates finds everything of its kind that a message may name, the answer too; with the flag `g`
 */
export function namesOneAnswer(text: string, answer: RegExp, candidates: RegExp): boolean {
  if (!answer.test(text)) return false
  const named = new Set([...text.toLowerCase().matchAll(candidates)].map(([name]) => name))
  return [...named].filter((name) => !answer.test(name)).length <= MOST_OTHERS
}
