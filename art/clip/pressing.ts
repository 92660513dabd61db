import { cork } from '../drawing/caps.ts'
import { INK, mix, shade, tint } from '../drawing/color.ts'
import { citrus, ORANGE } from '../drawing/fruit-citrus.ts'
import { apple, pear, plum } from '../drawing/fruit-orchard.ts'
import { leaf } from '../drawing/leaves.ts'
import { press, pressedTo } from '../drawing/press.ts'
import { at, box, circle, each, fill, line, n, times } from '../drawing/shape.ts'
import { FORMS, vessel } from '../drawing/vessels.ts'
import { between, share, smooth } from './motion.ts'

const JUICE = '#e8632e'

/** Fruit in order of appearance, with its position in the cage. */
const HARVEST: readonly (readonly [draw: () => string, x: number, y: number, size: number])[] = [
  [() => apple(), -52, -104, 0.56],
  [() => citrus(ORANGE), 2, -104, 0.56],
  [() => pear(), 54, -106, 0.52],
  [() => plum(), -30, -150, 0.54],
  [() => apple(INK.pear, INK.lemon), 28, -152, 0.56],
  [() => citrus(ORANGE), -58, -164, 0.5],
  [() => apple(), 4, -196, 0.54],
]

/** The press in action. From 4 to 9 seconds. */
export function pressing(time: number): string {
  const down = smooth(share(time, 5.7, 8.7)) * 0.96
  const squash = Math.min(Math.max((-76 - pressedTo(down)) / 148, 0.3), 1)
  const mashed = share(squash, 0.9, 0.5)
  const fruit = each(HARVEST, ([draw, x, y, size], index) => {
    const start = 4.15 + index * 0.17
    const way = share(time, start, start + 0.55)
    if (way <= 0) return ''
    const landed = -76 + (y + 76) * squash
    const fx = between(-330, x, way)
    const fy = way < 1 ? between(-150, y, way) - Math.sin(way * Math.PI) * 170 : landed
    return `<g transform="translate(${n(fx)} ${n(fy)}) scale(1 ${between(0.7, 1, squash).toFixed(2)})">${at(0, 0, draw(), { scale: size, turn: (1 - way) * -160 + index * 23 })}</g>`
  })
  const flowing = share(time, 6.5, 6.8) * (1 - share(time, 8.9, 9.1))
  const level = share(time, 6.8, 8.9)
  return [
    fill(box(0, 0, 640, 360), '#cfe0d6'),
    fill('M96 360L96 200A154 154 0 0 1 404 200L404 360Z', '#e0ece4'),
    // A shelf with yesterday's juice.
    fill(box(446, 186, 194, 11, 3), '#8a5630') + fill(box(446, 186, 194, 4, 2), tint('#8a5630', 0.3)),
    each(
      [
        [484, INK.plum],
        [538, INK.pear],
        [592, INK.mango],
      ] as const,
      ([cx, liquid]) => vessel(FORMS.longneck, { cx, base: 187, scale: 0.44, liquid, wall: 3, cap: cork(15) }),
    ),
    fill(box(0, 318, 640, 42), '#6d4a33') + fill(box(0, 318, 640, 5), tint('#6d4a33', 0.3)),
    // The bench under it.
    fill(box(98, 278, 262, 14, 4), '#a9703a') + fill(box(98, 278, 262, 5, 3), tint('#a9703a', 0.3)),
    fill(box(112, 290, 18, 52, 3), '#7a4e2a') + fill(box(328, 290, 18, 52, 3), '#7a4e2a'),
    at(
      230,
      278,
      press({
        down,
        turn: down * 900,
        mash: mashed > 0 ? mix('#b5522e', JUICE, mashed) : undefined,
        fruit,
        juice: flowing > 0 ? JUICE : undefined,
      }),
      { scale: 0.57 },
    ),
    vessel(FORMS.tumbler, { cx: 376, base: 344, scale: 0.62, liquid: JUICE, full: 0.04 + level * 0.8, wall: 4 }),
    flowing > 0
      ? line(`M328 257C340 258 352 266 354 ${n(between(266, 334 - level * 70, flowing))}`, JUICE, 6) +
        line(`M330 256C342 258 352 266 353 ${n(between(266, 324 - level * 66, flowing))}`, tint(JUICE, 0.5), 1.6, 0.8)
      : '',
    times(3, (index) => {
      const beat = (time * 1.3 + index * 0.37) % 1
      return flowing > 0
        ? fill(circle(190 + index * 40, 212 + beat * beat * 24, 3 * (1 - beat * 0.4)), JUICE, 1 - beat)
        : ''
    }),
    at(540, 340, at(0, -26, pear(), { scale: 0.52 })),
    at(592, 340, at(0, -22, apple(), { scale: 0.46, turn: 8 })),
    at(500, 344, leaf(34, { color: shade(INK.leaf, 0.1) }), { turn: -66 }),
  ].join('')
}
