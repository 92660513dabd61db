import { backdrop, picture } from '../drawing/backdrop.ts'
import { cork, crownCap, lid, screwCap } from '../drawing/caps.ts'
import { INK, mix, shade } from '../drawing/color.ts'
import { ribbon } from '../drawing/curve.ts'
import { bubbles, ice, straw } from '../drawing/drinks.ts'
import { blueberry, currants, gooseberry, roseHips } from '../drawing/fruit-berries.ts'
import { citrusHalf, LEMON } from '../drawing/fruit-citrus.ts'
import { kiwiSlice } from '../drawing/fruit-far.ts'
import { apple } from '../drawing/fruit-orchard.ts'
import { beetroot, beetSlice, carrot, celery, cucumberSlice, ginger, kale, seaBuckthorn, tomato } from '../drawing/garden.ts'
import { bandLabel, roundLabel, sheetLabel, tag } from '../drawing/labels.ts'
import { words } from '../drawing/lettering.ts'
import { leaf, mint, stalk } from '../drawing/leaves.ts'
import { markAt } from '../drawing/mark.ts'
import { around, at, box, circle, clip, each, ellipse, fill, line, lit, outline } from '../drawing/shape.ts'
import { FORMS, opaque, shadow, stand, vessel } from '../drawing/vessels.ts'

