import { INK, mix, shade, tint } from './color.ts'
import { ribbon } from './curve.ts'
import { at, box, circle, clip, each, ellipse, fill, line, lit, points } from './shape.ts'

/** Appearance of a cat. */
interface Coat {
  readonly fur: string
  readonly bib: string
  readonly eyes: string
  /** Colour of the stripes, if any. */
  readonly stripes?: string
}

/** Noodles, who is also on the record sleeve. */
export const NOODLES: Coat = { fur: '#3b3145', bib: '#564a63', eyes: INK.pear }
/** Zaya, who has three paws. */
export const ZAYA: Coat = { fur: '#d98a45', bib: INK.cream, eyes: '#8fb35a', stripes: '#a85f28' }

/** The head of a cat around the origin, about 120 wide. */
export function catHead({ fur, bib, eyes, stripes }: Coat, options: { smug?: boolean } = {}): string {
  const head =
    'M-56 -12L-60 -66Q-58 -74 -50 -68L-24 -46Q0 -54 24 -46L50 -68Q58 -74 60 -66L56 -12C62 26 36 50 0 50C-36 50 -62 26 -56 -12Z'
  return [
    lit(head, fur, { size: 90 }),
    fill('M-52 -30L-53 -58L-34 -44ZM52 -30L53 -58L34 -44Z', mix(fur, INK.rose, 0.5)),
    clip(
      head,
      stripes
        ? line(
            'M0 -56L0 -30M-14 -52L-12 -34M14 -52L12 -34M-60 6L-42 10M60 6L42 10M-58 20L-40 20M58 20L40 20',
            stripes,
            5,
          )
        : '',
      fill(ellipse(0, 30, 27, 22), bib),
    ),
    options.smug
      ? each([-1, 1], (side) =>
          at(
            side * 25,
            -3,
            fill('M-16 -2L16 -2Q0 17 -16 -2Z', eyes) +
              fill('M-4 -2L4 -2L4 5Q0 10 -4 5Z', INK.ink) +
              line('M-18 -3Q0 -6 18 -3', INK.ink, 4.4),
          ),
        )
      : each([-1, 1], (side) =>
          at(
            side * 25,
            -4,
            fill('M-15 0Q0 -18 15 0Q0 14 -15 0Z', eyes) +
              fill(ellipse(0, -2, 3.6, 9), INK.ink) +
              fill(circle(-4, -5, 2.2), INK.white),
          ),
        ),
    fill('M-8 14L8 14L0 23Z', INK.rose),
    line('M0 22L0 28Q-8 36 -15 30M0 28Q8 36 15 30', shade(bib, 0.6), 3),
    line('M-30 24L-72 16M-30 31L-70 35M30 24L72 16M30 31L70 35', INK.cream, 2.4, 0.9),
  ].join('')
}

/** A sitting cat that looks at the viewer, about 250 high. The origin is between its paws. */
export function sittingCat(coat: Coat, options: { smug?: boolean } = {}): string {
  const { fur, bib, stripes } = coat
  const body = 'M-62 0C-84 -40 -58 -120 -36 -150L36 -150C58 -120 84 -40 62 0Z'
  return [
    ribbon2(points('40 -14 26, 96 -8 26, 126 -34 24, 112 -66 20, 92 -60 10'), shade(fur, 0.12)),
    lit(body, fur, { size: 130 }),
    clip(
      body,
      fill(ellipse(0, -118, 32, 44), bib),
      stripes
        ? line('M-72 -60L-46 -54M-74 -40L-48 -38M72 -60L46 -54M74 -40L48 -38M-66 -82L-44 -74M66 -82L44 -74', stripes, 7)
        : '',
    ),
    line('M-18 -66L-18 -16M18 -66L18 -16', shade(fur, 0.4), 4),
    fill(box(-46, -20, 42, 22, 11), tint(fur, 0.1)),
    fill(box(4, -20, 42, 22, 11), tint(fur, 0.1)),
    line('M-32 -8L-32 0M-20 -8L-20 0M20 -8L20 0M32 -8L32 0', shade(fur, 0.5), 2.6),
    at(0, -190, catHead(coat, options)),
  ].join('')
}

const ribbon2 = (joints: Parameters<typeof ribbon>[0], color: string) => fill(ribbon(joints), color)

/** A goose that walks to the left, about 330 high. The origin is between its feet. */
export function goose(): string {
  const white = '#fbf7ec'
  const body =
    'M-96 -118C-92 -64 -40 -34 30 -36C86 -38 118 -66 150 -112C120 -104 104 -112 84 -122C44 -150 -8 -150 -44 -140C-76 -134 -98 -138 -96 -118Z'
  const neck: Parameters<typeof ribbon>[0] = points('-50 -92 62, -84 -140 52, -86 -196 36, -70 -250 33, -78 -292 36')
  const foot = (x: number) =>
    line(`M${x} -46L${x} -8`, '#d8701f', 9) + fill(`M${x + 10} -12L${x - 32} 0Q${x - 12} 6 ${x + 14} 0Z`, INK.orange)
  return [
    foot(-8),
    foot(40),
    fill(ribbon(neck), white),
    lit(body, white, { size: 200, dark: '#cfd3cc', shift: [-16, -12] }),
    fill(ribbon(neck.slice(0, 4)), white),
    fill('M-72 -180Q-66 -140 -40 -110L-60 -100Q-84 -140 -72 -180Z', '#dfe1d8'),
    // A wing.
    fill('M-40 -118C-4 -140 60 -128 126 -100C96 -74 34 -62 -4 -76C-30 -86 -46 -100 -40 -118Z', '#e6e6da'),
    line('M10 -84C40 -80 70 -84 96 -94M30 -98C56 -94 82 -98 108 -102M-16 -94C-6 -86 6 -84 14 -84', '#bfc6bf', 3.6),
    at(
      -82,
      -298,
      fill(ellipse(0, 0, 27, 23), white) +
        fill('M-22 -12C-40 -12 -66 0 -72 8C-60 16 -36 16 -20 12Z', INK.orange) +
        line('M-68 8Q-44 4 -22 4', '#b8571c', 2.6) +
        fill(circle(-8, -6, 4.6), INK.ink) +
        fill(circle(-9.6, -7.6, 1.5), INK.white) +
        line('M-16 -16L-2 -14', INK.ink, 3.4),
    ),
  ].join('')
}

