import { INK } from '../drawing/color.ts'
import { citrus, LEMON, ORANGE } from '../drawing/fruit-citrus.ts'
import { apple, cherries, pear, plum } from '../drawing/fruit-orchard.ts'
import { lettering } from '../drawing/lettering.ts'
import { markAt } from '../drawing/mark.ts'
import { at, box, circle, each, fill, n } from '../drawing/shape.ts'
import { settle, share, spring } from './motion.ts'

const LETTERS = [...'Forbidden Fruit'].map((letter, index, all) => ({
  letter,
  x: lettering(all.slice(0, index + 1).join(''), 62, -0.4).width - lettering(letter, 62).width,
}))
const WIDTH = lettering('Forbidden Fruit', 62, -0.4).width
const PROMISE = lettering('Go on, have a bite.', 27, 0.3)

/** The brand name. From 12 to 15 seconds. */
export function name(time: number): string {
  const left = 320 - WIDTH / 2
  const size = spring(share(time, 12.2, 12.7))
  const promise = settle(share(time, 13.2, 13.8))
  return [
    fill(box(0, 0, 640, 360), INK.cream),
    fill(circle(320, 142, 300), '#f6ead0'),
    fill(circle(320, 142, 176), '#f1dfb9'),
    size > 0 ? at(320, 122, markAt(0, 0, 128), { scale: size, turn: (1 - size) * -24 }) : '',
    each(LETTERS, ({ letter, x }, index) => {
      const shown = settle(share(time, 12.5 + index * 0.045, 12.95 + index * 0.045))
      return shown > 0 && letter !== ' '
        ? `<path d="${lettering(letter, 62).d}" fill="${INK.ink}" opacity="${n(shown)}" transform="translate(${n(left + x)} ${n(252 + (1 - shown) * 26)})"/>`
        : ''
    }),
    promise > 0
      ? `<path d="${PROMISE.d}" fill="${INK.pomegranate}" opacity="${n(promise)}" transform="translate(${n(320 - PROMISE.width / 2)} ${n(298 + (1 - promise) * 10)})"/>`
      : '',
    each(
      [
        [44, () => apple(), 0.62, 0],
        [112, () => citrus(LEMON, true), 0.44, 3],
        [540, () => pear(), 0.56, 1],
        [600, () => plum(), 0.54, 2],
        [84, () => citrus(ORANGE), 0.46, 5],
        [568, () => cherries(), 0.5, 4],
      ] as const,
      ([x, draw, scale, order]) => {
        const fall = share(time, 12.6 + order * 0.12, 13.1 + order * 0.12)
        const rest = order > 3 ? 292 : 334
        const bounce = Math.sin(share(time, 13.1 + order * 0.12, 13.35 + order * 0.12) * Math.PI) * 14
        return fall > 0
          ? at(x, -70 + (rest + 70) * fall * fall - bounce, draw(), { scale, turn: (1 - fall) * 120 })
          : ''
      },
    ),
  ].join('')
}
