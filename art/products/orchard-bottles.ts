import { backdrop, picture } from '../drawing/backdrop.ts'
import { ballStopper, cork, screwCap, swingTop, wax } from '../drawing/caps.ts'
import { INK } from '../drawing/color.ts'
import { bunch, raspberry } from '../drawing/fruit-berries.ts'
import { citrus, citrusHalf, ORANGE } from '../drawing/fruit-citrus.ts'
import {
  apple,
  appleHalf,
  cherries,
  fig,
  figHalf,
  peach,
  pear,
  plum,
  pomegranate,
  pomegranateHalf,
  pomegranateSeed,
  quince,
} from '../drawing/fruit-orchard.ts'
import { archLabel, bandLabel, ovalLabel, roundLabel, sheetLabel, tag } from '../drawing/labels.ts'
import { leaf, sprig } from '../drawing/leaves.ts'
import { at, box, circle, each, fill, line, points, times } from '../drawing/shape.ts'
import { FORMS, shadow, vessel } from '../drawing/vessels.ts'

/** Juices of orchard fruit, each in its own bottle. */
export const ORCHARD_BOTTLES: Record<string, () => string> = {
  'windfall-apple': () => {
    const worm =
      line('M0 0C6 -16 22 -18 24 -4', INK.pear, 9) +
      fill(circle(24, -3, 5.6), INK.pear) +
      fill(circle(26, -5, 1.6), INK.ink)
    const label = bandLabel(240, 308, 66, 112, { lines: ['Windfall'], size: 30, foot: 'ONE LITRE' })
    return picture(
      backdrop('sun', { wall: '#f6dcae', shape: '#f9ebc9', table: '#c7894e' }),
      at(92, 378, sprig(250, 5, { leafLength: 62 }), { turn: -14 }),
      vessel(FORMS.litre, { liquid: '#e3a638', full: 0.74, label, cap: screwCap(INK.pomegranate) }),
      shadow(370, 430, 52, 10),
      at(370, 376, apple(), { turn: 9, scale: 1.06 }),
      at(388, 364, worm),
      shadow(112, 438, 46, 9),
      at(112, 394, appleHalf(), { scale: 0.92, turn: -12 }),
      at(306, 442, leaf(42, { color: INK.moss }), { turn: 96 }),
    )
  },

  'first-light-orange': () => {
    const label = roundLabel(240, 304, 62, { lines: ['First', 'Light'], size: 30, accent: INK.ember })
    return picture(
      backdrop('rays', { wall: '#fbcf7c', shape: '#fde0a4', table: '#d9692f' }),
      vessel(FORMS.square, { liquid: INK.orange, full: 0.78, label, cap: screwCap(INK.bottle) }),
      shadow(106, 432, 54, 10),
      at(106, 380, citrus(ORANGE), { scale: 1.1 }),
      shadow(380, 438, 48, 9),
      at(378, 390, citrusHalf(ORANGE), { scale: 1, turn: 8 }),
      at(438, 434, citrusHalf(ORANGE), { scale: 0.34 }),
      at(168, 442, leaf(40), { turn: 84 }),
    )
  },

  figment: () => {
    const label = archLabel(240, 332, 108, 128, { lines: ['Figment'], size: 27, accent: INK.plum, foot: 'NECTAR' })
    return picture(
      backdrop('arch', { wall: '#cdb3cf', shape: '#e4d2e2', table: '#5d3160' }),
      at(84, 330, leaf(160, { width: 0.7, color: INK.moss }), { turn: -14 }),
      vessel(FORMS.squat, { base: 412, scale: 1.2, liquid: '#7c2f4f', full: 0.72, label, cap: wax(INK.plum, 48) }),
      shadow(100, 438, 54, 10),
      at(100, 386, fig(), { scale: 1.1 }),
      shadow(388, 442, 52, 10),
      at(388, 390, figHalf(), { scale: 1.1, turn: 8 }),
    )
  },

  'red-handed-raspberry': () => {
    const hand = [
      fill(
        'M-24 8C-30 -10 -26 -20 -22 -22L-20 -46C-18 -54 -8 -54 -8 -46L-7 -56C-6 -64 4 -64 4 -56L5 -50C7 -58 16 -57 16 -49L16 -38C18 -44 26 -43 26 -36L25 -6C24 20 12 30 0 30C-12 30 -20 22 -24 8Z',
        INK.cherry,
      ),
      fill('M-24 8C-34 2 -40 -8 -44 -14C-48 -22 -40 -28 -34 -22L-20 -6Z', INK.cherry),
      line('M-8 -44L-8 -24M5 -46L5 -24M16 -36L16 -22', INK.cream, 3),
    ].join('')
    const berries = points('90 386 0.78 -10, 146 420 0.66 24, 354 404 0.7 -18, 408 380 0.8 12, 404 440 0.52 70')
    return picture(
      backdrop('split', { wall: '#f9c9bd', shape: '#f2a79d', table: '#a12b42' }),
      vessel(FORMS.swing, {
        liquid: '#c32846',
        full: 0.68,
        label: fill(circle(240, 326, 68), INK.cream) + at(246, 342, hand, { scale: 1.08, turn: -6 }),
        cap: swingTop(),
      }),
      each(
        berries,
        ([x, y, scale, turn]) => shadow(x, y + 44 * scale, 34 * scale, 7) + at(x, y, raspberry(), { scale, turn }),
      ),
      at(54, 444, leaf(56), { turn: 66 }),
    )
  },

  'sour-grapes': () => {
    const label = sheetLabel(272, 318, 88, 130, {
      lines: ['Sour', 'Grapes'],
      size: 24,
      accent: INK.bottle,
      foot: 'VERJUS',
    })
    return picture(
      backdrop('hills', { wall: '#dfe7b9', shape: '#a9bf6b', table: '#566f39' }),
      vessel(FORMS.wine, { cx: 272, liquid: '#b6c04f', tone: '#a9bb7c', full: 0.7, label, cap: wax(INK.bottle, 54) }),
      shadow(136, 436, 74, 11),
      at(134, 368, bunch(INK.pear), { scale: 1.2, turn: 14 }),
      at(152, 290, leaf(80, { width: 0.9 }), { turn: -58 }),
      at(392, 432, bunch(INK.pear, 15, [2, 1]), { scale: 0.8, turn: 60 }),
    )
  },

  'six-seeds': () => {
    const label = ovalLabel(240, 308, 66, 50, { lines: ['Six Seeds'], size: 25, marked: false, foot: 'POMEGRANATE' })
    return picture(
      backdrop('diamond', { wall: '#e9b3a4', shape: '#f4cdbd', table: '#6d1630' }),
      vessel(FORMS.globe, { base: 412, liquid: INK.pomegranate, full: 0.64, label, cap: cork() }),
      shadow(84, 430, 50, 9),
      at(84, 380, pomegranate(), { turn: -12 }),
      shadow(398, 432, 50, 9),
      at(398, 384, pomegranateHalf(), { turn: 10, scale: 1.04 }),
      times(6, (i) => at(168 + i * 30, 446 + (i % 2) * 8, pomegranateSeed(), { scale: 0.22, turn: i * 37 })),
    )
  },

  'pear-pressure': () => {
    const gauge = [
      fill(circle(0, 0, 42), INK.bottle),
      fill(circle(0, 0, 36), INK.cream),
      each([-120, -90, -60, -30, 0, 30, 60, 90, 120], (turn) =>
        at(0, 0, line('M0 -31L0 -25', turn > 50 ? INK.cherry : INK.ink, 3), { turn }),
      ),
      at(0, 0, fill('M-4 6L0 -27L4 6Z', INK.cherry), { turn: 74 }),
      fill(circle(0, 0, 6), INK.ink),
      line('M-12 19L12 19', INK.ink, 3),
    ].join('')
    return picture(
      backdrop('dots', { wall: '#cfe0bf', shape: '#bfd4ab', table: '#6f8b3f' }),
      vessel(FORMS.pear, {
        base: 412,
        liquid: '#c9d465',
        full: 0.78,
        label: at(240, 316, gauge, { scale: 1.16 }),
        cap: screwCap(INK.bottle),
      }),
      shadow(86, 436, 46, 9),
      at(86, 388, pear(), { turn: -8, scale: 0.98 }),
      shadow(400, 440, 46, 9),
      at(400, 392, pear('#e2c75a'), { turn: 10, scale: 0.98 }),
    )
  },

  'cherry-picker': () => {
    const label = sheetLabel(240, 340, 94, 96, { lines: ['Cherry', 'Picker'], size: 25 }, 14)
    return picture(
      backdrop('tiles', { wall: '#f3cfc4', shape: '#f7dccf', table: '#8c2537' }),
      vessel(FORMS.milk, { liquid: '#a5182f', full: 0.84, label, cap: screwCap('#e9b44c', 26) }),
      shadow(106, 436, 56, 9),
      at(104, 400, cherries(), { scale: 1.12 }),
      shadow(384, 440, 52, 9),
      at(386, 404, cherries(INK.cherry), { scale: 1.06, turn: 8, flip: true }),
      at(306, 444, cherries(), { scale: 0.36, turn: -70 }),
    )
  },

  'quince-charming': () => {
    const crown =
      fill('M-34 14L-40 -22L-18 -4L0 -32L18 -4L40 -22L34 14Z', INK.mango) +
      fill(box(-34, 14, 68, 9, 3), '#d9962a') +
      each(points('-40 -24, 0 -34, 40 -24'), ([x, y]) => fill(circle(x, y, 5), INK.pomegranate))
    return picture(
      backdrop('arch', { wall: '#bcd0c4', shape: '#d8e4d2', table: '#3d6a5c' }),
      vessel(FORMS.decanter, {
        base: 412,
        scale: 1.14,
        liquid: '#eab93c',
        full: 0.6,
        label: ovalLabel(240, 338, 66, 52, {
          lines: ['Quince', 'Charming'],
          size: 22,
          marked: false,
          accent: INK.bottle,
        }),
        cap: ballStopper('#dfeee9', 24),
      }),
      shadow(88, 434, 50, 9),
      at(88, 386, quince(), { scale: 1.04 }),
      at(88, 318, crown, { scale: 0.5, turn: -6 }),
      shadow(400, 440, 44, 9),
      at(400, 398, quince(), { scale: 0.88, turn: 14 }),
    )
  },

  'plum-guilty': () => {
    const bars = each([-44, -22, 0, 22, 44], (x) => line(`M${x} -46L${x} 46`, INK.ink, 6))
    return picture(
      backdrop('window', { wall: '#c9bcd8', shape: '#dcd2e6', table: '#4a2d5e' }),
      vessel(FORMS.flask, {
        base: 412,
        scale: 1.24,
        liquid: INK.plum,
        full: 0.84,
        label:
          fill(box(180, 246, 120, 116, 10), INK.cream) +
          at(240, 304, at(0, 4, plum(), { scale: 0.86 }) + bars + line('M-58 -52L58 -52M-58 52L58 52', INK.ink, 5)),
        cap: screwCap('#a9b5b3', 30),
      }),
      shadow(86, 434, 46, 9),
      at(86, 388, plum(), { scale: 0.94, turn: -10 }),
      shadow(396, 434, 46, 9),
      at(396, 388, plum('#8d4a86'), { scale: 0.92, turn: 12 }),
      tag(306, 214, 66, { lines: ['Exhibit', 'A'], size: 17 }, -16),
    )
  },

  'breach-of-the-peach': () => {
    const crack =
      'M288 176L262 204L276 222L246 240L258 258L240 272M262 204L238 198M276 222L290 232M246 240L222 236M258 258L274 266'
    const label = sheetLabel(240, 326, 92, 100, { lines: ['Breach of', 'the Peach'], size: 22, accent: INK.ember })
    return picture(
      backdrop('sun', { wall: '#f8c9a4', shape: '#fbdcc0', table: '#c26548' }),
      vessel(FORMS.tall, { liquid: '#f4a368', full: 0.82, scale: 1.14, label, cap: screwCap(INK.ember) }),
      at(1.4, 2, line(crack, '#b0502c', 3, 0.7)),
      line(crack, INK.white, 3),
      shadow(104, 434, 54, 10),
      at(104, 382, peach(), { scale: 1.1, turn: -6 }),
      shadow(382, 436, 54, 10),
      at(382, 386, peach(), { scale: 1.04, turn: 8 }),
      at(382, 386, line('M-6 -40L10 -16L-10 4L12 26L-2 46', '#7c2f1d', 4)),
      fill('M300 440l14 -10l8 14z', INK.white, 0.7),
      fill('M322 446l8 -6l10 8z', INK.white, 0.55),
    )
  },
}
