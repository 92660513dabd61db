import { defineSeam } from '@fruit/isomorphic/seam'

/** The key that a visitor's calls are counted by: the address of the connection. */
export const tellVisitorsApart = defineSeam(
  'visitors.tell-visitors-apart',
  (address: string, _headers: Readonly<Record<string, string | string[] | undefined>>): string => address,
)

/**
 * Decides whether a visitor may guess again.
 *
 * @param wrong number of recent wrong guesses of this visitor
 * @param most maximum number of wrong guesses
 */
export const admitGuess = defineSeam('visitors.admit-guess', (wrong: number, most: number): boolean => wrong < most)
