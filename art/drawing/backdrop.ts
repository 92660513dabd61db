import { mix, tint } from './color.ts'
import { around, at, box, circle, clip, each, ellipse, fill, n, points, times } from './shape.ts'

/**
 * Pictures are squares of this side. The edge of the table is at the same height in all of them, and things stand at
 * about 416.
 */
const SIDE = 480
const TABLE = 372

/** Colours of wall, motif and table. */
interface Colors {
  readonly wall: string
  readonly shape: string
  readonly table: string
}

type Motif =
  | 'sun'
  | 'arch'
  | 'rays'
  | 'leaves'
  | 'awning'
  | 'moon'
  | 'tiles'
  | 'dots'
  | 'split'
  | 'hills'
  | 'diamond'
  | 'window'

const MOTIFS: Record<Motif, (colors: Colors) => string> = {
  sun: ({ shape }) => fill(circle(240, 226, 176), shape),
  arch: ({ shape }) => fill('M92 372L92 206A148 148 0 0 1 388 206L388 372Z', shape),
  rays: ({ shape }) =>
    clip(
      box(0, 0, SIDE, TABLE),
      each(around(14, 1), ([, , turn]) => at(240, 250, fill('M0 0L-46 -420L46 -420Z', shape), { turn })),
    ),
  leaves: ({ shape }) =>
    each(
      points('70 372 -24 300, 8 300 18 240, 404 372 22 310, 474 310 -20 250, 150 60 150 190, 344 50 -152 190'),
      ([x, y, turn, length]) => at(x, y, leafShape(length, shape), { turn }),
    ),
  awning: ({ shape }) =>
    times(4, (i) =>
      fill(`M${n(i * 120)} 0L${n(i * 120 + 60)} 0L${n(i * 120 + 60)} 74A30 30 0 0 1 ${n(i * 120)} 74Z`, shape),
    ) +
    times(4, (i) =>
      fill(
        `M${n(i * 120 + 60)} 0L${n(i * 120 + 120)} 0L${n(i * 120 + 120)} 74A30 30 0 0 1 ${n(i * 120 + 60)} 74Z`,
        shape,
        0.45,
      ),
    ),
  moon: ({ shape, wall }) =>
    fill(circle(316, 132, 86), shape) +
    fill(circle(280, 114, 80), wall) +
    each(points('80 90 4, 150 50 3, 96 210 3, 404 260 4, 430 60 3, 40 300 3, 190 130 2.4'), ([x, y, r]) =>
      fill(circle(x, y, r), shape),
    ),
  tiles: ({ shape }) =>
    times(6, (row) =>
      each([0, 1, 2, 3, 4, 5], (column) =>
        (row + column) % 2 ? '' : fill(box(column * 80 + 3, row * 62 + 3, 74, 56, 8), shape),
      ),
    ),
  dots: ({ shape }) =>
    times(7, (row) =>
      each([0, 1, 2, 3, 4, 5, 6, 7, 8], (column) =>
        fill(circle(column * 60 + (row % 2 ? 30 : 0), row * 56 + 18, 9), shape),
      ),
    ),
  split: ({ shape }) => fill('M0 372L480 40L480 372Z', shape),
  hills: ({ shape, wall }) =>
    fill(circle(350, 110, 54), tint(wall, 0.45)) +
    fill(ellipse(90, 400, 240, 170), shape) +
    fill(ellipse(400, 420, 230, 150), mix(shape, wall, 0.35)),
  diamond: ({ shape }) => fill('M240 14L452 226L240 438L28 226Z', shape),
  window: ({ shape }) =>
    each(points('96 40, 246 40, 96 196, 246 196'), ([x, y]) => fill(box(x, y, 138, 144, 10), shape)),
}

function leafShape(length: number, color: string): string {
  return fill(
    `M0 0C${n(-length * 0.3)} ${n(-length * 0.25)} ${n(-length * 0.24)} ${n(-length * 0.7)} ${n(length * 0.1)} ${n(-length)}C${n(length * 0.3)} ${n(-length * 0.66)} ${n(length * 0.26)} ${n(-length * 0.22)} 0 0Z`,
    color,
  )
}

/** The background of a thing: wall, motif, table. */
export function backdrop(motif: Motif, colors: Colors): string {
  return [
    fill(box(0, 0, SIDE, SIDE), colors.wall),
    MOTIFS[motif](colors),
    fill(box(0, TABLE, SIDE, SIDE - TABLE), colors.table),
    fill(box(0, TABLE, SIDE, 5), tint(colors.table, 0.3)),
  ].join('')
}

/** A complete picture as the text of an SVG file. */
export function picture(...content: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">${content.join('')}</svg>\n`
}
