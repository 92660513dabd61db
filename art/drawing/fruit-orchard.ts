import { INK, mix, shade, tint } from './color.ts'
import { leaf } from './leaves.ts'
import { around, at, circle, clip, each, ellipse, fill, gleam, line, lit, n, points } from './shape.ts'

// Each fruit is centred on the origin and about 100 wide.

const APPLE =
  'M0 -30C6 -40 24 -44 36 -38C50 -31 54 -14 50 6C45 30 30 46 15 48C8 49 6 46 0 46C-6 46 -8 49 -15 48C-30 46 -45 30 -50 6C-54 -14 -50 -31 -36 -38C-24 -44 -6 -40 0 -30Z'

const stem = (x = 0, y = -30, length = 24) =>
  line(`M${x} ${y}q1 ${n(-length * 0.6)} ${n(length * 0.4)} ${n(-length)}`, INK.bark, 5)

export function apple(color: string = INK.cherry, blush: string = INK.apricot): string {
  return [
    lit(APPLE, color),
    clip(APPLE, fill(ellipse(-22, 34, 34, 28), blush, 0.45)),
    fill(ellipse(1, -32, 13, 5), shade(color, 0.5)),
    stem(),
    at(4, -38, leaf(38), { turn: 62 }),
    gleam(-27, -18),
  ].join('')
}

/** An apple cut open: flesh, core and pips. */
export function appleHalf(color: string = INK.cherry): string {
  const flesh = '#fbefcf'
  return [
    fill(APPLE, color),
    at(0, 1, fill(APPLE, flesh), { scale: 0.9 }),
    at(
      0,
      3,
      line(
        'M0 -34C14 -26 24 -12 22 4C20 20 10 30 0 34C-10 30 -20 20 -22 4C-24 -12 -14 -26 0 -34Z',
        shade(flesh, 0.16),
        2.5,
      ),
    ),
    each([-1, 1], (side) =>
      at(side * 8, 6, fill('M0 -13C7 -5 7 6 0 12C-7 6 -7 -5 0 -13Z', INK.bark), { turn: side * -8 }),
    ),
    stem(0, -28, 20),
  ].join('')
}

const PEAR =
  'M2 -62C16 -62 21 -50 22 -38C24 -20 48 -10 48 18C48 38 30 50 0 50C-30 50 -48 38 -48 18C-48 -10 -24 -18 -20 -38C-17 -52 -12 -62 2 -62Z'

export function pear(color: string = INK.pear): string {
  const dots = points('-8 2, 8 16, -22 24, 2 34, -30 12, -2 -20, -14 38, 20 34, 6 -36')
  return [
    lit(PEAR, color),
    clip(PEAR, fill(ellipse(-30, 34, 26, 24), INK.apricot, 0.4)),
    each(dots, ([x, y]) => fill(circle(x, y, 1.6), shade(color, 0.5), 0.6)),
    line('M2 -60q0 -10 8 -20', INK.bark, 5),
    at(6, -68, leaf(40), { turn: 70 }),
    gleam(-26, 2, 20, -60),
  ].join('')
}

const QUINCE =
  'M-4 -44C4 -52 18 -48 24 -38C42 -32 54 -12 48 14C44 36 26 50 0 48C-30 50 -50 34 -50 8C-50 -14 -38 -28 -26 -34C-22 -42 -12 -46 -4 -44Z'

export function quince(): string {
  return [
    lit(QUINCE, INK.lemon, { dark: '#c78a25' }),
    clip(
      QUINCE,
      line('M-2 -34C-8 -10 -6 20 0 46M26 -30C30 -8 26 22 18 44M-28 -28C-34 -6 -32 22 -20 44', '#c99a2e', 3, 0.45),
    ),
    line('M-2 -44q-2 -10 2 -18', INK.bark, 6),
    at(0, -52, leaf(44, { width: 0.62, color: INK.moss }), { turn: 78 }),
    at(-4, -52, leaf(36, { width: 0.62, color: INK.moss }), { turn: -70 }),
    gleam(-30, -6, 20, -58),
  ].join('')
}

const PLUM = 'M0 -44C26 -48 48 -26 48 2C48 30 28 50 0 50C-28 50 -48 30 -48 2C-48 -26 -26 -48 0 -44Z'

export function plum(color: string = INK.plum): string {
  return [
    lit(PLUM, color),
    line('M2 -42C-12 -14 -12 22 2 48', shade(color, 0.5), 3.5),
    clip(PLUM, fill(ellipse(-30, -24, 26, 20), tint(color, 0.5), 0.4)),
    stem(0, -42, 22),
    at(4, -50, leaf(36), { turn: 66 }),
    gleam(-28, -14),
  ].join('')
}

