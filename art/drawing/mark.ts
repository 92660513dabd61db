import { INK } from './color.ts'
import { ribbon } from './curve.ts'
import { at, points } from './shape.ts'

const FRUIT =
  'M50 27C53.5 22.5 61 20.5 68.5 21.5C83 23.5 91 37 89.5 54C87.8 75 73 93 60 94.5C55.5 95 53 92.6 50 92.6C47 92.6 44.5 95 40 94.5C27 93 12.2 75 10.5 54C9 37 17 23.5 31.5 21.5C39 20.5 46.5 22.5 50 27Z'

/** The serpent is the gap in the fruit. */
const SERPENT = ribbon(
  points(
    '73.8 38.7 0.6, 73 38.6 5.4, 71 38.1 8.8, 68 37 10.8, 64.5 36 11.2, 59 35 9.4, 47 35 7.6, 36 37.5 8, 33.5 45 8.6, 41 50.5 9, 57 53 9.4, 68 57.5 9.4, 68.5 66 9, 58 70.5 8.6, 45.5 72.6 7, 40 77.4 5.4, 44.6 82.6 4, 57 83.6 1',
  ),
)

/** A leaf in the shape of a forked tongue. */
const LEAF =
  'M49 24C46.5 12 53 3.5 65 2.5C72 2 76.5 1.5 82 -1C79.8 3 78.6 5.6 79 8.6C82 9.6 85 9.6 88.6 8.4C83.4 15.6 77 20.6 67 22C60.5 23 54.5 21 49 24Z'

/**
 * The mark of the brand in a square of 100 by 100: a fruit, a serpent within it, a leaf in the shape of a forked
 * tongue.
 *
 * @param fruit and leaf: their colours; one colour for both on labels
 */
export function mark(fruit: string = INK.pomegranate, leaf: string = INK.leaf): string {
  return [
    `<path fill-rule="evenodd" fill="${fruit}" d="${FRUIT}${SERPENT}"/>`,
    `<circle cx="66" cy="34.6" r="1.8" fill="${fruit}"/>`,
    `<path fill="${leaf}" d="${LEAF}"/>`,
  ].join('')
}

/** The mark around a centre. */
export function markAt(cx: number, cy: number, size: number, fruit?: string, leaf?: string): string {
  return at(cx - size / 2, cy - size / 2, mark(fruit, leaf), { scale: size / 100 })
}
