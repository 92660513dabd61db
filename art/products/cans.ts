import { backdrop, picture } from '../drawing/backdrop.ts'
import { INK, shade } from '../drawing/color.ts'
import { citrus, citrusHalf, GRAPEFRUIT } from '../drawing/fruit-citrus.ts'
import { dragonFruitHalf, pineapple } from '../drawing/fruit-far.ts'
import { leaf } from '../drawing/leaves.ts'
import { words } from '../drawing/lettering.ts'
import { markAt } from '../drawing/mark.ts'
import { at, box, circle, clip, each, ellipse, fill, line, lit, outline, points, times } from '../drawing/shape.ts'
import { FORMS, opaque, shadow, stand } from '../drawing/vessels.ts'

/** A slim can with its print. */
function can(cx: number, base: number, color: string, print: string, scale = 1.1): string {
  const profile = stand(FORMS.can, base, scale)
  const top = profile[0]![1]
  return (
    shadow(cx, base, 40 * scale) +
    opaque(cx, profile, color, print, fill(box(cx - 60, base - 12 * scale, 120, 14 * scale), INK.steel)) +
    fill(ellipse(cx, top, 34 * scale, 6), INK.steel) +
    fill(ellipse(cx, top, 28 * scale, 4), shade(INK.steel, 0.3)) +
    fill(ellipse(cx + 6, top, 10, 2.4), INK.white)
  )
}

/** Drinks in slim cans. */
export const CANS: Record<string, () => string> = {
  'crown-jewels': () => {
    const jewels = each([-22, 0, 22], (x, i) =>
      fill(
        outline([
          [240 + x, 286],
          [240 + x + 9, 297],
          [240 + x, 308],
          [240 + x - 9, 297],
        ]),
        [INK.cherry, INK.teal, INK.blueberry][i]!,
      ),
    )
    const print = [
      fill(box(180, 166, 120, 40), INK.mango),
      times(5, (i) => fill(`M${190 + i * 22} 206L${201 + i * 22} 230L${212 + i * 22} 206Z`, INK.mango)),
      words('Crown', 240, 264, 25, { color: INK.cream, within: 84 }),
      jewels,
      words('Jewels', 240, 340, 25, { color: INK.cream, within: 84 }),
      markAt(240, 370, 30, INK.mango, INK.mango),
    ].join('')
    return picture(
      backdrop('arch', { wall: '#f0cf8a', shape: '#f8e2b0', table: '#8c2537' }),
      shadow(112, 428, 66, 12),
      at(112, 338, pineapple(), { scale: 1.3 }),
      can(262, 414, '#8a1f3d', at(22, 0, print), 1.16),
      shadow(394, 438, 40, 8),
      at(
        394,
        398,
        lit(circle(0, 0, 46), INK.mango, { dark: '#c97b27', hatch: false }) +
          fill(circle(0, 0, 38), '#fbe08a') +
          each(
            Array.from({ length: 12 }, (_, i) => i * 30),
            (turn) => at(0, 0, line('M0 -14L0 -32', '#e0a935', 3), { turn }),
          ) +
          fill(circle(0, 0, 11), '#f2c24f'),
        { scale: 0.92 },
      ),
    )
  },

  'dragons-hoard': () => {
    const scales = times(7, (row) =>
      each([-2, -1, 0, 1, 2], (column) => {
        const [x, y] = [240 + column * 24 + (row % 2 ? 12 : 0), 176 + row * 24]
        return (
          fill(
            `M${x - 12} ${y}Q${x - 12} ${y + 22} ${x} ${y + 26}Q${x + 12} ${y + 22} ${x + 12} ${y}Z`,
            row % 2 ? '#d83a78' : '#c02c68',
          ) +
          line(`M${x - 12} ${y}Q${x - 12} ${y + 22} ${x} ${y + 26}Q${x + 12} ${y + 22} ${x + 12} ${y}`, INK.pear, 2.4)
        )
      }),
    )
    const print =
      scales +
      fill(box(180, 316, 120, 66), INK.cream) +
      words('Dragon', 240, 346, 22, { within: 88 }) +
      words('Hoard', 240, 370, 22, { within: 88 })
    return picture(
      backdrop('hills', { wall: '#f5d0d9', shape: '#e79fb4', table: '#4a2748' }),
      can(240, 414, '#d83a78', print, 1.16),
      shadow(100, 428, 56, 11),
      at(100, 356, dragonFruitHalf(), { scale: 1.12, turn: -8 }),
      shadow(386, 432, 50, 10),
      at(386, 372, dragonFruitHalf(), { scale: 0.98, turn: 10 }),
      each(
        points('312 446, 336 454, 176 450, 152 442'),
        ([x, y]) => fill(ellipse(x, y, 12, 6), shade(INK.mango, 0.2)) + fill(ellipse(x, y - 3, 12, 6), INK.mango),
      ),
    )
  },

  'bitter-end': () => {
    const print = [
      clip(box(180, 150, 120, 270), at(240, 306, citrusHalf(GRAPEFRUIT, 10), { scale: 1.5 })),
      fill(box(180, 180, 120, 62), '#f7d7c6'),
      words('Bitter', 240, 208, 24, { within: 86 }),
      words('End', 240, 234, 24, { within: 86 }),
    ].join('')
    return picture(
      backdrop('diamond', { wall: '#f3b8a2', shape: '#f8cdb9', table: '#7a2f45' }),
      can(240, 414, '#f0785f', print, 1.2),
      shadow(96, 436, 56, 10),
      at(96, 382, citrus(GRAPEFRUIT), { scale: 1.12 }),
      shadow(390, 438, 50, 10),
      at(390, 386, citrusHalf(GRAPEFRUIT, 10), { scale: 1.06, turn: 12 }),
      at(176, 444, leaf(40), { turn: 80 }),
    )
  },
}
