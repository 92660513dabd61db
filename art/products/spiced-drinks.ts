import { backdrop, picture } from '../drawing/backdrop.ts'
import { cork } from '../drawing/caps.ts'
import { INK, mix } from '../drawing/color.ts'
import { citrusHalf, ORANGE } from '../drawing/fruit-citrus.ts'
import { apple } from '../drawing/fruit-orchard.ts'
import { cinnamon, fir, starAnise } from '../drawing/garden.ts'
import { archLabel, sealLabel } from '../drawing/labels.ts'
import { words } from '../drawing/lettering.ts'
import { at, box, circle, each, fill, line, lit, n, points, times } from '../drawing/shape.ts'
import { snake } from '../drawing/snake.ts'
import { FORMS, opaque, shadow, stand, vessel } from '../drawing/vessels.ts'

/** Hot and spiced drinks, and alleged remedies. */
export const SPICED_DRINKS: Record<string, () => string> = {
  'midwinter-mischief': () => {
    const flakes = points(
      '60 70 5, 120 130 4, 400 80 5, 440 180 4, 330 40 3, 210 60 4, 60 230 4, 430 290 3, 150 40 3, 380 150 3, 290 110 3',
    )
    return picture(
      backdrop('hills', { wall: '#4f6f86', shape: '#dbe6ea', table: '#f2f4f0' }),
      each(points('80 372 170, 404 378 190, 440 392 130, 40 384 130'), ([x, y, h]) =>
        at(
          x,
          y,
          times(3, (i) =>
            fill(
              `M0 ${n(-h + i * h * 0.2)}L${n(h * (0.17 + i * 0.08))} ${n(-h * 0.56 + i * h * 0.24)}L${n(-h * (0.17 + i * 0.08))} ${n(-h * 0.56 + i * h * 0.24)}Z`,
              mix(INK.bottle, '#4f6f86', 0.3 + i * 0.08),
            ),
          ),
        ),
      ),
      each(flakes, ([x, y, r]) => fill(circle(x, y, r), INK.white, 0.9)),
      line('M214 116C198 88 230 74 214 44M262 116C246 88 278 74 262 40', INK.white, 7, 0.55),
      line('M320 224C392 212 396 338 310 344', '#dfe9ea', 17),
      vessel(points('92 230, 84 0 24'), {
        cx: 232,
        base: 412,
        scale: 1.16,
        liquid: '#a4452a',
        full: 0.86,
        wall: 9,
        inside:
          at(206, 210, citrusHalf(ORANGE), { scale: 0.66 }) +
          at(272, 272, starAnise(), { scale: 0.6 }) +
          at(196, 330, starAnise(), { scale: 0.46, turn: 20 }),
        label: archLabel(232, 330, 96, 116, {
          lines: ['Midwinter', 'Mischief'],
          size: 19,
          foot: '2014',
          accent: INK.bottle,
        }),
      }),
      at(290, 158, cinnamon(190), { turn: -66 }),
      at(112, 442, fir(110), { turn: 64 }),
      at(120, 446, fir(90, '#376b5a'), { turn: 96 }),
      each(points('132 432, 150 446, 122 450'), ([x, y]) => hollyBerry(x, y, 9)),
      at(376, 438, apple(), { scale: 0.62, turn: 10 }),
    )
  },

  'snake-oil': () => {
    const label = archLabel(240, 330, 110, 138, {
      lines: ['Snake', 'Oil'],
      size: 34,
      accent: INK.bottle,
      foot: 'CURES IT ALL',
    })
    return picture(
      backdrop('rays', { wall: '#d9cfa2', shape: '#e5ddb9', table: '#4b4a2f' }),
      at(
        0,
        0,
        snake(
          points('118 438 8, 168 446 16, 236 440 20, 322 424 22, 352 384 22, 320 354 21, 310 350 20'),
          '#3f7d52',
          false,
        ),
      ),
      vessel(FORMS.apothecary, {
        base: 412,
        scale: 1.24,
        liquid: '#7d6a2f',
        tone: '#8f8a52',
        full: 0.68,
        label,
        cap: cork(40),
      }),
      snake(
        points(
          '160 300 18, 130 284 22, 132 246 22, 176 226 22, 250 222 22, 322 206 22, 344 176 21, 322 150 19, 282 146 19, 252 156 25, 236 160 16',
        ),
        '#3f7d52',
        true,
      ),
      each(
        [
          [70, 150, 'GOUT'],
          [404, 120, 'BUGS'],
          [84, 210, 'DOUBT'],
          [412, 262, 'SPAM'],
        ] as const,
        ([x, y, text]) =>
          words(text, x, y, 17, { color: '#8a7d3e', spacing: 1 }) +
          line(`M${x - 28} ${y - 6}L${x + 28} ${y - 6}`, INK.pomegranate, 2.6),
      ),
    )
  },

  'original-cinnamon': () => {
    const label = sealLabel(240, 336, 54, { lines: ['Original', 'Cinnamon'], size: 20, marked: false })
    return picture(
      backdrop('window', { wall: '#e6bb93', shape: '#efceac', table: '#6b3322' }),
      shadow(240, 414, 82),
      line('M282 192C338 186 352 262 306 274', '#8a5a3c', 17),
      opaque(
        240,
        stand(FORMS.jug, 414, 1.22),
        '#b98a63',
        fill(box(140, 120, 200, 96), '#7c4a30'),
        fill('M140 214Q170 236 200 216T260 216T320 216L340 200L140 200Z', '#7c4a30'),
      ),
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
}

function hollyBerry(x: number, y: number, r: number): string {
  return at(x, y, lit(circle(0, 0, r), INK.cherry, { size: r * 2, hatch: false }))
}
