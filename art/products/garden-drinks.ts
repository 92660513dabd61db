import { backdrop, picture } from '../drawing/backdrop.ts'
import { crownCap, screwCap } from '../drawing/caps.ts'
import { INK, mix, shade } from '../drawing/color.ts'
import { bubbles, ice, straw } from '../drawing/drinks.ts'
import { citrusHalf, LEMON } from '../drawing/fruit-citrus.ts'
import { kiwiSlice } from '../drawing/fruit-far.ts'
import { apple } from '../drawing/fruit-orchard.ts'
import { beetroot, beetSlice, carrot, celery, cucumberSlice, ginger, kale, tomato } from '../drawing/garden.ts'
import { bandLabel, roundLabel, sheetLabel } from '../drawing/labels.ts'
import { leaf, mint, stalk } from '../drawing/leaves.ts'
import { words } from '../drawing/lettering.ts'
import { around, at, box, circle, each, ellipse, fill, line, lit, outline, points, times } from '../drawing/shape.ts'
import { FORMS, opaque, shadow, stand, vessel } from '../drawing/vessels.ts'

/** Drinks of vegetables and herbs. */
export const GARDEN_DRINKS: Record<string, () => string> = {
  'green-envy': () => {
    const eyes = each([-1, 1], (side) =>
      at(
        240 + side * 22,
        322,
        fill('M-17 -3Q0 -16 17 -3Q0 11 -17 -3Z', INK.cream) +
          fill(circle(5, -3, 5.4), INK.ink) +
          line('M-18 -12Q0 -18 17 -8', INK.ink, 3.4),
        { flip: side < 0 },
      ),
    )
    return picture(
      backdrop('leaves', { wall: '#c3dba0', shape: '#b0cd8a', table: '#2f5b45' }),
      vessel(FORMS.tall, {
        scale: 1.16,
        liquid: '#7fae3f',
        full: 0.84,
        label: eyes + fill(box(170, 348, 140, 38), INK.cream) + words('Green Envy', 240, 373, 18, { within: 88 }),
        cap: screwCap(INK.bottle),
      }),
      at(102, 430, kale(150), { turn: -10 }),
      shadow(384, 438, 46, 9),
      at(380, 394, kiwiSlice(), { scale: 0.96 }),
      at(428, 420, kiwiSlice(), { scale: 0.56, turn: 30 }),
      shadow(158, 444, 40, 7),
      at(158, 408, apple('#8fbb45', INK.pear), { scale: 0.74, turn: -8 }),
    )
  },

  'carrot-and-stick': () => {
    const label = roundLabel(240, 320, 50, { lines: ['Carrot', '& Stick'], size: 20, accent: INK.ember, marked: false })
    return picture(
      backdrop('sun', { wall: '#f9d3a3', shape: '#fbe2c2', table: '#5b8a4b' }),
      line('M76 96L168 64', INK.bark, 11),
      line('M76 96L168 64', INK.wood, 5),
      line('M166 66L166 128', INK.cream, 3),
      at(166, 196, carrot(), { scale: 0.66 }),
      vessel(FORMS.litre, {
        cx: 250,
        scale: 1,
        liquid: INK.orange,
        full: 0.74,
        label: at(10, 0, label),
        cap: screwCap(INK.leaf),
      }),
      shadow(92, 446, 64, 8),
      at(104, 420, carrot(), { scale: 0.92, turn: 78 }),
      shadow(382, 438, 60, 10),
      at(384, 396, ginger(), { scale: 0.86 }),
    )
  },

  'beet-the-rap': () => {
    const profile = stand(FORMS.stubby, 414, 1.34)
    const print = [
      fill(box(150, 210, 180, 34), INK.cream),
      words('Beet the Rap', 240, 234, 22, { within: 122 }),
      times(7, (i) =>
        line(
          `M${180 + i * 20} ${330 - [18, 40, 26, 54, 32, 46, 20][i]!}L${180 + i * 20} ${330 + [18, 40, 26, 54, 32, 46, 20][i]!}`,
          INK.rose,
          10,
        ),
      ),
    ].join('')
    return picture(
      backdrop('tiles', { wall: '#e6b7c6', shape: '#eec8d3', table: '#4f2143' }),
      shadow(240, 414, 74),
      opaque(240, profile, '#8a2350', print, fill(box(150, 400, 180, 20), INK.steel)),
      fill(ellipse(240, profile[0]![1], 56, 9), INK.steel),
      fill(ellipse(240, profile[0]![1], 47, 6), shade(INK.steel, 0.3)),
      fill(ellipse(250, profile[0]![1], 15, 3), INK.white),
      shadow(94, 436, 56, 10),
      at(94, 370, beetroot(), { scale: 1.04, turn: -8 }),
      shadow(396, 440, 48, 9),
      at(394, 394, beetSlice(), { scale: 0.98 }),
      at(340, 438, beetSlice(), { scale: 0.4 }),
    )
  },

  'ginger-slap': () => {
    const shot = (cx: number, base: number, label: string) =>
      vessel(FORMS.vial, {
        cx,
        base,
        scale: 1.22,
        liquid: '#e6ab4d',
        full: 0.78,
        label: bandLabel(cx, base - 58, 46, 60, { lines: [label], size: 21, marked: false, accent: INK.ember }),
        cap: screwCap(INK.ember, 28),
      })
    const star = around(14, 1).map(([x, y], i): readonly [number, number] => [
      240 + x * (i % 2 ? 92 : 148),
      250 + y * (i % 2 ? 92 : 148),
    ])
    return picture(
      backdrop('rays', { wall: '#f4cf8e', shape: '#f8deae', table: '#9a4f2b' }),
      fill(outline(star), '#f9efd0'),
      shot(118, 400, 'Sting'),
      shot(362, 400, 'Glow'),
      shot(240, 416, 'Slap'),
      shadow(124, 446, 70, 9),
      at(120, 428, ginger(), { scale: 0.74, turn: -6 }),
      shadow(368, 450, 44, 7),
      at(366, 430, citrusHalf(LEMON), { scale: 0.56 }),
    )
  },

  'rhubarb-rumour': () => {
    const bubble = (x: number, y: number, w: number, flip: boolean) =>
      fill(box(x - w / 2, y - 17, w, 34, 16), INK.cream) +
      fill(
        flip
          ? `M${x + 6} ${y + 14}L${x + 24} ${y + 32}L${x + 22} ${y + 12}Z`
          : `M${x - 6} ${y + 14}L${x - 24} ${y + 32}L${x - 22} ${y + 12}Z`,
        INK.cream,
      )
    return picture(
      backdrop('arch', { wall: '#f1b9b7', shape: '#f7d0cb', table: '#6c8a4c' }),
      at(
        362,
        438,
        stalk(262, 30, '#d0455b', 26) + at(25, -254, leaf(112, { width: 0.9, color: INK.leaf }), { turn: 6 }),
      ),
      at(
        402,
        442,
        stalk(196, 26, '#b83350', 24) +
          at(22, -190, leaf(84, { width: 0.9, color: mix(INK.leaf, INK.bottle, 0.4) }), { turn: 14 }),
      ),
      vessel(FORMS.longneck, {
        cx: 236,
        scale: 1.2,
        liquid: '#ec8f96',
        full: 0.72,
        inside: bubbles(236, 400, 70, 150, 14),
        label: sheetLabel(236, 326, 84, 96, { lines: ['Rhubarb', 'Rumour'], size: 19, accent: INK.cherry }),
        cap: crownCap(INK.leaf),
      }),
      bubble(98, 196, 104, true) + words('psst …', 98, 202, 20),
      bubble(78, 268, 76, true) + words('no!', 78, 274, 20),
      shadow(112, 440, 60, 8),
      times(3, (i) =>
        at(
          78 + i * 34,
          432 - (i % 2) * 10,
          lit(box(-15, -20, 30, 40, 4), i % 2 ? '#d0455b' : '#c23a55', { size: 36 }) +
            fill(ellipse(0, -20, 15, 5), '#e8d9a2'),
          { turn: i * 40 - 30 },
        ),
      ),
    )
  },

  'bloody-innocent': () => {
    return picture(
      backdrop('sun', { wall: '#d9e3c9', shape: '#e9efdc', table: '#a3342d' }),
      at(232, 396, celery(270), { turn: -4 }),
      vessel(FORMS.highball, {
        base: 414,
        scale: 1.24,
        liquid: '#c9342e',
        full: 0.88,
        wall: 6,
        inside: ice(224, 230, 38, 16) + ice(262, 258, 34, -14),
      }),
      line(ellipse(240, 82, 74, 17), '#f2c94c', 9),
      at(292, 168, citrusHalf(LEMON), { scale: 0.5, turn: 12 }),
      shadow(94, 436, 54, 10),
      at(94, 390, tomato(), { scale: 1.04 }),
      shadow(390, 440, 44, 9),
      at(390, 402, tomato(), { scale: 0.86, turn: 10 }),
      each(points('158 446, 172 456, 186 446'), ([x, y]) => fill(circle(x, y, 4), INK.ink)),
    )
  },

  'cool-suspect': () => {
    const glasses = [
      at(206, 250, cucumberSlice(), { scale: 0.66 }),
      at(276, 250, cucumberSlice(), { scale: 0.66 }),
      line('M238 246Q241 240 244 246', INK.bottle, 6),
      line('M174 244L160 236M308 244L320 236', INK.bottle, 6),
    ].join('')
    return picture(
      backdrop('dots', { wall: '#cde5e0', shape: '#bddad4', table: '#3f7f86' }),
      straw(262, 380, 300, INK.leaf, 12),
      vessel(FORMS.tumbler, {
        base: 414,
        scale: 1.72,
        liquid: '#d8ecc8',
        full: 0.84,
        wall: 8,
        inside: ice(200, 330, 44, 14) + ice(278, 358, 40, -18) + bubbles(240, 400, 110, 160, 12),
      }),
      at(170, 146, mint(70), { turn: -16 }),
      glasses,
      line('M222 318Q242 330 264 314', INK.bottle, 6),
      shadow(86, 442, 44, 8),
      at(86, 408, cucumberSlice(), { scale: 0.8 }),
      shadow(402, 446, 40, 8),
      at(400, 414, cucumberSlice(), { scale: 0.66 }),
      at(420, 446, mint(40)),
    )
  },
}
