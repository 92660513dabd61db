import { backdrop, picture } from '../drawing/backdrop.ts'
import { INK, shade, tint } from '../drawing/color.ts'
import { ribbon } from '../drawing/curve.ts'
import { strawberry } from '../drawing/fruit-berries.ts'
import { sheetLabel, tag } from '../drawing/labels.ts'
import { sprig } from '../drawing/leaves.ts'
import { words } from '../drawing/lettering.ts'
import { markAt } from '../drawing/mark.ts'
import {
  around,
  at,
  box,
  circle,
  clip,
  each,
  ellipse,
  fill,
  line,
  n,
  outline,
  points,
  times,
} from '../drawing/shape.ts'
import { FORMS, shadow, stand, vessel } from '../drawing/vessels.ts'

/** Food to eat with a spoon or by the handful. */
export const PANTRY: Record<string, () => string> = {
  'honey-trap': () => {
    const bee = at(
      0,
      0,
      fill(ellipse(-6, -14, 9, 14), INK.white, 0.9) +
        fill(ellipse(10, -14, 9, 14), INK.white, 0.9) +
        clip(
          ellipse(0, 0, 19, 13),
          fill(ellipse(0, 0, 19, 13), INK.mango),
          fill(box(-8, -14, 6, 28), INK.ink),
          fill(box(5, -14, 6, 28), INK.ink),
        ) +
        fill(circle(-16, -1, 7), INK.ink) +
        fill('M18 -3L27 0L18 4Z', INK.ink),
    )
    const profile = stand(FORMS.jar, 414, 1.22)
    return picture(
      backdrop('arch', { wall: '#f6d889', shape: '#fbe7b4', table: '#8a5426' }),
      each(points('50 90, 92 114, 50 138, 430 250, 430 202'), ([x, y]) =>
        line(outline(around(6, 26).map(([px, py]): readonly [number, number] => [x + px, y + py])), '#eebb4e', 5),
      ),
      at(
        318,
        226,
        line('M0 0L52 -124', INK.wood, 12) +
          at(
            -10,
            26,
            times(5, (i) =>
              fill(box(-26 + Math.abs(i - 2) * 4, -30 + i * 13, 52 - Math.abs(i - 2) * 8, 9, 4.5), INK.wood),
            ),
            { turn: 22 },
          ),
      ),
      vessel(FORMS.jar, {
        base: 414,
        scale: 1.22,
        liquid: '#eaa22b',
        full: 0.84,
        label: sheetLabel(240, 338, 112, 104, {
          lines: ['Honey', 'Trap'],
          size: 28,
          accent: INK.ember,
          foot: 'DO ENTER',
        }),
        wall: 7,
      }),
      clip(
        box(100, profile[0]![1] - 40, 280, 130),
        fill(
          'M168 206C168 190 312 190 312 206L312 232Q304 262 296 234Q284 226 276 240Q270 290 260 240Q248 226 234 236Q224 262 214 236Q198 226 190 240Q182 276 174 238L168 226Z',
          '#f0b13c',
        ),
        line('M186 206Q210 200 236 201', INK.white, 5, 0.6),
      ),
      at(96, 230, bee, { scale: 1.3, turn: -12 }),
      at(396, 330, bee, { scale: 1.1, flip: true, turn: 14 }),
      line('M118 240C140 262 108 284 130 306', INK.ink, 2.4, 0.5),
      shadow(98, 440, 60, 9),
      fill(box(40, 418, 120, 18, 3), INK.wood),
      fill(box(40, 418, 120, 6, 3), tint(INK.wood, 0.3)),
      line('M128 418L92 400M58 418L58 396L104 390', '#8b9a97', 4),
      fill('M96 414l20 -12l10 14z', INK.mango),
    )
  },

  'peel-appeal': () => {
    const bag = 'M152 150L328 150L344 396Q346 414 326 414L154 414Q134 414 136 396Z'
    const spiral =
      fill(
        ribbon(points('60 380 8, 96 364 22, 128 390 24, 104 420 24, 66 404 22, 72 436 22, 118 446 14, 150 440 3')),
        INK.cherry,
      ) + line('M64 380C96 358 130 380 112 410C98 424 70 412 72 420', tint(INK.rose, 0.5), 4, 0.9)
    return picture(
      backdrop('split', { wall: '#efd9b8', shape: '#e8cda3', table: '#7c9457' }),
      shadow(244, 414, 104),
      clip(
        bag,
        fill(bag, INK.kraft),
        fill('M268 150L350 150L350 416L290 416Z', shade(INK.kraft, 0.5), 0.26),
        fill(circle(236, 326, 46), '#8c6239'),
        at(222, 326, chip(24)),
        at(250, 340, chip(22)),
        at(246, 308, chip(20)),
        line(circle(236, 326, 46), tint(INK.kraft, 0.4), 4),
      ),
      fill(outline(points('146 138 3, 334 138 3, 330 162, 150 162')), shade(INK.kraft, 0.16)),
      each(
        Array.from({ length: 12 }, (_, i) => 156 + i * 15),
        (x) => line(`M${x} 141L${x} 158`, shade(INK.kraft, 0.5), 1.6, 0.6),
      ),
      markAt(236, 196, 40, INK.pomegranate, INK.bottle),
      words('Peel Appeal', 238, 244, 27, { within: 160 }),
      words('APPLE CRISPS', 238, 264, 12, { spacing: 1.6 }),
      shadow(104, 444, 64, 9),
      spiral,
      shadow(392, 440, 46, 8),
      at(386, 414, chip(38)),
      at(424, 434, chip(28)),
      at(356, 442, chip(22)),
    )
  },

  'in-a-jam': () => {
    const cloth =
      'M150 214L170 178Q240 160 310 178L330 214Q316 226 304 214Q290 228 276 216Q258 230 240 217Q222 230 204 216Q190 228 176 214Q164 226 150 214Z'
    return picture(
      backdrop('tiles', { wall: '#f5d3cf', shape: '#f9e1dc', table: '#7f9b5b' }),
      vessel(FORMS.jar, {
        base: 414,
        scale: 1.24,
        liquid: '#b91f35',
        full: 0.9,
        wall: 7,
        inside: each(
          points('190 300, 286 286, 210 390, 292 384, 176 350'),
          ([x, y]) => fill(ellipse(x, y, 16, 12), '#d83a47', 0.8) + fill(circle(x - 4, y - 2, 2), INK.lemon),
        ),
        label: sheetLabel(240, 342, 112, 96, { lines: ['In a Jam'], size: 29, foot: 'STRAWBERRY' }),
      }),
      clip(
        cloth,
        fill(cloth, INK.cream),
        each(
          Array.from({ length: 10 }, (_, i) => 146 + i * 20),
          (x) => line(`M${x} 160L${x + (x - 240) * 0.12} 236`, INK.cherry, 5, 0.85),
        ),
        each([178, 198, 218], (y) => line(`M140 ${y}L340 ${y}`, INK.cherry, 5, 0.5)),
        fill('M270 150L340 150L340 240L280 240Z', shade(INK.cream, 0.5), 0.26),
      ),
      line('M168 204Q240 216 312 204', INK.bottle, 5),
      tag(322, 220, 54, { lines: ['HELP'], size: 16 }, -12),
      shadow(92, 434, 46, 9),
      at(92, 388, strawberry(), { scale: 1, turn: -14 }),
      shadow(386, 438, 42, 8),
      at(388, 400, strawberry(), { scale: 0.84, turn: 16 }),
      at(140, 434, strawberry(), { scale: 0.5, turn: 60 }),
      at(330, 446, sprig(90, 3, { leafLength: 36 }), { turn: 82 }),
    )
  },
}

/** An apple crisp: a thin ring with a frilled edge. */
function chip(r: number): string {
  const flesh = '#f3dfa4'
  return at(
    0,
    0,
    fill(ellipse(0, 2, r * 1.04, r * 0.9), INK.cherry) +
      fill(ellipse(0, 0, r * 0.96, r * 0.8), flesh) +
      each(around(5, r * 0.22), ([x, y, turn]) =>
        at(x, y, fill(ellipse(0, 0, r * 0.07, r * 0.16), INK.bark), { turn }),
      ) +
      line(`M${n(-r * 0.6)} ${n(-r * 0.3)}Q0 ${n(-r * 0.62)} ${n(r * 0.5)} ${n(-r * 0.4)}`, shade(flesh, 0.16), 2),
  )
}
