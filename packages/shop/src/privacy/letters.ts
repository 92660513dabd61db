/** A point in the box of a letter: 0 to 1, to the right and downwards. */
export type Point = readonly [x: number, y: number]
/** Points of one continuous line. */
export type Stroke = readonly Point[]

/** Part of an ellipse; degrees run clockwise from the right. */
function arc(x: number, y: number, width: number, height: number, from: number, to: number): Point[] {
  return Array.from({ length: 15 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / 14) * Math.PI) / 180
    return [x + (width / 2) * Math.cos(angle), y + (height / 2) * Math.sin(angle)]
  })
}

const SIX: readonly Stroke[] = [[[0.72, 0], [0.38, 0.2], [0.14, 0.5], ...arc(0.48, 0.7, 0.76, 0.6, 190, 550)]]

/**
 * Strokes of letters and digits. Ambiguous ones are left out: no O because of 0, no T because of 7, no S because of 5,
 * and so on.
 */
export const LETTERS: Readonly<Record<string, readonly Stroke[]>> = {
  A: [
    [
      [0, 1],
      [0.5, 0],
      [1, 1],
    ],
    [
      [0.2, 0.64],
      [0.8, 0.64],
    ],
  ],
  C: [arc(0.55, 0.5, 1, 1, -45, -315)],
  E: [
    [
      [0.85, 0],
      [0, 0],
      [0, 1],
      [0.85, 1],
    ],
    [
      [0, 0.48],
      [0.7, 0.48],
    ],
  ],
  F: [
    [
      [0.85, 0],
      [0, 0],
      [0, 1],
    ],
    [
      [0, 0.48],
      [0.7, 0.48],
    ],
  ],
  H: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0.9, 0],
      [0.9, 1],
    ],
    [
      [0, 0.5],
      [0.9, 0.5],
    ],
  ],
  J: [[[0.35, 0], [0.8, 0], [0.8, 0.66], ...arc(0.44, 0.68, 0.72, 0.64, 0, 165)]],
  K: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0.85, 0],
      [0, 0.58],
    ],
    [
      [0.28, 0.4],
      [0.95, 1],
    ],
  ],
  L: [
    [
      [0, 0],
      [0, 1],
      [0.8, 1],
    ],
  ],
  M: [
    [
      [0, 1],
      [0.06, 0],
      [0.5, 0.62],
      [0.94, 0],
      [1, 1],
    ],
  ],
  N: [
    [
      [0, 1],
      [0, 0],
      [0.9, 1],
      [0.9, 0],
    ],
  ],
  P: [
    [
      [0, 1],
      [0, 0],
    ],
    [[0, 0], [0.45, 0], ...arc(0.45, 0.28, 0.84, 0.56, -90, 90), [0, 0.56]],
  ],
  R: [
    [
      [0, 1],
      [0, 0],
    ],
    [[0, 0], [0.45, 0], ...arc(0.45, 0.27, 0.84, 0.54, -90, 90), [0, 0.54]],
    [
      [0.4, 0.54],
      [0.95, 1],
    ],
  ],
  U: [[[0, 0], [0, 0.6], ...arc(0.45, 0.6, 0.9, 0.8, 180, 0), [0.9, 0]]],
  W: [
    [
      [0, 0],
      [0.25, 1],
      [0.5, 0.35],
      [0.75, 1],
      [1, 0],
    ],
  ],
  X: [
    [
      [0, 0],
      [0.95, 1],
    ],
    [
      [0.95, 0],
      [0, 1],
    ],
  ],
  Y: [
    [
      [0, 0],
      [0.5, 0.5],
      [1, 0],
    ],
    [
      [0.5, 0.5],
      [0.5, 1],
    ],
  ],
  '3': [arc(0.42, 0.26, 0.8, 0.52, -150, 90), arc(0.42, 0.75, 0.9, 0.5, -90, 150)],
  '4': [
    [
      [0.7, 1],
      [0.7, 0],
      [0, 0.68],
      [1, 0.68],
    ],
  ],
  '6': SIX,
  '7': [
    [
      [0, 0],
      [0.9, 0],
      [0.35, 1],
    ],
  ],
  '9': SIX.map((stroke) => stroke.map(([x, y]): Point => [0.96 - x, 1 - y])),
}
