import { backdrop, picture } from '../drawing/backdrop.ts'
import { cork, foil, lid, screwCap } from '../drawing/caps.ts'
import { INK, mix, shade } from '../drawing/color.ts'
import { bubbles, ice, straw } from '../drawing/drinks.ts'
import { elderflower } from '../drawing/fruit-berries.ts'
import { citrus, citrusHalf, LEMON, LIME } from '../drawing/fruit-citrus.ts'
import { bananaPeel, coconut, coconutHalf, durian, mango, melonWedge, passionFruitHalf } from '../drawing/fruit-far.ts'
import { bandLabel, diamondLabel, ovalLabel, sealLabel, sheetLabel } from '../drawing/labels.ts'
import { leaf, mint } from '../drawing/leaves.ts'
import { words } from '../drawing/lettering.ts'
import { markAt } from '../drawing/mark.ts'
import { at, box, circle, clip, ellipse, fill, line, lit, outline, points, times, turned } from '../drawing/shape.ts'
import { FORMS, shadow, stand, vessel } from '../drawing/vessels.ts'

/** Drinks of tropical fruit. */
export const FAR_BOTTLES: Record<string, () => string> = {
  'lemon-alibi': () => {
    const slices =
      at(214, 318, citrusHalf(LEMON), { scale: 0.62 }) +
      at(268, 352, citrusHalf(LEMON), { scale: 0.56, turn: 20 }) +
      at(244, 262, citrusHalf(LEMON), { scale: 0.46, turn: 40 })
    return picture(
      backdrop('awning', { wall: '#dcebe4', shape: '#f3cf3f', table: '#6ea594' }),
      line('M296 238C368 226 372 336 312 344', '#f2fbf7', 15),
      line('M296 238C368 226 372 336 312 344', '#9cc3b4', 3),
      vessel(FORMS.carafe, {
        base: 412,
        scale: 1.16,
        liquid: '#f3e07a',
        full: 0.84,
        inside: slices + ice(290, 262, 34, 18) + ice(196, 270, 30, -14),
      }),
      at(240, 128, mint(56), { turn: -14 }),
      shadow(88, 436, 56, 9),
      at(88, 392, citrus(LEMON, true), { scale: 0.94, turn: -12 }),
      shadow(402, 440, 46, 9),
      at(400, 400, citrusHalf(LEMON), { scale: 0.86, turn: 12 }),
    )
  },

  'slip-up': () => {
    const [x, y, w] = [222, 178, 122]
    const front = box(x - w / 2, y, w, 234, 4)
    return picture(
      backdrop('split', { wall: '#fbe9ad', shape: '#f7dd85', table: '#4f8a7c' }),
      shadow(244, 412, 84),
      fill(
        outline([
          [x + w / 2, y],
          [x + w / 2 + 38, y - 12],
          [x + w / 2 + 38, 400],
          [x + w / 2, 412],
        ]),
        shade(INK.cream, 0.2),
      ),
      fill(
        outline([
          [x - w / 2, y],
          [x + w / 2, y],
          [x + w / 2 - 8, y - 52],
          [x - w / 2 + 8, y - 52],
        ]),
        '#f3c93a',
      ),
      fill(
        outline([
          [x + w / 2, y],
          [x + w / 2 + 38, y - 12],
          [x + w / 2 - 8, y - 52],
        ]),
        '#c9992a',
      ),
      fill(box(x - w / 2 + 6, y - 78, w - 12, 28, 3), '#f7dc5e'),
      fill(box(x - w / 2 + 6, y - 72, w - 12, 4), '#c9992a'),
      clip(
        front,
        fill(front, INK.cream),
        fill(box(x - w / 2, y, w, 40), '#f3c93a'),
        fill(`M${x - w / 2} ${y + 40}Q${x - 20} ${y + 66} ${x + w / 2} ${y + 40}Z`, '#f3c93a'),
        fill(box(x - w / 2, 372, w, 44), INK.bottle),
        words('Slip-Up', x, y + 104, 32, { color: INK.ink }),
        words('BANANA SMOOTHIE', x, y + 124, 11, { color: INK.ink, spacing: 0.8, within: w - 16 }),
        at(x, y + 172, bananaPeel(), { scale: 0.46 }),
        markAt(x, 391, 26, INK.cream, INK.pear),
      ),
      shadow(372, 444, 84, 9),
      at(364, 410, bananaPeel(), { scale: 1 }),
      line('M64 446C84 440 104 440 124 446M86 458C98 454 112 454 122 458', INK.white, 4, 0.6),
      line('M40 430C70 420 104 424 130 432', INK.white, 4, 0.6),
    )
  },

  'melon-drama': () => {
    const drink = at(240, 342, ice(-24, -30, 36, 14) + ice(22, 6, 34, -18) + ice(-14, 30, 30, 30))
    return picture(
      backdrop('leaves', { wall: '#cfe6cd', shape: '#bfdcbd', table: '#d65a62' }),
      straw(250, 380, 240, INK.bottle, 14),
      vessel(FORMS.tumbler, { base: 412, scale: 1.44, liquid: '#ef6a72', full: 0.86, wall: 7, inside: drink }),
      at(176, 210, melonWedge(), { scale: 0.82, turn: -24 }),
      shadow(380, 434, 70, 10),
      at(384, 390, melonWedge(), { scale: 1.02, turn: 4 }),
      fill('M84 300C90 316 92 322 84 328C76 322 78 316 84 300Z', '#7fb7c9'),
      at(110, 260, fill('M0 0C6 16 8 22 0 28C-8 22 -6 16 0 0Z', '#7fb7c9'), { scale: 0.7 }),
      shadow(92, 436, 44, 8),
      at(92, 410, melonWedge(), { scale: 0.6, turn: -8 }),
    )
  },

  'lime-and-punishment': () => {
    const label = bandLabel(240, 330, 56, 132, {
      lines: ['Lime &', 'Punishment'],
      size: 25,
      accent: INK.leaf,
      foot: 'CORDIAL',
    })
    return picture(
      backdrop('tiles', { wall: '#d6e5b4', shape: '#e2edc8', table: '#39614f' }),
      vessel(FORMS.cordial, { scale: 1.16, liquid: '#9cbf3e', full: 0.72, label, cap: screwCap(INK.ink, 30) }),
      shadow(98, 436, 56, 9),
      at(98, 392, citrus(LIME, true), { scale: 0.94, turn: 8 }),
      shadow(392, 438, 46, 9),
      at(386, 394, citrusHalf(LIME), { scale: 0.92, turn: -10 }),
      times(4, (i) =>
        at(300 + i * 26, 456 - i * 3, line(ellipse(0, 0, 15, 8), '#aebdb9', 6), { turn: i % 2 ? 62 : -8 }),
      ),
    )
  },

  'crime-of-passion': () => {
    const label = diamondLabel(240, 324, 62, 66, {
      lines: ['Crime of', 'Passion'],
      size: 20,
      marked: false,
      accent: INK.pomegranate,
    })
    return picture(
      backdrop('rays', { wall: '#f3a68d', shape: '#f6b9a2', table: '#571f47' }),
      vessel(FORMS.globe, { base: 412, scale: 1.14, liquid: INK.orange, full: 0.66, label, cap: cork(34) }),
      shadow(90, 436, 50, 9),
      at(90, 388, passionFruitHalf(), { scale: 1.04, turn: -8 }),
      shadow(396, 436, 46, 9),
      at(396, 392, lit(circle(0, 0, 48), '#5d2450', { dark: '#35132f' }) + line('M0 -46l2 -12', INK.moss, 6), {
        scale: 0.94,
      }),
      fill('M176 444l12 -10l8 14l-10 6zM296 452l10 -12l12 12z', INK.white, 0.65),
      at(
        330,
        236,
        fill('M0 12C-20 -2 -18 -20 -6 -20C-2 -20 0 -16 0 -14C0 -16 2 -20 6 -20C18 -20 20 -2 0 12Z', INK.pomegranate) +
          line('M2 -16L-5 -6L4 -1L-2 10', '#f6b9a2', 3),
        { scale: 1.4, turn: 14 },
      ),
    )
  },

  'tough-nut': () => {
    const label = sheetLabel(150, 326, 88, 128, {
      lines: ['Tough', 'Nut'],
      size: 26,
      accent: INK.teal,
      foot: 'COCONUT',
    })
    return picture(
      backdrop('sun', { wall: '#a9d3d6', shape: '#c5e3e2', table: '#e4c48c' }),
      at(486, 30, leaf(220, { width: 0.24, bend: 0.05, color: '#4f8f56' }), { turn: -124 }),
      at(490, 10, leaf(230, { width: 0.22, bend: 0.05, color: '#3f7d52' }), { turn: -100 }),
      at(480, 60, leaf(170, { width: 0.26, bend: 0.05, color: '#3f7d52' }), { turn: -152 }),
      vessel(FORMS.tall, {
        cx: 150,
        base: 414,
        scale: 1.1,
        liquid: '#eef3ec',
        full: 0.82,
        label,
        cap: screwCap(INK.teal),
      }),
      shadow(316, 422, 84, 12),
      straw(326, 340, 130, INK.ember, 18),
      at(316, 336, coconutHalf(), { scale: 1.6 }),
      shadow(420, 446, 40, 8),
      at(420, 410, coconut(), { scale: 0.76, turn: 20 }),
      at(242, 446, coconutHalf(), { scale: 0.3, turn: -8 }),
    )
  },

  'elderflower-seance': () => {
    const label = ovalLabel(240, 330, 52, 62, {
      lines: ['Elderflower', 'Séance'],
      size: 21,
      accent: INK.moss,
      foot: 'SPARKLING',
    })
    return picture(
      backdrop('moon', { wall: '#2f4a5c', shape: '#f4e6b4', table: '#1b2e3c' }),
      vessel(FORMS.sparkling, {
        scale: 1.1,
        liquid: '#c9cf86',
        tone: '#6f8f6a',
        full: 0.74,
        inside: bubbles(240, 404, 90, 190, 18),
        label,
        cap: foil('#e3c463'),
      }),
      at(104, 432, elderflower(116), { turn: -6 }),
      at(378, 436, elderflower(106), { turn: 8 }),
      at(58, 436, leaf(70, { color: INK.moss }), { turn: -64 }),
      at(424, 438, leaf(64, { color: INK.moss }), { turn: 66 }),
      line('M164 150C140 120 176 96 150 62M326 206C350 176 316 156 340 118', INK.white, 5, 0.3),
    )
  },

  mangone: () => {
    const profile = stand(FORMS.tall, 412, 1.18)
    return picture(
      backdrop('dots', { wall: '#f9dba0', shape: '#f6d08a', table: '#b1542f' }),
      `<path d="${turned(stand(FORMS.tall, 412, 1.3), 240)}" fill="none" stroke="${INK.white}" stroke-width="4" stroke-dasharray="2 13" stroke-linecap="round"/>`,
      vessel(FORMS.tall, {
        base: 412,
        scale: 1.18,
        liquid: INK.mango,
        full: 0.05,
        label: sheetLabel(240, 318, 98, 96, { lines: ['Mangone'], size: 24, accent: INK.orange, foot: 'LASSI' }),
      }),
      line(
        `M205 ${profile[2]![1] + 18}C208 ${profile[2]![1] + 40} 206 ${profile[2]![1] + 62} 210 ${profile[2]![1] + 84}`,
        INK.mango,
        9,
        0.7,
      ),
      line('M272 196C274 214 270 224 272 246', INK.mango, 7, 0.7),
      shadow(120, 442, 30, 6),
      at(120, 426, lid(INK.orange, 30)(0, points('26 0, 26 10'))),
      shadow(390, 434, 56, 10),
      at(390, 390, mango(), { scale: 1.08 }),
      line('M70 380q20 -16 6 -34q-10 -18 8 -34', INK.white, 5, 0.5),
    )
  },

  'durian-dare': () => {
    const dome = 'M104 384L104 218A136 136 0 0 1 376 218L376 384Z'
    return picture(
      backdrop('window', { wall: '#c3d4c6', shape: '#d6e3d4', table: '#3c4f47' }),
      shadow(240, 424, 160, 14),
      fill(box(80, 384, 320, 30, 8), INK.bark),
      fill(box(80, 384, 320, 8, 4), INK.wood),
      at(240, 306, durian(), { scale: 1.3 }),
      fill(dome, INK.white, 0.12),
      line(dome, INK.white, 5, 0.85),
      line('M134 372L134 226A106 106 0 0 1 176 138', INK.white, 9, 0.75),
      fill(circle(240, 66, 16), mix(INK.white, INK.steel, 0.4)),
      clip(
        box(96, 352, 288, 32),
        fill(box(96, 352, 288, 32), '#f6cf3e'),
        times(9, (i) =>
          fill(`M${86 + i * 36} 384L${104 + i * 36} 384L${124 + i * 36} 352L${106 + i * 36} 352Z`, INK.ink),
        ),
      ),
      at(398, 372, sealLabel(0, 0, 46, { lines: ['I dare', 'you'], size: 19, marked: false }), { turn: 12 }),
    )
  },
}