/** A lamb that looks at the viewer, about 130 high. The origin is between its feet. */
export function lamb(wool: string, face: string, options: { lying?: boolean; closed?: boolean } = {}): string {
  const { lying = false, closed = false } = options
  const curls = points(
    '-46 -62 24, -26 -80 24, 4 -84 26, 34 -76 24, 52 -58 22, 44 -40 24, 12 -36 28, -22 -38 28, -46 -44 20',
  )
  const legs = lying
    ? fill(box(-44, -22, 36, 14, 7), face) + fill(box(18, -22, 36, 14, 7), face)
    : each([-34, -16, 22, 40], (x, index) => fill(box(x - 6, -34, 12, 34, 4), index % 2 ? shade(face, 0.2) : face))
  const body =
    each(curls, ([x, y, r]) => fill(circle(x, y, r), wool)) +
    fill(ellipse(4, -58, 52, 30), wool) +
    fill('M30 -20C56 -24 72 -40 70 -62C58 -44 30 -36 -14 -32C-4 -18 14 -16 30 -20Z', shade(wool, 0.3), 0.5)
  const head = at(
    -52,
    -84,
    fill('M-18 -12L-44 -18Q-46 -4 -22 0ZM18 -12L44 -18Q46 -4 22 0Z', shade(face, 0.12)) +
      fill('M-19 -16C-20 -26 20 -26 19 -16C22 0 14 26 0 28C-14 26 -22 0 -19 -16Z', face) +
      each(points('-11 -22 10, 2 -26 11, 13 -21 9'), ([x, y, r]) => fill(circle(x, y, r), wool)) +
      (closed
        ? line('M-13 -2Q-9 3 -5 -2M5 -2Q9 3 13 -2', INK.ink, 2.6)
        : fill(circle(-9, -2, 3.2), INK.ink) +
          fill(circle(9, -2, 3.2), INK.ink) +
          fill(circle(-10, -3, 1.1), INK.white) +
          fill(circle(8, -3, 1.1), INK.white)) +
      line('M0 16L0 20M-4 24Q0 20 4 24', shade(face, 0.6), 2.2),
  )
  return lying ? at(0, 12, legs + body + head) : legs + body + head
}

/** A sitting tree frog from the front, about 300 wide. The origin is below its chin. */
export function frog(color: string): string {
  const dark = shade(color, 0.3)
  const belly = '#e2ebb0'
  const body = 'M-92 60C-112 0 -80 -56 0 -58C80 -56 112 0 92 60C70 92 -70 92 -92 60Z'
  const toes = (side: 1 | -1) =>
    at(
      side * 92,
      92,
      each([-34, -4, 26], (turn) =>
        at(
          0,
          0,
          line('M0 -6L0 30', color, 9) +
            fill(circle(0, 34, 11), mix(color, INK.pear, 0.5)) +
            fill(circle(-3, 31, 3), INK.white, 0.6),
          {
            turn: turn * side * -1,
          },
        ),
      ),
    )
  const thigh = 'M-70 66C-150 62 -160 -6 -118 -14C-86 -16 -70 20 -66 60Z'
  const head = 'M-104 -56C-112 -104 -60 -126 0 -126C60 -126 112 -104 104 -56C96 -20 48 -8 0 -8C-48 -8 -96 -20 -104 -56Z'
  const eye = (side: 1 | -1, pupil: string) =>
    at(
      side * 70,
      -118,
      fill(circle(0, 0, 38), side > 0 ? dark : color) +
        fill(circle(0, -2, 29), '#e9b23a') +
        fill(circle(-3, -5, 24), '#f4c95a') +
        pupil +
        fill(circle(-11, -13, 6), INK.white, 0.95),
    )
  return [
    fill(thigh, dark),
    at(0, 0, fill(thigh, dark), { flip: true }),
    lit(body, color, { size: 190 }),
    clip(body, fill(ellipse(0, 62, 60, 58), belly)),
    line('M-56 20C-84 44 -92 70 -92 96', color, 24),
    line('M56 20C84 44 92 70 92 96', dark, 24),
    toes(-1),
    toes(1),
    lit(head, color, { size: 200 }),
    clip(head, fill('M-120 -50C-60 -20 60 -20 120 -50L120 0L-120 0Z', belly)),
    // One pupil is round and sleepy; the other looks like a 1.
    eye(-1, fill(ellipse(0, -2, 16, 7), INK.ink)),
    eye(1, fill('M-10 -12L2 -22L7 -22L7 12L12 12L12 18L-8 18L-8 12L-2 12L-2 -12L-8 -8Z', INK.ink)),
    line('M-84 -50C-44 -28 44 -28 84 -50', shade(color, 0.62), 4.4),
    fill(circle(-12, -74, 2.8), dark) + fill(circle(12, -74, 2.8), dark),
  ].join('')
}
