import { defineSeam } from '@fruit/isomorphic/seam'

/** Key under which the calls of a visitor are counted: the address of the connection. */
export const tellVisitorsApart = defineSeam(
  'visitors.tell-visitors-apart',
  (address: string, _headers: Readonly<Record<string, string | string[] | undefined>>): string => address,
)

/**
 * Whether a visitor may guess once more.
 *
 * @param wrong guesses of this visitor that were wrong of late
 * @param most so many are answered
 */
export const admitGuess = defineSeam('visitors.admit-guess', (wrong: number, most: number): boolean => wrong < most)
