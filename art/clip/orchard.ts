import { INK, mix, shade } from '../drawing/color.ts'
import type { Joint } from '../drawing/curve.ts'
import { apple } from '../drawing/fruit-orchard.ts'
import { leaf } from '../drawing/leaves.ts'
import { cloud, grass, land, roundTree } from '../drawing/scenery.ts'
import { at, box, circle, each, fill, line, points, times } from '../drawing/shape.ts'
import { snake } from '../drawing/snake.ts'
import { between, settle, share, smooth } from './motion.ts'

/** The path of the serpent: along the branch, then down to the fruit. */
const WAY: readonly (readonly [x: number, y: number])[] = points(
  '1010 30, 940 62, 870 36, 800 66, 730 48, 660 78, 600 62, 540 92, 484 84, 436 112, 418 150, 394 172',
)

/** A point of the path; whole numbers are its corners. */
function wayAt(place: number): readonly [number, number] {
  const index = Math.min(Math.max(Math.floor(place), 0), WAY.length - 2)
  const rest = Math.min(Math.max(place - index, 0), 1)
  const [a, b] = [WAY[index]!, WAY[index + 1]!]
  return [between(a[0], b[0], rest), between(a[1], b[1], rest)]
}

function serpent(head: number): string {
  const joints = Array.from({ length: 10 }, (_, index): Joint => {
    const [x, y] = wayAt(head - (9 - index) * 0.66)
    return [x, y, index === 0 ? 3 : index < 3 ? 8 + index * 5 : 22]
  })
  return snake(joints, INK.leaf)
}

/** The orchard at sunrise: the serpent comes, the fruit falls. From 0 to 4.4 seconds. */
export function orchard(time: number): string {
  const sun = settle(share(time, 0, 3.2))
  const head = between(3.2, 10.5, smooth(share(time, 0.3, 2.5)))
  const nudge = Math.sin(share(time, 2.5, 2.9) * Math.PI) * 0.5
  const fall = Math.max(time - 2.85, 0)
  const swing = time < 2.85 ? Math.sin(time * 2.4) * 2.4 + share(time, 2.5, 2.85) * -14 : -14 - fall * 90
  const branch = 'M660 66C590 50 520 86 450 84C400 84 372 96 342 92'
  return [
    fill(box(0, 0, 640, 360), mix('#f2b98a', '#f8e2b2', sun)),
    fill(circle(186, between(330, 168, sun), 62), '#fdf0c9'),
    fill(circle(186, between(330, 168, sun), 44), '#fff8e2'),
    cloud(430 - time * 9, 214, 170, '#fbeccb', 0.9),
    cloud(90 - time * 6, 92, 130, '#fbeccb', 0.8),
    each(
      [
        [0, 250, '#a9bd83', 20],
        [1, 282, '#84a862', 14],
      ] as const,
      ([index, y, color, rise]) =>
        land(
          [
            [-20, y],
            [140, y - rise * 2],
            [340, y + 4],
            [500, y - rise],
            [660, y - 6 * (index + 1)],
          ],
          color,
        ),
    ),
    each([44, 118, 300, 366, 560, 612], (x, index) =>
      at(x, 276 + (index % 2) * 10, roundTree(66 + (index % 3) * 12, '#6b9a48')),
    ),
    land(points('-20 322, 200 308, 430 324, 660 310'), '#5f8f42'),
    times(9, (index) => at(index * 80, 364, grass(80, 34, '#45732f', 8))),
    line(branch, INK.bark, 20),
    line(branch, mix(INK.bark, INK.wood, 0.5), 8, 0.8),
    each(
      points('360 92 -110 54, 404 88 -24 60, 470 84 24 66, 520 82 -40 56, 566 70 150 58, 600 60 30 62, 432 86 196 44'),
      ([x, y, turn, length], index) =>
        at(x, y, leaf(length, { color: index % 2 ? INK.leaf : shade(INK.leaf, 0.16) }), {
          turn: turn + Math.sin(time * 1.8 + index) * 3,
        }),
    ),
    at(360, 94 + fall * fall * 330, at(0, 56, apple(), { scale: 1.05 }), { turn: swing }),
    serpent(head + nudge),
  ].join('')
}
