import { bee, honeyPot } from '../drawing/bees.ts'
import { crownCap, screwCap, swingTop } from '../drawing/caps.ts'
import { INK, shade, tint } from '../drawing/color.ts'
import { BLOOD_ORANGE, citrusHalf } from '../drawing/fruit-citrus.ts'
import { cherries, pomegranateHalf } from '../drawing/fruit-orchard.ts'
import { leaf, sprig } from '../drawing/leaves.ts'
import { markAt } from '../drawing/mark.ts'
import { around, at, box, circle, clip, each, ellipse, fill, line, points } from '../drawing/shape.ts'
import { FORMS, vessel } from '../drawing/vessels.ts'
import { patch, scene } from './ground.ts'

/** Illustrations of special occasions. */
export const OCCASIONS: Record<string, () => string> = {
  deluxe: () => {
    const cushion =
      'M72 178C68 170 76 166 84 170C132 162 190 162 238 170C246 166 254 170 250 178C256 188 256 196 250 204C254 212 246 216 238 212C190 220 132 220 84 212C76 216 68 212 72 204C66 196 66 188 72 178Z'
    const crown = 'M-24 14L-30 -14L-14 -2L0 -22L14 -2L30 -14L24 14Z'
    return scene(
      patch('#ead08d') +
        clip(
          'M40 128C30 66 84 22 150 26C214 8 296 44 290 118C304 170 262 206 200 204C150 222 56 210 40 128Z',
          each(around(12, 1), ([, , turn]) => at(160, 112, fill('M0 0L-24 -190L24 -190Z', '#f3e0ae'), { turn })),
        ) +
        fill(ellipse(174, 216, 98, 9), '#3a1238', 0.2) +
        clip(
          cushion,
          fill(cushion, INK.pomegranate),
          fill('M60 196C130 210 200 210 262 192L262 220L60 220Z', shade(INK.pomegranate, 0.4), 0.6),
          line('M84 178C132 170 190 170 238 178', tint(INK.pomegranate, 0.3), 3, 0.6),
        ) +
        each(points('74 172, 248 172, 74 210, 248 210'), ([x, y]) => fill(circle(x, y, 6), INK.mango)) +
        vessel(FORMS.globe, {
          cx: 160,
          base: 186,
          scale: 0.52,
          liquid: INK.cherry,
          full: 0.66,
          wall: 4,
          label: markAt(160, 138, 46, INK.cream, INK.pear),
        }) +
        at(
          161,
          46,
          fill(crown, INK.mango) +
            fill('M6 14L0 -22L14 -2L30 -14L24 14Z', shade(INK.mango, 0.24), 0.7) +
            fill(box(-25, 9, 50, 9, 3), '#d9952a') +
            each(points('-30 -16, 0 -25, 30 -16'), ([x, y]) => fill(circle(x, y, 5), INK.pomegranate)) +
            fill(circle(-12, 13.5, 2.4), INK.cream) +
            fill(circle(0, 13.5, 2.4), INK.cream) +
            fill(circle(12, 13.5, 2.4), INK.cream),
          { turn: 7 },
        ) +
        at(90, 158, pomegranateHalf(), { scale: 0.5, turn: -10 }) +
        at(232, 152, cherries(), { scale: 0.54, turn: 8 }) +
        each(points('68 86 8, 250 70 9, 96 54 5, 228 104 5'), ([x, y, r]) =>
          fill(
            `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
            INK.white,
          ),
        ),
    )
  },

  delivered: () => {
    const bottle = (cx: number, liquid: string, form: keyof typeof FORMS, cap: ReturnType<typeof screwCap>) =>
      vessel(FORMS[form], { cx, base: 196, scale: 0.42, liquid, full: 0.72, wall: 3, cap })
    const crate = box(66, 146, 118, 58, 4)
    return scene(
      patch('#b5cf9a') +
        fill(box(178, 44, 88, 162, 6), INK.kraft) +
        fill(box(256, 44, 10, 162, 4), shade(INK.kraft, 0.3), 0.6) +
        fill('M186 206L186 98A36 36 0 0 1 258 98L258 206Z', INK.pomegranate) +
        fill('M236 66A36 36 0 0 1 258 98L258 206L236 206Z', shade(INK.pomegranate, 0.3), 0.6) +
        clip(
          'M196 102A26 26 0 0 1 248 102Z',
          fill(box(190, 70, 70, 40), '#f6d98a'),
          each([-48, -16, 16, 48], (turn) => at(222, 102, line('M0 0L0 -34', INK.cream, 3), { turn })),
        ) +
        line('M200 122L216 122L216 158L200 158ZM228 122L244 122L244 158L228 158Z', shade(INK.pomegranate, 0.4), 3) +
        fill(circle(197, 168, 4.6), INK.mango) +
        fill(box(172, 202, 102, 8, 3), shade(INK.bone, 0.2)) +
        fill(ellipse(142, 206, 94, 9), '#3a1238', 0.2) +
        bottle(88, INK.orange, 'litre', screwCap(INK.leaf, 24)) +
        bottle(126, INK.plum, 'swing', swingTop()) +
        bottle(162, INK.pear, 'longneck', crownCap(INK.pomegranate)) +
        clip(
          crate,
          fill(crate, '#c98f4f'),
          fill(box(60, 164, 130, 4), '#6d4029', 0.5),
          fill(box(60, 184, 130, 4), '#6d4029', 0.5),
          fill(box(66, 146, 10, 60), '#a9703a'),
          fill(box(174, 146, 10, 60), '#8a5630'),
          fill(box(60, 146, 130, 4), tint('#c98f4f', 0.3)),
        ) +
        fill(circle(125, 175, 22), INK.bottle) +
        line('M114 175L122 184L137 166', INK.pear, 6) +
        at(48, 190, citrusHalf(BLOOD_ORANGE), { scale: 0.3 }) +
        at(276, 206, sprig(66, 3, { leafLength: 26 }), { turn: 10 }) +
        at(58, 208, leaf(22, { color: INK.moss }), { turn: -60 }),
    )
  },

  'honey-pot': () =>
    scene(
      patch('#f1dfb0') +
        at(158, 212, honeyPot(), { scale: 1.1 }) +
        at(72, 76, bee(), { turn: -10, scale: 0.8 }) +
        at(252, 62, bee(), { turn: 8, scale: 0.7, flip: true }) +
        at(262, 140, bee(), { turn: -14, scale: 0.55, flip: true }),
    ),
}