/** Drinks of what grows in beds and hedges. */
export const GARDEN_DRINKS: Record<string, () => string> = {
  'green-envy': () => {
    const eyes = each([-1, 1], (side) => at(240 + side * 22, 322, fill('M-17 -3Q0 -16 17 -3Q0 11 -17 -3Z', INK.cream) + fill(circle(5, -3, 5.4), INK.ink) + line('M-18 -12Q0 -18 17 -8', INK.ink, 3.4), { flip: side < 0 }))
    return picture(
      backdrop('leaves', { wall: '#c3dba0', shape: '#b0cd8a', table: '#2f5b45' }),
      vessel(FORMS.tall, { scale: 1.16, liquid: '#7fae3f', full: 0.84, label: eyes + fill(box(170, 348, 140, 38), INK.cream) + words('Green Envy', 240, 373, 18, { within: 88 }), cap: screwCap(INK.bottle) }),
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
      vessel(FORMS.litre, { cx: 250, scale: 1, liquid: INK.orange, full: 0.74, label: at(10, 0, label), cap: screwCap(INK.leaf) }),
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
      each([0, 1, 2, 3, 4, 5, 6], (i) => line(`M${180 + i * 20} ${330 - [18, 40, 26, 54, 32, 46, 20][i]!}L${180 + i * 20} ${330 + [18, 40, 26, 54, 32, 46, 20][i]!}`, INK.rose, 10)),
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
      vessel(FORMS.vial, { cx, base, scale: 1.22, liquid: '#e6ab4d', full: 0.78, label: bandLabel(cx, base - 58, 46, 60, { lines: [label], size: 21, marked: false, accent: INK.ember }), cap: screwCap(INK.ember, 28) })
    const star = around(14, 1).map(([x, y], i): readonly [number, number] => [240 + x * (i % 2 ? 92 : 148), 250 + y * (i % 2 ? 92 : 148)])
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

  'blue-murder': () => {
    const drip = 'M150 262L330 262L330 330Q322 372 314 330Q306 316 298 342Q288 392 278 340Q268 318 258 352Q250 384 242 346Q232 318 222 338Q212 402 202 336Q194 316 186 332Q178 360 170 326L150 320Z'
    return picture(
      backdrop('split', { wall: '#b9c1e0', shape: '#a5afd6', table: '#252e5c' }),
      vessel(FORMS.litre, { liquid: '#39448a', full: 0.76, label: fill(drip, INK.cream) + words('Blue', 240, 296, 28) + words('Murder', 240, 324, 28, { within: 112 }), cap: screwCap(INK.ink) }),
      each([[84, 394, 0.9], [142, 420, 0.66], [58, 436, 0.5], [396, 390, 0.92], [350, 428, 0.52]] as const, ([x, y, scale]) => shadow(x, y + 46 * scale, 46 * scale, 7) + at(x, y, blueberry(), { scale, turn: x })),
      at(110, 440, leaf(44), { turn: 88 }),
    )
  },

  'rhubarb-rumour': () => {
    const bubble = (x: number, y: number, w: number, flip: boolean) =>
      fill(box(x - w / 2, y - 17, w, 34, 16), INK.cream) + fill(flip ? `M${x + 6} ${y + 14}L${x + 24} ${y + 32}L${x + 22} ${y + 12}Z` : `M${x - 6} ${y + 14}L${x - 24} ${y + 32}L${x - 22} ${y + 12}Z`, INK.cream)
    return picture(
      backdrop('arch', { wall: '#f1b9b7', shape: '#f7d0cb', table: '#6c8a4c' }),
      at(362, 438, stalk(262, 30, '#d0455b', 26) + at(25, -254, leaf(112, { width: 0.9, color: INK.leaf }), { turn: 6 })),
      at(402, 442, stalk(196, 26, '#b83350', 24) + at(22, -190, leaf(84, { width: 0.9, color: mix(INK.leaf, INK.bottle, 0.4) }), { turn: 14 })),
      vessel(FORMS.longneck, { cx: 236, scale: 1.2, liquid: '#ec8f96', full: 0.72, inside: bubbles(236, 400, 70, 150, 14), label: sheetLabel(236, 326, 84, 96, { lines: ['Rhubarb', 'Rumour'], size: 19, accent: INK.cherry }), cap: crownCap(INK.leaf) }),
      bubble(98, 196, 104, true) + words('psst …', 98, 202, 20),
      bubble(78, 268, 76, true) + words('no!', 78, 274, 20),
      shadow(112, 440, 60, 8),
      each([0, 1, 2], (i) => at(78 + i * 34, 432 - (i % 2) * 10, lit(box(-15, -20, 30, 40, 4), i % 2 ? '#d0455b' : '#c23a55', { size: 36 }) + fill(ellipse(0, -20, 15, 5), '#e8d9a2'), { turn: i * 40 - 30 })),
    )
  },

  'bloody-innocent': () => {
    return picture(
      backdrop('sun', { wall: '#d9e3c9', shape: '#e9efdc', table: '#a3342d' }),
      at(232, 396, celery(270), { turn: -4 }),
      vessel(FORMS.highball, { base: 414, scale: 1.24, liquid: '#c9342e', full: 0.88, wall: 6, inside: ice(224, 230, 38, 16) + ice(262, 258, 34, -14) }),
      line(ellipse(240, 82, 74, 17), '#f2c94c', 9),
      at(292, 168, citrusHalf(LEMON), { scale: 0.5, turn: 12 }),
      shadow(94, 436, 54, 10),
      at(94, 390, tomato(), { scale: 1.04 }),
      shadow(390, 440, 44, 9),
      at(390, 402, tomato(), { scale: 0.86, turn: 10 }),
      each([[158, 446], [172, 456], [186, 446]] as const, ([x, y]) => fill(circle(x, y, 4), INK.ink)),
    )
  },

  'coast-smuggler': () => {
    const barrel = 'M132 236C120 290 120 350 132 402L292 402C304 350 304 290 292 236Z'
    const hoop = (y: number, w: number) => fill(outline([[212 - w, y, 3], [212 + w, y, 3], [212 + w, y + 15, 3], [212 - w, y + 15, 3]]), '#5f6f73')
    return picture(
      backdrop('moon', { wall: '#7fa6ad', shape: '#f3e3ae', table: '#cdae7c' }),
      fill('M0 330Q40 314 80 330T160 330T240 330T320 330T400 330T480 330L480 372L0 372Z', '#4f7d88'),
      shadow(222, 414, 100),
      clip(barrel, fill(barrel, INK.wood), each([150, 176, 202, 228, 254, 280], (x) => line(`M${x} 232Q${x + (x - 212) * 0.12} 320 ${x} 406`, INK.bark, 2.6, 0.7)), hoop(252, 110), hoop(372, 110), fill(box(258, 230, 60, 180), shade(INK.wood, 0.6), 0.34)),
      fill(ellipse(212, 238, 80, 17), INK.bark),
      fill(ellipse(212, 236, 72, 13), '#e88a2b'),
      fill(ellipse(200, 233, 40, 6), '#f3ab55'),
      roundLabel(212, 320, 50, { lines: ['Coast', 'Smuggler'], size: 18, accent: INK.ember }),
      fill(box(300, 344, 34, 12, 4), '#d2a23c'),
      fill(box(316, 328, 8, 20, 3), '#d2a23c'),
      fill('M328 356h10v14h-10z', '#b4862c'),
      fill('M333 380C339 390 339 398 333 399C327 398 327 390 333 380Z', '#e88a2b'),
      at(402, 442, seaBuckthorn(), { scale: 1.44, turn: 10 }),
      at(66, 446, seaBuckthorn(), { scale: 0.86, turn: -14 }),
    )
  },

  'thorny-subject': () => {
    const steam = line('M364 318C352 298 378 286 364 264M394 318C382 298 408 286 394 260', INK.white, 5, 0.7)
    const profile = [[72, 210, 10], [72, 414, 10]] as const
    return picture(
      backdrop('hills', { wall: '#e4d9ea', shape: '#cbb7d6', table: '#7b4a55' }),
      at(84, 436, roseHips(), { scale: 1.3, turn: -4 }),
      shadow(212, 414, 78),
      opaque(204, profile, '#a23a3a', bandLabel(204, 318, 72, 136, { lines: ['Thorny', 'Subject'], size: 25, accent: INK.ember, foot: 'ROSEHIP TEA' })),
      lid('#c9544b', 40)(204, profile),
      steam,
      shadow(386, 430, 66, 10),
      line('M424 360C456 354 456 400 418 400', INK.cream, 10),
      opaque(378, [[54, 334, 4], [50, 388, 30], [32, 420, 12]], INK.cream),
      fill(ellipse(378, 334, 54, 10), shade(INK.cream, 0.18)),
      fill(ellipse(378, 336, 47, 7), '#c04a3d'),
      fill(ellipse(380, 428, 64, 8), mix(INK.cream, INK.clay, 0.2)),
      markAt(374, 378, 34, INK.pomegranate),
    )
  },

  'currant-affairs': () => {
    const paper = outline([[168, 226, 4], [318, 206, 4], [322, 412, 10], [166, 418, 10]])
    const column = (x: number) => each([0, 1, 2, 3, 4, 5, 6], (i) => line(`M${x} ${318 + i * 12}L${x + 48 - (i === 6 ? 20 : 0)} ${316 + i * 12}`, INK.ink, 2.6, 0.55))
    return picture(
      backdrop('awning', { wall: '#dcd6e6', shape: '#70326a', table: '#3e3354' }),
      vessel(FORMS.litre, { cx: 240, liquid: '#4a1f4a', full: 0.78, cap: screwCap(INK.fig) }),
      clip(
        paper,
        fill(paper, '#f4ecdc'),
        words('Currant Affairs', 243, 256, 19, { within: 136 }),
        line('M176 266L312 262M176 271L312 267', INK.ink, 2),
        fill(box(180, 280, 60, 28), shade('#f4ecdc', 0.14)),
        at(210, 296, currants(INK.ink), { scale: 0.24, turn: 80 }),
        line('M252 286L308 284M252 298L300 296', INK.ink, 4, 0.75),
        column(180),
        column(254),
        fill('M286 200L330 200L330 420L292 420Z', shade('#f4ecdc', 0.5), 0.28),
      ),
      line('M160 352L330 340', INK.pomegranate, 5),
      fill('M236 346l-22 -14l4 26zM252 345l24 -12l-2 24z', INK.pomegranate),
      shadow(96, 440, 42, 8),
      at(92, 372, currants(), { scale: 1.14, turn: 12 }),
      shadow(398, 440, 42, 8),
      at(396, 376, currants('#5a2a56'), { scale: 1.06, turn: -14 }),
      at(404, 312, leaf(66, { width: 0.86 }), { turn: 48 }),
    )
  },

  'third-wheel': () => {
    const soda = (cx: number, color: string, flip: number) =>
      vessel(FORMS.longneck, { cx, base: 406, scale: 1.12, liquid: color, full: 0.76, label: roundLabel(cx, 322, 34, { lines: [flip ? 'you' : 'me'], size: 20, marked: false, accent: INK.leaf }), cap: crownCap(INK.bottle) })
    const heart = fill('M0 12C-20 -2 -18 -20 -6 -20C-2 -20 0 -16 0 -14C0 -16 2 -20 6 -20C18 -20 20 -2 0 12Z', INK.cherry)
    return picture(
      backdrop('sun', { wall: '#cfe0c0', shape: '#e2ecd4', table: '#7f9457' }),
      at(240, 112, heart, { scale: 1.5 }),
      soda(164, '#c8d977', 1),
      soda(316, '#c8d977', 0),
      shadow(240, 440, 60, 10),
      at(240, 378, gooseberry(), { scale: 1.22 }) + fill(circle(224, 372, 4.6), INK.ink) + fill(circle(252, 372, 4.6), INK.ink) + line('M228 394Q238 388 248 394', INK.ink, 3.6),
      shadow(86, 442, 30, 6),
      at(86, 414, gooseberry('#a9c455'), { scale: 0.6, turn: -20 }),
      at(410, 438, leaf(60, { width: 0.8 }), { turn: 64 }),
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
      vessel(FORMS.tumbler, { base: 414, scale: 1.72, liquid: '#d8ecc8', full: 0.84, wall: 8, inside: ice(200, 330, 44, 14) + ice(278, 358, 40, -18) + bubbles(240, 400, 110, 160, 12) }),
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

  hush: () => {
    const label = sheetLabel(240, 338, 100, 116, { lines: ['Hush'], size: 34, paper: INK.ink, ink: INK.lilac, accent: INK.lilac, foot: 'NIGHTCAP' })
    const tape = at(240, 244, fill(box(-150, -16, 300, 32), '#f3cf3f') + words('RECALLED', 0, 8, 23, { spacing: 2 }), { turn: -12 })
    return picture(
      backdrop('moon', { wall: '#3a2d55', shape: '#e9dca8', table: '#1d1733' }),
      vessel(FORMS.apothecary, { base: 412, scale: 1.26, liquid: '#5a3f86', tone: '#77689a', full: 0.66, label, cap: cork(36) }),
      clip(box(140, 150, 200, 260), tape),
      at(404, 436, line('M0 0C-10 -60 6 -110 -16 -150M-6 -70C10 -90 22 -100 34 -112', INK.moss, 5) + each([[-16, -150], [34, -112], [-2, -98]] as const, ([x, y]) => fill(circle(x, y, 17), '#191129') + fill(circle(x - 5, y - 5, 4.4), INK.lilac)) + at(-6, -50, leaf(62, { color: '#3f6d5a' }), { turn: -60 }) + at(-6, -30, leaf(56, { color: '#3f6d5a' }), { turn: 62 })),
      at(84, 436, line('M0 0C10 -50 -8 -96 8 -130', INK.moss, 5) + each([[8, -134, 0], [-24, -96, -50], [30, -90, 50]] as const, ([x, y, turn]) => at(x, y, each([0, 72, 144, 216, 288], (t) => at(0, 0, fill(ellipse(0, -14, 8, 14), '#b48ad0'), { turn: t })) + fill(circle(0, 0, 6), INK.mango), { turn, scale: 0.9 })) + line('M2 -54L-24 -92M0 -44L30 -86', INK.moss, 4)),
    )
  },
}
