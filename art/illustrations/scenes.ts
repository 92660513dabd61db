import { INK, shade, tint } from '../drawing/color.ts'
import { leaf, sprig } from '../drawing/leaves.ts'
import { markAt } from '../drawing/mark.ts'
import { at, box, circle, clip, each, ellipse, fill, line, points, times } from '../drawing/shape.ts'
import { snake } from '../drawing/snake.ts'
import { FORMS, vessel } from '../drawing/vessels.ts'
import { patch, scene } from './ground.ts'

/** Illustrations for search results, basket and lists without content. */
export const ILLUSTRATIONS: Record<string, () => string> = {
  'no-results': () => {
    const core = fill(
      'M-30 -52C-10 -44 10 -44 30 -52C26 -30 14 -18 14 0C14 18 26 30 30 50C14 60 -14 60 -30 50C-26 30 -14 18 -14 0C-14 -18 -26 -30 -30 -52Z',
      '#f3dca0',
    )
    const skins =
      fill('M-32 -54C-12 -44 12 -44 32 -54L28 -40C10 -32 -10 -32 -28 -40Z', INK.cherry) +
      fill('M-32 52C-14 62 14 62 32 52L28 40C12 48 -12 48 -28 40Z', INK.cherry)
    const pips = each([-1, 1], (side) => at(side * 5, 0, fill('M0 -12C5 -5 5 5 0 11C-5 5 -5 -5 0 -12Z', INK.bark)))
    return scene(
      patch('#a9c98f') +
        fill(ellipse(170, 196, 110, 10), '#3a1238', 0.2) +
        at(
          88,
          140,
          core + skins + pips + line('M0 -46q2 -14 8 -20', INK.bark, 5) + at(6, -60, leaf(30), { turn: 70 }),
          { scale: 0.94 },
        ) +
        snake(
          points(
            '276 196 4, 250 190 12, 222 196 16, 196 188 18, 192 164 18, 220 150 19, 246 134 19, 240 108 19, 212 96 19, 192 98 17',
          ),
          INK.leaf,
          true,
        ) +
        line('M156 136L149 180', INK.bark, 9) +
        fill(circle(160, 96, 36), '#eaf6f4', 0.5) +
        line(circle(160, 96, 36), '#d9a23c', 8) +
        line('M140 92C142 80 150 74 160 73', INK.white, 5, 0.9),
    )
  },

  'empty-basket': () => {
    const basket = 'M76 118L244 118L226 196Q224 204 216 204L104 204Q96 204 94 196Z'
    const weave = times(4, (row) =>
      times(12, (i) =>
        fill(box(70 + i * 17 + (row % 2 ? 8 : 0), 128 + row * 19, 13, 13, 4), (i + row) % 2 ? '#c98f4f' : '#dba765'),
      ),
    )
    return scene(
      patch('#e6b79a') +
        fill(ellipse(176, 204, 92, 9), '#3a1238', 0.2) +
        line('M92 120C92 20 228 20 228 120', INK.bark, 10) +
        line('M92 120C92 20 228 20 228 120', '#b97f45', 4) +
        clip(
          basket,
          fill(basket, '#a9703a'),
          weave,
          fill('M196 110L250 110L230 210L204 210Z', shade('#a9703a', 0.6), 0.3),
        ) +
        fill(box(68, 108, 184, 17, 8), '#b97f45') +
        fill(box(68, 108, 184, 6, 3), tint('#b97f45', 0.3)) +
        line('M120 108C120 84 128 76 134 62', INK.white, 1.6, 0.9) +
        at(134, 62, fill(circle(0, 6, 6), INK.ink) + line('M-5 4L-13 -1M-5 8L-13 11M5 4L13 -1M5 8L13 11', INK.ink, 2)) +
        at(266, 196, leaf(46, { color: INK.moss }), { turn: -70 }),
    )
  },

  'empty-list': () =>
    scene(
      patch('#b9c3dc') +
        vessel(FORMS.litre, {
          cx: 160,
          base: 204,
          scale: 0.6,
          liquid: '#e3a638',
          full: 0.04,
          label: fill(box(110, 142, 100, 34), INK.cream) + markAt(160, 159, 26),
        }) +
        at(240, 204, sprig(96, 3, { leafLength: 40 }), { turn: 18 }) +
        at(
          84,
          206,
          at(
            0,
            -18,
            fill(circle(0, 0, 17), '#c98f4f') +
              line('M0 0C6 -4 8 4 1 7C-8 9 -12 -2 -6 -9C2 -16 14 -8 12 4', shade('#c98f4f', 0.5), 3),
          ) +
            line('M-20 -2L24 -2C30 -2 30 -14 28 -22M26 -6L34 -24', INK.moss, 7) +
            fill(circle(28, -24, 3), INK.ink) +
            fill(circle(35, -26, 3), INK.ink),
        ),
    ),
}
