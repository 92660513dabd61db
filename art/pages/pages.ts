import { backdrop, picture } from '../drawing/backdrop.ts'
import { screwCap } from '../drawing/caps.ts'
import { INK, mix, shade, tint } from '../drawing/color.ts'
import { ribbon, through } from '../drawing/curve.ts'
import { BLOOD_ORANGE, citrusHalf, LEMON, ORANGE } from '../drawing/fruit-citrus.ts'
import { bananaPeel } from '../drawing/fruit-far.ts'
import { appleHalf } from '../drawing/fruit-orchard.ts'
import { leaf } from '../drawing/leaves.ts'
import { words } from '../drawing/lettering.ts'
import { markAt } from '../drawing/mark.ts'
import { press } from '../drawing/press.ts'
import { at, box, circle, each, ellipse, fill, line, lit, points, times } from '../drawing/shape.ts'
import { FORMS, opaque, shadow, vessel } from '../drawing/vessels.ts'

const count = (length: number) => Array.from({ length }, (_, index) => index)

/** Three leaves in a circle, as a recycling symbol. */
const cycle = (color: string, size: number) =>
  each([0, 120, 240], (turn) =>
    at(
      0,
      0,
      line(
        `M${-size * 0.62} ${-size * 0.36}A${size * 0.72} ${size * 0.72} 0 0 1 ${size * 0.36} ${-size * 0.62}`,
        color,
        size * 0.2,
      ) + at(size * 0.3, -size * 0.7, leaf(size * 0.62, { color, width: 0.7, bend: 0 }), { turn: 122 }),
      { turn },
    ),
  )

/** An apple core. */
const core = (skin: string) =>
  fill(
    'M-52 -92C-16 -78 16 -78 52 -92C46 -54 24 -32 24 0C24 32 46 54 52 88C26 104 -26 104 -52 88C-46 54 -24 32 -24 0C-24 -32 -46 -54 -52 -92Z',
    '#f3dca0',
  ) +
  fill(
    'M8 -84C24 -84 40 -88 52 -92C46 -54 24 -32 24 0C24 32 46 54 52 88C40 96 26 99 12 100C18 60 2 40 4 0C6 -32 14 -60 8 -84Z',
    shade('#f3dca0', 0.2),
    0.7,
  ) +
  fill('M-56 -96C-20 -78 20 -78 56 -96L48 -70C18 -56 -18 -56 -48 -70Z', skin) +
  fill('M-56 92C-26 110 26 110 56 92L48 70C22 84 -22 84 -48 70Z', skin) +
  each([-1, 1], (side) => at(side * 9, 0, fill('M0 -20C9 -9 9 9 0 19C-9 9 -9 -9 0 -20Z', INK.bark))) +
  line('M0 -82q3 -24 14 -36', INK.bark, 9) +
  at(10, -106, leaf(56), { turn: 70 })

