import { backdrop, picture } from '../drawing/backdrop.ts'
import { cork, lid } from '../drawing/caps.ts'
import { INK, mix, shade, tint } from '../drawing/color.ts'
import { ribbon } from '../drawing/curve.ts'
import { strawberry } from '../drawing/fruit-berries.ts'
import { citrusHalf, ORANGE } from '../drawing/fruit-citrus.ts'
import { apple, pear } from '../drawing/fruit-orchard.ts'
import { cinnamon, fir, starAnise } from '../drawing/garden.ts'
import { archLabel, sealLabel, sheetLabel, tag } from '../drawing/labels.ts'
import { words } from '../drawing/lettering.ts'
import { leaf, sprig } from '../drawing/leaves.ts'
import { markAt } from '../drawing/mark.ts'
import { snake } from '../drawing/snake.ts'
import { around, at, box, circle, clip, each, ellipse, fill, gleam, line, lit, n, outline } from '../drawing/shape.ts'
import { FORMS, opaque, shadow, stand, vessel } from '../drawing/vessels.ts'

/** A seal of wax with the mark pressed into it. */
function waxSeal(x: number, y: number, r: number, color: string, turn = 0): string {
  const edge = around(11, 1).map(([px, py], i): readonly [number, number, number] => [px * r * (i % 2 ? 1 : 1.12), py * r * (i % 3 ? 1.02 : 1.1), r * 0.5])
  return at(x, y, lit(outline(edge), color, { size: r * 2 }) + fill(circle(0, 0, r * 0.72), shade(color, 0.25)) + fill(circle(-1.5, -1.5, r * 0.68), color) + markAt(0, 2, r * 0.95, shade(color, 0.42), shade(color, 0.42)) + gleam(-r * 0.62, -r * 0.62, r * 0.3), { turn })
}

