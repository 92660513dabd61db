import { INK, mix, shade, tint } from './color.ts'
import { leaf } from './leaves.ts'
import { around, at, circle, clip, each, ellipse, fill, gleam, line, lit, n, points } from './shape.ts'

/** Colours of a citrus fruit. */
interface Citrus {
  readonly peel: string
  readonly flesh: string
}

export const ORANGE: Citrus = { peel: INK.orange, flesh: INK.mango }
export const BLOOD_ORANGE: Citrus = { peel: INK.ember, flesh: INK.pomegranate }
export const GRAPEFRUIT: Citrus = { peel: INK.apricot, flesh: '#ee6a63' }
export const LEMON: Citrus = { peel: '#f2c62e', flesh: '#fbe68a' }
export const LIME: Citrus = { peel: INK.leaf, flesh: INK.pear }

const PITH = '#fff4d8'

/** A whole fruit around the origin, about 100 wide. Lemons and limes have a nose. */
export function citrus({ peel }: Citrus, nose = false): string {
  const d = nose
    ? 'M-60 -6C-52 -10 -50 -16 -44 -24C-32 -42 -14 -46 2 -46C24 -46 40 -36 48 -20C52 -12 58 -10 61 -3C63 4 56 8 52 14C42 36 24 44 2 44C-22 44 -40 34 -48 14C-51 6 -64 4 -60 -6Z'
    : circle(0, 0, 48)
  const pores = points('-10 6, 6 -10, 14 12, -22 20, -4 26, -28 2, 2 12, -14 -12, 20 -4, -8 38')
  return [
    lit(d, peel),
    clip(
      d,
      each(pores, ([x, y]) => fill(ellipse(x, y, 2, 1.6), shade(peel, 0.26), 0.7)),
    ),
    nose ? '' : fill(at2(around(5, 6, -90)), INK.bottle),
    nose ? '' : at(3, -37, leaf(40), { turn: 70 }),
    gleam(-26, -20),
  ].join('')
}

function at2(points: readonly (readonly [number, number, number])[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y * 0.6 - 38)}`).join('L')}Z`
}

/** A fruit cut across: peel, pith and segments. Also the wheel on the rim of a glass. */
export function citrusHalf({ peel, flesh }: Citrus, segments = 9): string {
  const half = 180 / segments - 4
  const segment = (turn: number) => {
    const angle = (half * Math.PI) / 180
    const [x, y] = [Math.sin(angle) * 37, -Math.cos(angle) * 37]
    const d = `M0 -6L${n(-x)} ${n(y)}Q0 ${n(-41)} ${n(x)} ${n(y)}Z`
    return at(0, 0, fill(d, flesh) + line('M0 -16L0 -22M-3 -27L-4 -32M4 -26L5 -31', tint(flesh, 0.55), 2, 0.9), {
      turn,
    })
  }
  return [
    fill(circle(0, 0, 49), peel),
    fill(circle(0, 0, 43), PITH),
    each(around(segments, 1), ([, , turn]) => segment(turn)),
    fill(circle(0, 0, 3), mix(PITH, peel, 0.4)),
  ].join('')
}
