import { INK, mix, shade, tint } from './color.ts'
import { leaf } from './leaves.ts'
import { around, at, circle, each, ellipse, fill, gleam, line, lit, n, points, times } from './shape.ts'

/** A ball with a small highlight, from which many berries are made. */
function bead(x: number, y: number, r: number, color: string): string {
  return (
    fill(circle(x, y, r), shade(color, 0.3)) +
    fill(circle(x - r * 0.14, y - r * 0.12, r * 0.84), color) +
    fill(ellipse(x - r * 0.34, y - r * 0.36, r * 0.24, r * 0.18), INK.white, 0.75)
  )
}

const calyx = (y: number, size: number) =>
  each([-72, -36, 0, 36, 72], (turn) => at(0, y, leaf(size, { width: 0.5, bend: 0 }), { turn }))

/** About 90 high, tip down. */
export function raspberry(color: string = INK.cherry): string {
  const rows = points('-22 4 36, -6 4 40, 9 4 34, 23 3 24, 34 2 12')
  return [
    fill('M0 -36C40 -36 48 -4 30 24C20 42 10 46 0 46C-10 46 -20 42 -30 24C-48 -4 -40 -36 0 -36Z', shade(color, 0.5)),
    each(rows, ([y, count, reach]) =>
      times(count, (i) =>
        bead(-reach + ((i + 0.5) * reach * 2) / count, y - Math.abs(i - (count - 1) / 2) * -2, 11.4, color),
      ),
    ),
    calyx(-30, 30),
    line('M0 -34q2 -10 6 -16', INK.bottle, 4),
  ].join('')
}

export function strawberry(): string {
  const d = 'M0 -34C20 -44 44 -36 46 -12C48 14 22 44 4 50C0 51 -2 51 -6 49C-26 40 -48 14 -46 -12C-44 -36 -20 -44 0 -34Z'
  const seeds = points('-26 -14, -8 -16, 12 -16, 30 -12, -30 4, -14 4, 4 4, 22 4, -20 20, -4 22, 12 20, -8 36, 4 36')
  return [
    lit(d, INK.cherry),
    each(seeds, ([x, y]) => fill(ellipse(x, y, 2, 3.4), INK.lemon)),
    calyx(-32, 34),
    line('M0 -34q-2 -12 6 -20', INK.bottle, 4.5),
    gleam(-28, -18, 16),
  ].join('')
}

export function blueberry(color: string = INK.blueberry): string {
  return [
    lit(circle(0, 0, 48), color),
    fill(ellipse(-16, -16, 26, 22), tint(color, 0.4), 0.35),
    at(
      8,
      -8,
      each(around(5, 11), ([x, y, turn]) => at(x, y, fill('M0 -9L7 5L-7 5Z', shade(color, 0.5)), { turn })) +
        fill(circle(0, 0, 10), shade(color, 0.62)),
    ),
  ].join('')
}

/** A bunch of berries that tapers downwards from a twig at (0, -60). */
export function bunch(color: string, radius = 15, rows: readonly number[] = [4, 5, 4, 3, 2, 1]): string {
  const berries = rows.flatMap((count, row) =>
    Array.from(
      { length: count },
      (_, index) =>
        [(index - (count - 1) / 2) * radius * 1.72 + (row % 2 ? 1.5 : -1.5), -34 + row * radius * 1.42] as const,
    ),
  )
  return [
    line('M0 -36Q-2 -52 4 -70', INK.bark, 5),
    each(berries, ([x, y], index) => bead(x, y, radius, index % 3 === 1 ? mix(color, INK.white, 0.1) : color)),
  ].join('')
}

/** Currants on their string, which starts at (0, -60). */
export function currants(color: string = INK.fig): string {
  const string = 'M2 -62C-4 -40 6 -10 0 46'
  const places = points(
    '-16 -38 12, 14 -32 12.5, -16 -14 13, 17 -6 12.5, -13 12 12, 14 20 11.5, -9 34 10.5, 8 42 9.5, -1 57 8',
  )
  return (
    line(string, INK.moss, 3) +
    each(places, ([x, y]) => line(`M1 ${n(y - 12)}L${n(x)} ${n(y)}`, INK.moss, 2)) +
    each(places, ([x, y, r]) => bead(x, y, r, color) + fill(circle(x + 1, y + r * 0.9, 2), INK.bark))
  )
}

/** A striped, slightly hairy berry with the remains of its blossom at the tip. */
export function gooseberry(color: string = INK.pear): string {
  return [
    line('M-2 -46q2 -12 -4 -20', INK.moss, 4),
    lit(ellipse(0, 0, 42, 48), color),
    line(
      'M-22 -38C-34 -14 -34 16 -20 40M-8 -46C-14 -16 -14 18 -7 47M10 -46C16 -16 15 18 8 47M24 -37C36 -12 34 16 22 38',
      tint(color, 0.55),
      2.4,
      0.8,
    ),
    fill('M-7 44L-5 58L0 50L5 58L7 44Z', INK.bark),
    gleam(-20, -22, 16),
  ].join('')
}

/** A branch with rose hips, from the origin upwards; about 120 long. */
export function roseHips(): string {
  const hip = (x: number, y: number, turn: number, scale: number) =>
    at(
      x,
      y,
      lit('M0 -26C18 -24 24 -4 18 14C14 24 6 27 0 27C-6 27 -14 24 -18 14C-24 -4 -18 -24 0 -26Z', INK.ember, {
        size: 50,
      }) +
        fill('M-9 24L-13 38L-4 31L0 41L4 31L13 38L9 24Z', INK.bark) +
        gleam(-8, -8, 10),
      { turn, scale },
    )
  return [
    line('M0 0C-8 -40 8 -80 -2 -124M-3 -48C-24 -56 -36 -70 -40 -86M0 -76C22 -84 34 -96 38 -112', INK.bark, 4.5),
    line('M-4 -24l-9 -6M3 -64l9 -4M-1 -100l-9 -3', INK.bark, 4),
    at(-3, -36, leaf(42, { width: 0.56 }), { turn: 70 }),
    at(-2, -60, leaf(38, { width: 0.56, color: INK.moss }), { turn: -66 }),
    hip(-42, -104, -8, 1),
    hip(40, -130, 12, 0.92),
    hip(-3, -142, -4, 1.06),
  ].join('')
}

/** An umbel of elder blossoms that opens upwards from the origin. */
export function elderflower(size = 100): string {
  const heads = Array.from({ length: 21 }, (_, index) => {
    const row = index < 9 ? 0 : index < 16 ? 1 : 2
    const [first, count] = [
      [0, 9],
      [9, 7],
      [16, 5],
    ][row]! as [number, number]
    const share = (index - first) / (count - 1) - 0.5
    return [share * size * (1.24 - row * 0.2), -size * (0.66 + row * 0.13) + share * share * size * 0.5] as const
  })
  const star =
    each([0, 72, 144, 216, 288], (turn) => at(0, 0, fill(ellipse(0, -5.2, 3.6, 5), INK.white), { turn })) +
    fill(circle(0, 0, 2.4), INK.mango)
  return (
    each(heads, ([x, y]) => line(`M0 ${n(-size * 0.12)}Q${n(x * 0.3)} ${n(y * 0.6)} ${n(x)} ${n(y)}`, INK.moss, 1.8)) +
    line(`M0 4L0 ${n(-size * 0.14)}`, INK.moss, 4) +
    each(heads, ([x, y], index) => at(x, y, star, { turn: index * 29, scale: (size / 100) * 1.12 }))
  )
}
