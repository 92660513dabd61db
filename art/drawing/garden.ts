import { INK, mix, shade, tint } from './color.ts'
import { ribbon } from './curve.ts'
import { leaf, stalk } from './leaves.ts'
import { around, at, box, circle, each, ellipse, fill, gleam, line, lit, n, points } from './shape.ts'

// Vegetables, spices and greens.

/** A carrot with its green, tip down. The root reaches from (0, -60) to (0, 70). */
export function carrot(): string {
  const d = 'M0 -62C16 -64 24 -54 22 -40C18 -6 10 40 2 70C0 74 -2 74 -4 70C-14 36 -22 -8 -24 -40C-26 -54 -14 -64 0 -62Z'
  return [
    each([-34, -14, 12, 32], (turn) => at(0, -58, fern(52), { turn })),
    lit(d, INK.orange, { size: 60, dark: '#c95f22' }),
    line('M-20 -36h14M4 -24h15M-16 -6h12M2 10h10M-10 24h9M0 42h6', shade(INK.orange, 0.4), 2.4, 0.7),
    gleam(-12, -44, 12, -80),
  ].join('')
}

/** Feathery green, upwards from the origin. */
function fern(length: number, color: string = INK.leaf): string {
  const barbs = Array.from({ length: 6 }, (_, index) => {
    const y = -length * (0.3 + index * 0.13)
    const reach = length * (0.26 - index * 0.035)
    return `M0 ${n(y)}l${n(reach)} ${n(-reach * 0.7)}M0 ${n(y)}l${n(-reach)} ${n(-reach * 0.7)}`
  })
  return line(`M0 0L0 ${n(-length)}${barbs.join('')}`, color, length / 14)
}

/** A beetroot with its stalks. */
export function beetroot(): string {
  const color = '#8a2350'
  const d =
    'M0 -36C34 -40 50 -18 48 6C46 30 22 40 8 50C4 58 2 68 -2 76C-4 66 -6 58 -10 50C-24 40 -46 30 -48 6C-50 -18 -34 -40 0 -36Z'
  const stems = each([-24, -4, 18], (turn) =>
    at(
      0,
      -34,
      line('M0 0L0 -34', '#b13565', 6) +
        at(0, -26, leaf(54, { width: 0.6, color: mix(INK.leaf, INK.bottle, 0.3), bend: 0.05 })),
      { turn },
    ),
  )
  return (
    stems +
    lit(d, color) +
    line('M-30 -14C-10 -8 10 -8 30 -14M-32 8C-10 16 12 16 32 8', shade(color, 0.4), 2.2, 0.5) +
    gleam(-26, -14)
  )
}

/** A slice of beetroot: rings. */
export function beetSlice(): string {
  return each([48, 41, 32, 23, 13] as const, (r, i) => fill(circle(0, 0, r), i % 2 ? '#c04a79' : '#8a2350'))
}

/** A knobbly root of ginger, about 140 wide. */
export function ginger(): string {
  const color = '#dcb277'
  const d =
    'M-66 14C-72 -2 -56 -16 -42 -10C-42 -28 -24 -40 -10 -30C-6 -50 22 -56 28 -34C30 -28 28 -22 24 -18C42 -22 68 -16 68 4C68 20 52 26 38 20C36 36 14 42 0 32C-10 44 -34 42 -38 26C-50 32 -62 26 -66 14Z'
  return [
    lit(d, color, { size: 120, dark: '#b07f47' }),
    line(
      'M-42 -10C-36 -4 -34 4 -38 24M-10 -30C-4 -24 -2 -18 -2 -10M24 -18C18 -14 12 -12 6 -12M38 20C34 14 34 8 36 0M-58 2q6 4 4 12M4 -38q8 4 16 2M52 -6q4 8 2 14',
      '#8c5f31',
      2.6,
      0.7,
    ),
    fill(ellipse(63, 3, 5, 10), '#f6e0a6'),
  ].join('')
}

export function tomato(): string {
  const d = 'M0 -36C28 -46 52 -28 50 4C48 34 26 46 0 46C-26 46 -48 34 -50 4C-52 -28 -28 -46 0 -36Z'
  return (
    lit(d, INK.cherry) +
    at(
      0,
      -36,
      each([-100, -60, -20, 25, 65, 105], (turn) => at(0, 0, leaf(32, { width: 0.3, bend: 0.1 }), { turn })),
    ) +
    line('M0 -36q0 -10 6 -16', INK.bottle, 5) +
    gleam(-26, -12)
  )
}

/** A stick of celery with leaves at its upper end, upwards from the origin. */
export function celery(length: number): string {
  const top = -length
  return (
    stalk(length, 22, INK.pear, 10) +
    each([-50, -20, 14, 46], (turn) =>
      at(9, top + 6, leaf(46, { width: 0.62, color: mix(INK.leaf, INK.pear, 0.2) }), { turn }),
    )
  )
}