export function peach(): string {
  const color = INK.apricot
  return [
    lit(PLUM, color, { dark: '#cf6b3c' }),
    clip(PLUM, fill(ellipse(-24, 18, 40, 40), INK.rose, 0.75), fill(ellipse(-36, 26, 26, 28), INK.ember, 0.35)),
    line('M0 -43C16 -18 16 18 2 49', '#b9572f', 3.5),
    at(0, -42, leaf(48, { width: 0.36 }), { turn: 64 }),
    at(0, -42, leaf(40, { width: 0.36, color: INK.moss }), { turn: -58 }),
    gleam(-26, -20),
  ].join('')
}

/** A pair of cherries on one leaf. The leaf is at the top, near (0, -70). */
export function cherries(color: string = INK.pomegranate): string {
  const one = (x: number, y: number, r: number) =>
    at(x, y, lit(circle(0, 0, 50), color) + fill(ellipse(2, -40, 12, 5), shade(color, 0.6)) + gleam(-20, -20, 24), {
      scale: r / 50,
    })
  return [
    line('M-26 -4C-24 -34 -10 -56 8 -70C20 -46 28 -26 30 2', INK.moss, 4.5),
    at(8, -70, leaf(52), { turn: 82 }),
    one(-28, 20, 27),
    one(30, 27, 25),
  ].join('')
}

const FIG =
  'M0 -62C7 -62 8 -50 12 -40C20 -20 50 -8 50 20C50 40 28 50 0 50C-28 50 -50 40 -50 20C-50 -8 -20 -20 -12 -40C-8 -50 -7 -62 0 -62Z'

export function fig(): string {
  const ribs = 'M-3 -46C-14 -20 -32 -2 -36 30M-1 -46C-6 -16 -12 8 -14 48M3 -46C8 -16 14 8 14 48M5 -44C16 -18 34 0 36 30'
  return (
    lit(FIG, INK.plum, { dark: INK.fig }) +
    clip(FIG, line(ribs, tint(INK.plum, 0.3), 2.2, 0.45)) +
    line('M0 -60l3 -10', INK.moss, 8) +
    gleam(-26, 6, 18, -60, tint(INK.plum, 0.5))
  )
}

/** A fig cut open. */
export function figHalf(): string {
  const seeds = [...around(18, 26), ...around(12, 17, -80), ...around(6, 8)]
  const grains = each(seeds, ([x, y, turn]) =>
    at(x * 1.05, 16 + y * 0.9, fill(ellipse(0, 0, 1.5, 3.2), INK.lemon), { turn }),
  )
  return [
    fill(FIG, INK.fig),
    at(0, 1, fill(FIG, '#f3d9c3'), { scale: 0.88 }),
    fill(ellipse(0, 16, 35, 29), INK.rose),
    fill(ellipse(0, 16, 31, 25), INK.pomegranate),
    fill(ellipse(0, 16, 9, 7), shade(INK.pomegranate, 0.4)),
    grains,
    line('M0 -60l3 -10', INK.moss, 8),
  ].join('')
}

const CROWN = 'M-14 -42L-20 -66L-8 -56L0 -70L8 -56L20 -66L14 -42Z'

export function pomegranate(): string {
  const body = circle(0, 2, 48)
  return (
    fill(CROWN, shade(INK.pomegranate, 0.2)) +
    lit(body, INK.cherry, { dark: shade(INK.pomegranate, 0.25) }) +
    gleam(-26, -16)
  )
}

/** A pomegranate broken open: chambers full of seeds. */
export function pomegranateHalf(): string {
  const pith = '#f8dfa9'
  const grain = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      fill('M0 -7C6 -4 6 6 0 7C-6 6 -6 -4 0 -7Z', INK.pomegranate) + fill(ellipse(-1.4, -1.6, 1.3, 2.2), INK.rose),
      { turn },
    )
  const chambers = around(6, 24).map(([x, y, turn]) =>
    at(
      x,
      y + 2,
      fill('M-14 -9C-8 -15 8 -15 14 -9C10 4 6 12 0 15C-6 12 -10 4 -14 -9Z', shade(INK.pomegranate, 0.45)) +
        each(points('-8 -6 -20, 0 -8 0, 8 -6 20, -4 3 -10, 4.5 3 10'), ([gx, gy, t]) => grain(gx, gy, t)),
      { turn },
    ),
  )
  return [
    fill(CROWN, shade(INK.pomegranate, 0.2)),
    fill(circle(0, 2, 48), INK.cherry),
    fill(circle(0, 2, 42), pith),
    chambers.join(''),
    fill(circle(0, 2, 5), mix(pith, INK.wood, 0.3)),
  ].join('')
}

/** One seed of a pomegranate, as large as a fruit. */
export function pomegranateSeed(): string {
  const d = 'M0 -46C34 -34 42 26 18 44C6 52 -6 52 -18 44C-42 26 -34 -34 0 -46Z'
  return (
    lit(d, INK.cherry, { dark: INK.pomegranate, hatch: false }) +
    fill('M2 -10C12 0 12 24 2 32C-8 24 -8 2 2 -10Z', shade(INK.pomegranate, 0.3), 0.5) +
    gleam(-14, -14, 22, -64)
  )
}
