import { backdrop, picture } from '../drawing/backdrop.ts'
import { lid } from '../drawing/caps.ts'
import { INK, shade, tint } from '../drawing/color.ts'
import { strawberry } from '../drawing/fruit-berries.ts'
import { citrusHalf, ORANGE } from '../drawing/fruit-citrus.ts'
import { apple, pear } from '../drawing/fruit-orchard.ts'
import { leaf } from '../drawing/leaves.ts'
import { words } from '../drawing/lettering.ts'
import { markAt } from '../drawing/mark.ts'
import {
  around,
  at,
  box,
  circle,
  clip,
  ellipse,
  fill,
  gleam,
  line,
  lit,
  outline,
  points,
  times,
} from '../drawing/shape.ts'
import { FORMS, opaque, shadow, stand, vessel } from '../drawing/vessels.ts'

/** A wax seal with the mark. */
function waxSeal(x: number, y: number, r: number, color: string, turn = 0): string {
  const edge = around(11, 1).map(([px, py], i): readonly [number, number, number] => [
    px * r * (i % 2 ? 1 : 1.12),
    py * r * (i % 3 ? 1.02 : 1.1),
    r * 0.5,
  ])
  return at(
    x,
    y,
    lit(outline(edge), color, { size: r * 2 }) +
      fill(circle(0, 0, r * 0.72), shade(color, 0.25)) +
      fill(circle(-1.5, -1.5, r * 0.68), color) +
      markAt(0, 2, r * 0.95, shade(color, 0.42), shade(color, 0.42)) +
      gleam(-r * 0.62, -r * 0.62, r * 0.3),
    { turn },
  )
}

/** Gifts: sealed, in a crate, or under the table. */
export const GIFTS: Record<string, () => string> = {
  'tamper-proof-seals': () => {
    const jar = stand(FORMS.jar, 410, 1.4)
    const strip =
      fill(box(160, 158, 48, 150), INK.cream) +
      fill(box(160, 158, 4, 150), INK.pomegranate) +
      fill(box(204, 158, 4, 150), INK.pomegranate)
    return picture(
      backdrop('sun', { wall: '#e7d7bd', shape: '#f1e6d2', table: '#8b5a3c' }),
      shadow(184, 410, 96),
      opaque(
        184,
        jar,
        '#d8b07a',
        fill(box(80, 326, 220, 54), INK.cream),
        words('UNOPENED', 184, 354, 24, { spacing: 1, within: 150 }),
        words('as far as we know', 184, 372, 13),
      ),
      lid('#8c6a3f', 36)(184, jar),
      clip('M150 166L218 166L218 302L184 286L150 302Z', strip),
      waxSeal(184, 252, 40, INK.cherry, -8),
      shadow(376, 436, 64, 9),
      waxSeal(354, 404, 38, INK.pomegranate, 14),
      waxSeal(418, 418, 33, INK.bottle, -10),
      waxSeal(392, 356, 34, '#c98a2b', 6),
      shadow(116, 452, 70, 6),
      at(
        112,
        446,
        lit(box(-66, -13, 116, 22, 6), INK.pomegranate, { size: 60 }) +
          line('M50 -2L66 -8', INK.ink, 3.4) +
          fill('M66 -12C74 -18 72 -28 68 -36C84 -28 84 -14 74 -6Z', INK.mango),
      ),
    )
  },

  'whole-orchard': () => {
    const neck = (cx: number, color: string, cap: string, h: number) =>
      vessel(FORMS.litre, { cx, base: 400 - h, scale: 0.86, liquid: color, full: 0.86, cap: lid(cap, 26) })
    const slat = (y: number) =>
      fill(box(66, y, 348, 36, 4), INK.wood) +
      fill(box(66, y, 348, 6, 3), tint(INK.wood, 0.3)) +
      line(
        `M96 ${y + 20}L190 ${y + 22}M230 ${y + 16}L330 ${y + 18}M350 ${y + 26}L396 ${y + 25}`,
        shade(INK.wood, 0.5),
        2,
        0.5,
      )
    return picture(
      backdrop('sun', { wall: '#cfe0cf', shape: '#e2ecda', table: '#6d7f52' }),
      shadow(240, 420, 176, 15),
      at(116, 302, leaf(110, { width: 0.6 }), { turn: -40 }),
      at(366, 302, leaf(110, { width: 0.6, color: INK.moss }), { turn: 44 }),
      neck(134, INK.mango, INK.bottle, 14),
      neck(346, '#7fae3f', INK.ember, 14),
      neck(204, INK.pomegranate, '#e9b44c', 26),
      neck(276, INK.plum, INK.bottle, 26),
      at(94, 288, apple(), { scale: 0.76, turn: -10 }),
      at(388, 286, pear(), { scale: 0.72, turn: 12 }),
      at(240, 296, citrusHalf(ORANGE), { scale: 0.7 }),
      at(170, 304, strawberry(), { scale: 0.5, turn: -14 }),
      at(312, 302, apple('#8fbb45', INK.pear), { scale: 0.6, turn: 8 }),
      slat(296),
      slat(338),
      slat(380),
      fill(box(66, 290, 24, 130, 4), shade(INK.wood, 0.18)),
      fill(box(390, 290, 24, 130, 4), shade(INK.wood, 0.34)),
      fill(box(156, 318, 168, 76, 6), INK.cream),
      markAt(182, 356, 36),
      words('The Whole', 256, 350, 21),
      words('Orchard', 256, 374, 21),
    )
  },

  'the-bribe': () => {
    return picture(
      backdrop('dots', { wall: '#d9c6b0', shape: '#d0b99f', table: '#3b5b50' }),
      shadow(240, 418, 150, 14),
      at(240, 280, fill(outline(points('-128 -10 6, 128 -10 6, 128 134 6, -128 134 6')), shade(INK.cream, 0.1)), {
        turn: -6,
      }),
      at(
        250,
        190,
        fill(box(-104, -70, 208, 140, 14), INK.pomegranate) +
          clip(
            box(-104, -70, 208, 140, 14),
            times(5, (i) => at(-80 + i * 46, 60, leaf(150, { color: '#c43550', width: 0.36 }), { turn: 12 })),
          ) +
          markAt(-62, -30, 44, INK.cream, INK.pear) +
          words('25 ¤', 56, -22, 30, { color: INK.cream }) +
          words('no questions asked', 0, 30, 17, { color: INK.cream }),
        { turn: 7 },
      ),
      at(
        240,
        280,
        fill('M-128 -10L0 74L128 -10L128 134L-128 134Z', INK.cream) +
          fill('M-128 134L-20 52L0 66L20 52L128 134Z', shade(INK.cream, 0.12)) +
          line('M-128 134L-20 54M128 134L20 54', shade(INK.cream, 0.3), 2.4),
        { turn: -6 },
      ),
      waxSeal(240, 356, 34, INK.bottle, -6),
      shadow(92, 446, 40, 7),
      at(
        90,
        424,
        times(
          4,
          (i) =>
            fill(ellipse(i * 3, -i * 8, 30, 10), shade(INK.mango, 0.25)) +
            fill(ellipse(i * 3, -i * 8 - 4, 30, 10), INK.mango),
        ) + markAt(9, -29, 18, shade(INK.mango, 0.4), shade(INK.mango, 0.4)),
      ),
      at(396, 440, apple(), { scale: 0.6, turn: 14 }),
    )
  },
}