/** What is eaten with a spoon, drunk by the spoon, or wrapped as a present. */
export const PANTRY: Record<string, () => string> = {
  'tamper-proof-seals': () => {
    const jar = stand(FORMS.jar, 410, 1.4)
    const strip = fill(box(160, 158, 48, 150), INK.cream) + fill(box(160, 158, 4, 150), INK.pomegranate) + fill(box(204, 158, 4, 150), INK.pomegranate)
    return picture(
      backdrop('sun', { wall: '#e7d7bd', shape: '#f1e6d2', table: '#8b5a3c' }),
      shadow(184, 410, 96),
      opaque(184, jar, '#d8b07a', fill(box(80, 326, 220, 54), INK.cream), words('UNOPENED', 184, 354, 24, { spacing: 1, within: 150 }), words('as far as we know', 184, 372, 13)),
      lid('#8c6a3f', 36)(184, jar),
      clip('M150 166L218 166L218 302L184 286L150 302Z', strip),
      waxSeal(184, 252, 40, INK.cherry, -8),
      shadow(376, 436, 64, 9),
      waxSeal(354, 404, 38, INK.pomegranate, 14),
      waxSeal(418, 418, 33, INK.bottle, -10),
      waxSeal(392, 356, 34, '#c98a2b', 6),
      shadow(116, 452, 70, 6),
      at(112, 446, lit(box(-66, -13, 116, 22, 6), INK.pomegranate, { size: 60 }) + line('M50 -2L66 -8', INK.ink, 3.4) + fill('M66 -12C74 -18 72 -28 68 -36C84 -28 84 -14 74 -6Z', INK.mango)),
    )
  },

  'midwinter-mischief': () => {
    const flakes = [[60, 70, 5], [120, 130, 4], [400, 80, 5], [440, 180, 4], [330, 40, 3], [210, 60, 4], [60, 230, 4], [430, 290, 3], [150, 40, 3], [380, 150, 3], [290, 110, 3]] as const
    return picture(
      backdrop('hills', { wall: '#4f6f86', shape: '#dbe6ea', table: '#f2f4f0' }),
      each([[80, 372, 170], [404, 378, 190], [440, 392, 130], [40, 384, 130]] as const, ([x, y, h]) => at(x, y, each([0, 1, 2], (i) => fill(`M0 ${n(-h + i * h * 0.2)}L${n(h * (0.17 + i * 0.08))} ${n(-h * 0.56 + i * h * 0.24)}L${n(-h * (0.17 + i * 0.08))} ${n(-h * 0.56 + i * h * 0.24)}Z`, mix(INK.bottle, '#4f6f86', 0.3 + i * 0.08))))),
      each(flakes, ([x, y, r]) => fill(circle(x, y, r), INK.white, 0.9)),
      line('M214 116C198 88 230 74 214 44M262 116C246 88 278 74 262 40', INK.white, 7, 0.55),
      line('M320 224C392 212 396 338 310 344', '#dfe9ea', 17),
      vessel([[92, 230], [84, 0, 24]], { cx: 232, base: 412, scale: 1.16, liquid: '#a4452a', full: 0.86, wall: 9, inside: at(206, 210, citrusHalf(ORANGE), { scale: 0.66 }) + at(272, 272, starAnise(), { scale: 0.6 }) + at(196, 330, starAnise(), { scale: 0.46, turn: 20 }), label: archLabel(232, 330, 96, 116, { lines: ['Midwinter', 'Mischief'], size: 19, foot: '2014', accent: INK.bottle }) }),
      at(290, 158, cinnamon(190), { turn: -66 }),
      at(112, 442, fir(110), { turn: 64 }),
      at(120, 446, fir(90, '#376b5a'), { turn: 96 }),
      each([[132, 432], [150, 446], [122, 450]] as const, ([x, y]) => hollyBerry(x, y, 9)),
      at(376, 438, apple(), { scale: 0.62, turn: 10 }),
    )
  },

  'honey-trap': () => {
    const bee = at(0, 0, fill(ellipse(-6, -14, 9, 14), INK.white, 0.9) + fill(ellipse(10, -14, 9, 14), INK.white, 0.9) + clip(ellipse(0, 0, 19, 13), fill(ellipse(0, 0, 19, 13), INK.mango), fill(box(-8, -14, 6, 28), INK.ink), fill(box(5, -14, 6, 28), INK.ink)) + fill(circle(-16, -1, 7), INK.ink) + fill('M18 -3L27 0L18 4Z', INK.ink))
    const profile = stand(FORMS.jar, 414, 1.22)
    return picture(
      backdrop('arch', { wall: '#f6d889', shape: '#fbe7b4', table: '#8a5426' }),
      each([[50, 90], [92, 114], [50, 138], [430, 250], [430, 202]] as const, ([x, y]) => line(outline(around(6, 26).map(([px, py]): readonly [number, number] => [x + px, y + py])), '#eebb4e', 5)),
      at(318, 226, line('M0 0L52 -124', INK.wood, 12) + at(-10, 26, each([0, 1, 2, 3, 4], (i) => fill(box(-26 + Math.abs(i - 2) * 4, -30 + i * 13, 52 - Math.abs(i - 2) * 8, 9, 4.5), INK.wood)), { turn: 22 })),
      vessel(FORMS.jar, { base: 414, scale: 1.22, liquid: '#eaa22b', full: 0.84, label: sheetLabel(240, 338, 112, 104, { lines: ['Honey', 'Trap'], size: 28, accent: INK.ember, foot: 'DO ENTER' }), wall: 7 }),
      clip(box(100, profile[0]![1] - 40, 280, 130), fill('M168 206C168 190 312 190 312 206L312 232Q304 262 296 234Q284 226 276 240Q270 290 260 240Q248 226 234 236Q224 262 214 236Q198 226 190 240Q182 276 174 238L168 226Z', '#f0b13c'), line('M186 206Q210 200 236 201', INK.white, 5, 0.6)),
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

  'snake-oil': () => {
    const label = archLabel(240, 330, 110, 138, { lines: ['Snake', 'Oil'], size: 34, accent: INK.bottle, foot: 'CURES IT ALL' })
    return picture(
      backdrop('rays', { wall: '#d9cfa2', shape: '#e5ddb9', table: '#4b4a2f' }),
      at(0, 0, snake([[118, 438, 8], [168, 446, 16], [236, 440, 20], [322, 424, 22], [352, 384, 22], [320, 354, 21], [310, 350, 20]], '#3f7d52', false)),
      vessel(FORMS.apothecary, { base: 412, scale: 1.24, liquid: '#7d6a2f', tone: '#8f8a52', full: 0.68, label, cap: cork(40) }),
      snake([[160, 300, 18], [130, 284, 22], [132, 246, 22], [176, 226, 22], [250, 222, 22], [322, 206, 22], [344, 176, 21], [322, 150, 19], [282, 146, 19], [252, 156, 25], [236, 160, 16]], '#3f7d52', true),
      each([[70, 150, 'GOUT'], [404, 120, 'BUGS'], [84, 210, 'DOUBT'], [412, 262, 'SPAM']] as const, ([x, y, text]) => words(text, x, y, 17, { color: '#8a7d3e', spacing: 1 }) + line(`M${x - 28} ${y - 6}L${x + 28} ${y - 6}`, INK.pomegranate, 2.6)),
    )
  },

  'peel-appeal': () => {
    const bag = 'M152 150L328 150L344 396Q346 414 326 414L154 414Q134 414 136 396Z'
    const spiral = fill(ribbon([[60, 380, 8], [96, 364, 22], [128, 390, 24], [104, 420, 24], [66, 404, 22], [72, 436, 22], [118, 446, 14], [150, 440, 3]]), INK.cherry) + line('M64 380C96 358 130 380 112 410C98 424 70 412 72 420', tint(INK.rose, 0.5), 4, 0.9)
    return picture(
      backdrop('split', { wall: '#efd9b8', shape: '#e8cda3', table: '#7c9457' }),
      shadow(244, 414, 104),
      clip(bag, fill(bag, INK.kraft), fill('M268 150L350 150L350 416L290 416Z', shade(INK.kraft, 0.5), 0.26), fill(circle(236, 326, 46), '#8c6239'), at(222, 326, chip(24)), at(250, 340, chip(22)), at(246, 308, chip(20)), line(circle(236, 326, 46), tint(INK.kraft, 0.4), 4)),
      fill(outline([[146, 138, 3], [334, 138, 3], [330, 162], [150, 162]]), shade(INK.kraft, 0.16)),
      each(Array.from({ length: 12 }, (_, i) => 156 + i * 15), (x) => line(`M${x} 141L${x} 158`, shade(INK.kraft, 0.5), 1.6, 0.6)),
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

  'original-cinnamon': () => {
    const label = sealLabel(240, 336, 54, { lines: ['Original', 'Cinnamon'], size: 20, marked: false })
    return picture(
      backdrop('window', { wall: '#e6bb93', shape: '#efceac', table: '#6b3322' }),
      shadow(240, 414, 82),
      line('M282 192C338 186 352 262 306 274', '#8a5a3c', 17),
      opaque(240, stand(FORMS.jug, 414, 1.22), '#b98a63', fill(box(140, 120, 200, 96), '#7c4a30'), fill('M140 214Q170 236 200 216T260 216T320 216L340 200L140 200Z', '#7c4a30')),
      cork(38)(240, stand(FORMS.jug, 414, 1.22)),
      label,
      shadow(96, 440, 70, 8),
      at(96, 420, cinnamon(118), { turn: -8 }) + at(104, 440, cinnamon(104), { turn: 6 }),
      line('M84 404L90 448M108 402L114 450', '#c9a76a', 4),
      shadow(390, 440, 46, 8),
      at(392, 396, apple(INK.cherry), { scale: 0.96, turn: 6 }),
      at(334, 444, starAnise(), { scale: 0.46 }),
    )
  },

  'whole-orchard': () => {
    const neck = (cx: number, color: string, cap: string, h: number) => vessel(FORMS.litre, { cx, base: 400 - h, scale: 0.86, liquid: color, full: 0.86, cap: lid(cap, 26) })
    const slat = (y: number) => fill(box(66, y, 348, 36, 4), INK.wood) + fill(box(66, y, 348, 6, 3), tint(INK.wood, 0.3)) + line(`M96 ${y + 20}L190 ${y + 22}M230 ${y + 16}L330 ${y + 18}M350 ${y + 26}L396 ${y + 25}`, shade(INK.wood, 0.5), 2, 0.5)
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
      at(240, 280, fill(outline([[-128, -10, 6], [128, -10, 6], [128, 134, 6], [-128, 134, 6]]), shade(INK.cream, 0.1)), { turn: -6 }),
      at(250, 190, fill(box(-104, -70, 208, 140, 14), INK.pomegranate) + clip(box(-104, -70, 208, 140, 14), each([0, 1, 2, 3, 4], (i) => at(-80 + i * 46, 60, leaf(150, { color: '#c43550', width: 0.36 }), { turn: 12 }))) + markAt(-62, -30, 44, INK.cream, INK.pear) + words('25 ¤', 56, -22, 30, { color: INK.cream }) + words('no questions asked', 0, 30, 17, { color: INK.cream }), { turn: 7 }),
      at(240, 280, fill('M-128 -10L0 74L128 -10L128 134L-128 134Z', INK.cream) + fill('M-128 134L-20 52L0 66L20 52L128 134Z', shade(INK.cream, 0.12)) + line('M-128 134L-20 54M128 134L20 54', shade(INK.cream, 0.3), 2.4), { turn: -6 }),
      waxSeal(240, 356, 34, INK.bottle, -6),
      shadow(92, 446, 40, 7),
      at(90, 424, each([0, 1, 2, 3], (i) => fill(ellipse(i * 3, -i * 8, 30, 10), shade(INK.mango, 0.25)) + fill(ellipse(i * 3, -i * 8 - 4, 30, 10), INK.mango)) + markAt(9, -29, 18, shade(INK.mango, 0.4), shade(INK.mango, 0.4))),
      at(396, 440, apple(), { scale: 0.6, turn: 14 }),
    )
  },

  'in-a-jam': () => {
    const cloth = 'M150 214L170 178Q240 160 310 178L330 214Q316 226 304 214Q290 228 276 216Q258 230 240 217Q222 230 204 216Q190 228 176 214Q164 226 150 214Z'
    return picture(
      backdrop('tiles', { wall: '#f5d3cf', shape: '#f9e1dc', table: '#7f9b5b' }),
      vessel(FORMS.jar, { base: 414, scale: 1.24, liquid: '#b91f35', full: 0.9, wall: 7, inside: each([[190, 300], [286, 286], [210, 390], [292, 384], [176, 350]] as const, ([x, y]) => fill(ellipse(x, y, 16, 12), '#d83a47', 0.8) + fill(circle(x - 4, y - 2, 2), INK.lemon)), label: sheetLabel(240, 342, 112, 96, { lines: ['In a Jam'], size: 29, foot: 'STRAWBERRY' }) }),
      clip(cloth, fill(cloth, INK.cream), each(Array.from({ length: 10 }, (_, i) => 146 + i * 20), (x) => line(`M${x} 160L${x + (x - 240) * 0.12} 236`, INK.cherry, 5, 0.85)), each([178, 198, 218], (y) => line(`M140 ${y}L340 ${y}`, INK.cherry, 5, 0.5)), fill('M270 150L340 150L340 240L280 240Z', shade(INK.cream, 0.5), 0.26)),
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

/** A crisp of apple: a thin ring with a frilled edge. */
function chip(r: number): string {
  const flesh = '#f3dfa4'
  return at(0, 0, fill(ellipse(0, 2, r * 1.04, r * 0.9), INK.cherry) + fill(ellipse(0, 0, r * 0.96, r * 0.8), flesh) + each(around(5, r * 0.22), ([x, y, turn]) => at(x, y, fill(ellipse(0, 0, r * 0.07, r * 0.16), INK.bark), { turn })) + line(`M${n(-r * 0.6)} ${n(-r * 0.3)}Q0 ${n(-r * 0.62)} ${n(r * 0.5)} ${n(-r * 0.4)}`, shade(flesh, 0.16), 2))
}

function hollyBerry(x: number, y: number, r: number): string {
  return at(x, y, lit(circle(0, 0, r), INK.cherry, { size: r * 2, hatch: false }))
}
