import { backdrop, picture } from '../drawing/backdrop.ts'
import { cork, crownCap, lid, screwCap } from '../drawing/caps.ts'
import { INK, mix, shade } from '../drawing/color.ts'
import { blueberry, currants, gooseberry, roseHips } from '../drawing/fruit-berries.ts'
import { seaBuckthorn } from '../drawing/garden.ts'
import { bandLabel, roundLabel, sheetLabel } from '../drawing/labels.ts'
import { leaf } from '../drawing/leaves.ts'
import { words } from '../drawing/lettering.ts'
import { markAt } from '../drawing/mark.ts'
import {
  at,
  box,
  circle,
  clip,
  each,
  ellipse,
  fill,
  line,
  outline,
  type Profile,
  points,
  times,
} from '../drawing/shape.ts'
import { FORMS, opaque, shadow, vessel } from '../drawing/vessels.ts'

/** Drinks of berries and other plants of hedges. */
export const HEDGE_DRINKS: Record<string, () => string> = {
  'blue-murder': () => {
    const drip =
      'M150 262L330 262L330 330Q322 372 314 330Q306 316 298 342Q288 392 278 340Q268 318 258 352Q250 384 242 346Q232 318 222 338Q212 402 202 336Q194 316 186 332Q178 360 170 326L150 320Z'
    return picture(
      backdrop('split', { wall: '#b9c1e0', shape: '#a5afd6', table: '#252e5c' }),
      vessel(FORMS.litre, {
        liquid: '#39448a',
        full: 0.76,
        label: fill(drip, INK.cream) + words('Blue', 240, 296, 28) + words('Murder', 240, 324, 28, { within: 112 }),
        cap: screwCap(INK.ink),
      }),
      each(
        points('84 394 0.9, 142 420 0.66, 58 436 0.5, 396 390 0.92, 350 428 0.52'),
        ([x, y, scale]) => shadow(x, y + 46 * scale, 46 * scale, 7) + at(x, y, blueberry(), { scale, turn: x }),
      ),
      at(110, 440, leaf(44), { turn: 88 }),
    )
  },

  'coast-smuggler': () => {
    const barrel = 'M132 236C120 290 120 350 132 402L292 402C304 350 304 290 292 236Z'
    const hoop = (y: number, w: number) =>
      fill(
        outline([
          [212 - w, y, 3],
          [212 + w, y, 3],
          [212 + w, y + 15, 3],
          [212 - w, y + 15, 3],
        ]),
        '#5f6f73',
      )
    return picture(
      backdrop('moon', { wall: '#7fa6ad', shape: '#f3e3ae', table: '#cdae7c' }),
      fill('M0 330Q40 314 80 330T160 330T240 330T320 330T400 330T480 330L480 372L0 372Z', '#4f7d88'),
      shadow(222, 414, 100),
      clip(
        barrel,
        fill(barrel, INK.wood),
        each([150, 176, 202, 228, 254, 280], (x) =>
          line(`M${x} 232Q${x + (x - 212) * 0.12} 320 ${x} 406`, INK.bark, 2.6, 0.7),
        ),
        hoop(252, 110),
        hoop(372, 110),
        fill(box(258, 230, 60, 180), shade(INK.wood, 0.6), 0.34),
      ),
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
    const profile: Profile = points('72 210 10, 72 414 10')
    return picture(
      backdrop('hills', { wall: '#e4d9ea', shape: '#cbb7d6', table: '#7b4a55' }),
      at(104, 436, roseHips(), { scale: 1.16, turn: -6 }),
      shadow(212, 414, 78),
      opaque(
        204,
        profile,
        '#a23a3a',
        bandLabel(204, 318, 72, 136, {
          lines: ['Thorny', 'Subject'],
          size: 25,
          accent: INK.ember,
          foot: 'ROSEHIP TEA',
        }),
      ),
      lid('#c9544b', 40)(204, profile),
      steam,
      shadow(386, 430, 66, 10),
      line('M424 360C456 354 456 400 418 400', INK.cream, 10),
      opaque(378, points('54 334 4, 50 388 30, 32 420 12'), INK.cream),
      fill(ellipse(378, 334, 54, 10), shade(INK.cream, 0.18)),
      fill(ellipse(378, 336, 47, 7), '#c04a3d'),
      fill(ellipse(380, 428, 64, 8), mix(INK.cream, INK.clay, 0.2)),
      markAt(374, 378, 34, INK.pomegranate),
    )
  },

  'currant-affairs': () => {
    const paper = outline(points('168 226 4, 318 206 4, 322 412 10, 166 418 10'))
    const column = (x: number) =>
      times(7, (i) => line(`M${x} ${318 + i * 12}L${x + 48 - (i === 6 ? 20 : 0)} ${316 + i * 12}`, INK.ink, 2.6, 0.55))
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
      vessel(FORMS.longneck, {
        cx,
        base: 406,
        scale: 1.12,
        liquid: color,
        full: 0.76,
        label: roundLabel(cx, 322, 34, { lines: [flip ? 'you' : 'me'], size: 20, marked: false, accent: INK.leaf }),
        cap: crownCap(INK.bottle),
      })
    const heart = fill(
      'M0 12C-20 -2 -18 -20 -6 -20C-2 -20 0 -16 0 -14C0 -16 2 -20 6 -20C18 -20 20 -2 0 12Z',
      INK.cherry,
    )
    return picture(
      backdrop('sun', { wall: '#cfe0c0', shape: '#e2ecd4', table: '#7f9457' }),
      at(240, 112, heart, { scale: 1.5 }),
      soda(164, '#c8d977', 1),
      soda(316, '#c8d977', 0),
      shadow(240, 440, 60, 10),
      at(240, 378, gooseberry(), { scale: 1.22 }) +
        fill(circle(224, 372, 4.6), INK.ink) +
        fill(circle(252, 372, 4.6), INK.ink) +
        line('M228 394Q238 388 248 394', INK.ink, 3.6),
      shadow(86, 442, 30, 6),
      at(86, 414, gooseberry('#a9c455'), { scale: 0.6, turn: -20 }),
      at(410, 438, leaf(60, { width: 0.8 }), { turn: 64 }),
    )
  },

  hush: () => {
    const label = sheetLabel(240, 338, 100, 116, {
      lines: ['Hush'],
      size: 34,
      paper: INK.ink,
      ink: INK.lilac,
      accent: INK.lilac,
      foot: 'NIGHTCAP',
    })
    const tape = at(240, 244, fill(box(-150, -16, 300, 32), '#f3cf3f') + words('RECALLED', 0, 8, 23, { spacing: 2 }), {
      turn: -12,
    })
    return picture(
      backdrop('moon', { wall: '#3a2d55', shape: '#e9dca8', table: '#1d1733' }),
      vessel(FORMS.apothecary, {
        base: 412,
        scale: 1.26,
        liquid: '#5a3f86',
        tone: '#77689a',
        full: 0.66,
        label,
        cap: cork(36),
      }),
      clip(box(140, 150, 200, 260), tape),
      at(
        404,
        436,
        line('M0 0C-10 -60 6 -110 -16 -150M-6 -70C10 -90 22 -100 34 -112', INK.moss, 5) +
          each(
            points('-16 -150, 34 -112, -2 -98'),
            ([x, y]) => fill(circle(x, y, 17), '#191129') + fill(circle(x - 5, y - 5, 4.4), INK.lilac),
          ) +
          at(-6, -50, leaf(62, { color: '#3f6d5a' }), { turn: -60 }) +
          at(-6, -30, leaf(56, { color: '#3f6d5a' }), { turn: 62 }),
      ),
      at(
        84,
        436,
        line('M0 0C10 -50 -8 -96 8 -130', INK.moss, 5) +
          each(points('8 -134 0, -24 -96 -50, 30 -90 50'), ([x, y, turn]) =>
            at(
              x,
              y,
              each([0, 72, 144, 216, 288], (t) => at(0, 0, fill(ellipse(0, -14, 8, 14), '#b48ad0'), { turn: t })) +
                fill(circle(0, 0, 6), INK.mango),
              { turn, scale: 0.9 },
            ),
          ) +
          line('M2 -54L-24 -92M0 -44L30 -86', INK.moss, 4),
      ),
    )
  },
}