export function cucumberSlice(): string {
  return [
    fill(circle(0, 0, 49), INK.bottle),
    fill(circle(0, 0, 45), '#dbe9b4'),
    fill(circle(0, 0, 32), '#eaf2cd'),
    each(around(6, 20), ([x, y, turn]) =>
      at(x, y, fill(ellipse(0, 0, 4, 8), '#fbfbe4') + line('M0 -5L0 5', '#c6d894', 2), { turn }),
    ),
    each(around(3, 1, -90), ([, , turn]) => at(0, 0, line('M0 -4L0 -12', '#c6d894', 3), { turn })),
  ].join('')
}

/** A horizontal cinnamon stick, about 120 long. */
export function cinnamon(length = 120): string {
  const h = length / 2
  return [
    lit(box(-h, -12, length, 24, 10), '#a4602f', { size: 60 }),
    line(`M${n(-h + 8)} -2L${n(h - 12)} -2M${n(-h + 20)} 5L${n(h - 30)} 5`, '#6f3b1c', 2.2, 0.6),
    fill(ellipse(h - 3, 0, 7, 12), '#6f3b1c'),
    line(
      `M${n(h - 3)} -7C${n(h + 4)} -4 ${n(h + 2)} 5 ${n(h - 4)} 4C${n(h - 7)} 3 ${n(h - 6)} -2 ${n(h - 3)} -2`,
      '#d39a60',
      2.4,
    ),
  ].join('')
}

export function starAnise(): string {
  return (
    each(around(8, 1), ([, , turn]) =>
      at(
        0,
        0,
        fill('M0 0C-12 -18 -9 -38 0 -50C9 -38 12 -18 0 0Z', '#7c4523') + fill(ellipse(0, -24, 3.6, 6.6), '#d99a58'),
        { turn },
      ),
    ) + fill(circle(0, 0, 7), '#5d3218')
  )
}

/** A head of kale that opens upwards from the origin: one frilled leaf. */
export function kale(length: number): string {
  const color = mix(INK.bottle, INK.leaf, 0.45)
  const frills = points(
    '-0.3 0.3, -0.42 0.46, -0.4 0.64, -0.3 0.8, -0.14 0.94, 0.06 1, 0.24 0.9, 0.36 0.76, 0.42 0.58, 0.38 0.42, 0.26 0.28, 0 0.5, -0.1 0.7, 0.12 0.72',
  )
  return [
    each(frills, ([x, y], i) =>
      fill(
        circle(x * length, -y * length, length * 0.15),
        i % 3 === 0 ? tint(color, 0.14) : i % 3 === 1 ? color : shade(color, 0.2),
      ),
    ),
    fill(
      ribbon([
        [0, 0, length * 0.1],
        [0, -length * 0.5, length * 0.06],
        [length * 0.03, -length * 0.92, 2],
      ]),
      '#cfe3a8',
    ),
    line(
      `M0 ${n(-length * 0.36)}L${n(-length * 0.3)} ${n(-length * 0.56)}M0 ${n(-length * 0.36)}L${n(length * 0.3)} ${n(-length * 0.52)}M${n(length * 0.01)} ${n(-length * 0.6)}L${n(-length * 0.22)} ${n(-length * 0.8)}M${n(length * 0.01)} ${n(-length * 0.6)}L${n(length * 0.22)} ${n(-length * 0.78)}`,
      '#cfe3a8',
      3,
      0.8,
    ),
  ].join('')
}

/** A twig of fir, upwards from the origin. */
export function fir(length: number, color: string = INK.bottle): string {
  const needles = Array.from({ length: 13 }, (_, index) => {
    const y = -length * (0.1 + index * 0.07)
    const reach = length * (0.22 - index * 0.009)
    return `M0 ${n(y)}l${n(reach)} ${n(-reach * 0.9)}M0 ${n(y)}l${n(-reach)} ${n(-reach * 0.9)}`
  })
  return line(needles.join(''), color, 4.5) + line(`M0 0L0 ${n(-length)}`, INK.bark, 4)
}

/** An orange berry branch of the coast: narrow leaves, crowded berries; from the origin upwards, about 150 long. */
export function seaBuckthorn(): string {
  const berries = points(
    '-10 -34, 12 -40, -14 -54, 9 -60, -4 -46, -12 -76, 12 -80, 0 -68, -8 -96, 10 -102, 1 -88, -5 -116, 8 -122',
  )
  return [
    line('M0 0C4 -50 -4 -100 2 -150', INK.bark, 5),
    each(points('-2 -30 -58, 2 -44 60, 0 -72 -54, 0 -90 56, 0 -112 -46, 0 -130 40, 2 -148 -4'), ([x, y, turn]) =>
      at(x, y, leaf(58, { width: 0.2, color: mix(INK.moss, INK.steel, 0.3) }), { turn }),
    ),
    each(berries, ([x, y]) =>
      at(x, y, lit(ellipse(0, 0, 50, 54), INK.orange, { dark: '#cf5f1d', hatch: false }) + gleam(-18, -20, 24), {
        scale: 0.22,
      }),
    ),
  ].join('')
}