/** Pictures of single pages. */
export const PAGES: Record<string, () => string> = {
  'recycle-peel': () => {
    const peel = ribbon(
      points('170 150 10, 214 120 34, 276 128 40, 300 172 42, 256 206 42, 204 216 40, 196 254 38, 240 284 36'),
    )
    const inner = ribbon(
      points('176 154 4, 214 132 14, 270 140 17, 286 172 18, 250 194 18, 198 206 16, 186 250 14, 236 280 12'),
    )
    return picture(
      backdrop('leaves', { wall: '#f5d9a0', shape: '#f0cb86', table: '#4b7a4a' }),
      shadow(240, 418, 100),
      at(120, 286, bananaPeel(), { scale: 0.6, turn: -24 }),
      at(318, 262, citrusHalf(BLOOD_ORANGE), { scale: 0.82, turn: 10 }),
      at(168, 262, citrusHalf(LEMON), { scale: 0.66, turn: -18 }),
      fill(peel, INK.orange),
      fill(inner, '#ffe9c2'),
      at(276, 296, leaf(120, { color: INK.leaf }), { turn: 34 }),
      at(206, 300, leaf(96, { color: INK.moss }), { turn: -40 }),
      opaque(240, points('104 282 8, 84 416 16'), INK.bottle, at(240, 352, cycle(INK.pear, 40))),
      fill(box(126, 272, 228, 22, 8), tint(INK.bottle, 0.14)),
      fill(box(126, 272, 228, 7, 3), tint(INK.bottle, 0.34)),
      line('M136 292C96 330 100 380 152 402', INK.steel, 6),
      shadow(408, 440, 34, 7),
      at(406, 412, appleHalf(), { scale: 0.6, turn: 14 }),
      // A worker.
      at(
        74,
        434,
        line('M-40 4C-20 -22 0 20 22 -4C32 -16 40 -14 44 -26', INK.rose, 13) +
          line('M-36 2C-20 -18 0 16 20 -6', tint(INK.rose, 0.4), 4, 0.8) +
          fill(circle(44, -30, 9), INK.rose) +
          fill(circle(47, -32, 2.2), INK.ink) +
          line('M44 -25Q49 -24 52 -27', INK.ink, 2),
      ),
    )
  },

  'recycle-press': () =>
    picture(
      backdrop('arch', { wall: '#cfe0d6', shape: '#e2eee6', table: '#7a5233' }),
      shadow(196, 420, 130, 13),
      at(190, 420, press({ down: 0.42, turn: 24, mash: '#d98b3c', juice: INK.orange }), { scale: 0.94 }),
      vessel(FORMS.tumbler, { cx: 352, base: 450, scale: 0.42, liquid: INK.orange, full: 0.5, wall: 3 }),
      line('M352 384L352 420', INK.orange, 5),
      vessel(FORMS.milk, {
        cx: 424,
        base: 436,
        scale: 0.62,
        liquid: INK.orange,
        full: 0.62,
        wall: 4,
        label: fill(circle(424, 392, 24), INK.cream) + at(424, 392, cycle(INK.leaf, 18)),
        cap: screwCap(INK.leaf, 24),
      }),
      shadow(76, 448, 56, 8),
      at(58, 424, citrusHalf(ORANGE), { scale: 0.5, turn: -12 }),
      at(104, 430, citrusHalf(BLOOD_ORANGE), { scale: 0.4, turn: 20 }),
      at(240, 452, leaf(46, { color: INK.moss }), { turn: 72 }),
    ),

  // Texture of the planet Bramley-9. Left and right edges match.
  'planet-bramley': () => {
    const [width, height] = [1024, 512]
    const wrapped = (x: number, y: number, content: string) =>
      at(x, y, content) + at(x - width, y, content) + at(x + width, y, content)
    const blotch = (size: number, seed: number, color: string, flat = 0.6) =>
      fill(
        through(
          count(14).map((index) => {
            const angle = (index / 14) * Math.PI * 2
            const reach = size * (0.62 + (((index + seed) * 0.618) % 1) * 0.5)
            return [Math.cos(angle) * reach, Math.sin(angle) * reach * flat] as const
          }),
        ),
        color,
      )
    const lands = points(
      '120 190 120 1, 250 300 84 4, 430 170 96 7, 520 330 130 2, 700 210 110 9, 820 350 92 5, 930 160 70 3, 640 120 50 8, 40 350 74 6',
    )
    const bands = count(9).map((index) => [80 + index * 44, index % 2 ? '#86ad45' : '#97bb54'] as const)
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${[
      fill(box(0, 0, width, height), '#8fb54c'),
      each(bands, ([y, color]) =>
        fill(
          `M0 ${y}Q128 ${y - 16} 256 ${y}T512 ${y}T768 ${y}T1024 ${y}L1024 ${y + 26}Q896 ${y + 40} 768 ${y + 26}T512 ${y + 26}T256 ${y + 26}T0 ${y + 26}Z`,
          color,
        ),
      ),
      // Blushed continents with russet coasts.
      each(lands, ([x, y, size, seed]) =>
        wrapped(
          x,
          y,
          blotch(size * 1.14, seed, '#c9a24a') +
            blotch(size, seed, INK.cherry) +
            at(-size * 0.16, -size * 0.12, blotch(size * 0.62, seed + 3, mix(INK.cherry, INK.ember, 0.6))) +
            at(size * 0.24, size * 0.14, blotch(size * 0.3, seed + 5, INK.pomegranate)),
        ),
      ),
      times(120, (index) => {
        const [x, y] = [(index * 0.618 * width) % width, 60 + ((index * 0.377 * 397) % 397)]
        return fill(ellipse(x, y, 3.4 - (index % 3) * 0.7, 2.6 - (index % 3) * 0.5), '#f3e3b0', 0.85)
      }),
      // Clouds of blossom.
      each(points('180 110 80, 380 250 110, 610 400 90, 860 270 100, 760 90 70'), ([x, y, size]) =>
        wrapped(
          x,
          y,
          fill(box(-size, -9, size * 2, 18, 9), INK.white, 0.75) +
            fill(box(-size * 0.5, -24, size * 1.2, 18, 9), INK.white, 0.75) +
            fill(box(-size * 0.3, 6, size * 1.4, 16, 8), INK.white, 0.6),
        ),
      ),
      // The hollow of the stalk in the north, the dried flower in the south.
      fill(`M0 0L1024 0L1024 40Q896 64 768 40T512 40T256 40T0 40Z`, '#5d7a2e'),
      fill(`M0 0L1024 0L1024 18Q896 30 768 18T512 18T256 18T0 18Z`, INK.bark),
      fill(`M0 512L1024 512L1024 478Q896 456 768 478T512 478T256 478T0 478Z`, '#6f8a38'),
      fill(`M0 512L1024 512L1024 498Q896 486 768 498T512 498T256 498T0 498Z`, INK.bark),
    ].join('')}</svg>\n`
  },

  // The picture behind the paywall.
  premium: () => {
    const wall = '#6d1f38'
    const gold = '#d9a23c'
    const post = (x: number) =>
      fill(ellipse(x + 12, 792, 52, 10), '#1d0714', 0.4) +
      fill(box(x - 9, 636, 18, 150), gold) +
      fill(box(x + 1, 636, 8, 150), shade(gold, 0.34)) +
      fill(box(x - 40, 780, 80, 14, 7), gold) +
      lit(circle(x, 622, 19), gold, { size: 40, hatch: false })
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 840" width="1200" height="840">${[
      fill(box(0, 0, 1200, 840), wall),
      times(15, (i) =>
        times(8, (j) => at(40 + i * 80 + (j % 2) * 40, 40 + j * 84, markAt(0, 0, 34, '#782641', '#782641'))),
      ),
      fill('M520 -20L680 -20L1010 660L190 660Z', '#f7dc8e', 0.16),
      fill(box(0, 660, 1200, 180), '#3c1a22'),
      fill(box(0, 640, 1200, 22), '#8a4a3a'),
      times(11, (i) => line(`M${600 + (i - 5) * 130} 662L${600 + (i - 5) * 230} 840`, '#2c1119', 4)),
      // A spotlight.
      line('M600 0L600 40', INK.ink, 8),
      fill('M560 34L640 34L620 66L580 66Z', INK.ink),
      // A precious frame.
      fill(box(330, 102, 556, 456, 8), '#1d0714', 0.45),
      fill(box(318, 88, 564, 460, 10), shade(gold, 0.3)),
      fill(box(318, 88, 564, 448, 10), gold),
      line(box(338, 108, 524, 408, 6), tint(gold, 0.5), 6),
      line(box(366, 136, 468, 352, 4), shade(gold, 0.4), 8),
      each([318, 882], (x) =>
        each([88, 536], (y) => fill(circle(x, y, 30), gold) + markAt(x, y, 34, shade(gold, 0.5), shade(gold, 0.5))),
      ),
      fill(circle(600, 92, 26), gold) +
        fill(circle(600, 92, 14), INK.pomegranate) +
        fill(circle(596, 88, 4), INK.white, 0.8),
      fill(box(370, 140, 460, 344), '#24433d'),
      fill(circle(600, 300, 158), '#2f5750'),
      fill('M370 410L830 410L830 484L370 484Z', '#5d3a26'),
      fill(ellipse(626, 424, 82, 13), '#1d0714', 0.4),
      at(600, 312, core(INK.cherry), { scale: 1.1 }),
      // Text of the plate.
      fill(box(426, 566, 360, 104, 6), '#1d0714', 0.35),
      fill(box(420, 560, 360, 104, 6), INK.cream),
      words('The Priceless One', 600, 594, 30, { within: 330 }),
      words('Pressed and eaten by the cashier. 1 BTC. No refunds.', 600, 622, 15, { color: '#4f4038', within: 336 }),
      words('Thank you. We did not expect anybody.', 600, 648, 15, { color: INK.pomegranate, within: 336 }),
      line('M240 668Q600 824 960 668', shade(INK.pomegranate, 0.3), 24),
      line('M240 664Q600 816 960 664', INK.cherry, 13),
      post(240),
      post(960),
      // A visitor.
      at(
        1092,
        800,
        fill(ellipse(20, 4, 90, 12), '#1d0714', 0.4) +
          line('M-58 -4L44 -4C62 -4 62 -34 56 -52M52 -10L70 -58', INK.moss, 20) +
          fill(circle(56, -56, 8), INK.ink) +
          fill(circle(72, -62, 8), INK.ink) +
          at(
            -14,
            -52,
            fill(circle(0, 0, 52), '#c98f4f') +
              line('M0 0C18 -12 24 12 3 21C-24 27 -36 -6 -18 -27C6 -48 42 -24 36 12', shade('#c98f4f', 0.5), 8),
          ),
        { flip: true },
      ),
    ].join('')}</svg>\n`
  },
}
