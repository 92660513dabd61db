import { INK, mix, shade, tint } from './color.ts'
import { box, circle, clip, ellipse, fill, line, n, times } from './shape.ts'

interface Press {
  /** Position of the plate, 0 (top) to 1 (bottom). */
  readonly down?: number
  /** Angle of the handle in degrees. */
  readonly turn?: number
  /** Colour of the mash. */
  readonly mash?: string
  /** Fruit in the cage, or falling into it. */
  readonly fruit?: string
  /** Colour of the juice from the spout. */
  readonly juice?: string
}

const CAGE = { left: -88, top: -226, width: 176, height: 152 } as const

/** Top position of the plate, and its travel. */
const TOP = -262
const TRAVEL = 118

/** Height of the mash for a position of the plate. */
export const pressedTo = (down: number) => TOP + down * TRAVEL + 18

/** The screw press, standing on the origin, about 270 wide and 370 to 490 high. Its spout is at (168, -44). */
export function press({ down = 0, turn = 0, mash, fruit = '', juice }: Press): string {
  const plate = TOP + down * TRAVEL
  const head = plate - 216
  const reach = Math.cos((turn * Math.PI) / 180) * 92
  const { left, top, width, height } = CAGE
  const surface = Math.max(plate + 16, top + 14)
  const room = box(left, top, width, height)
  return [
    // Legs and the frame behind the cage.
    fill(box(-112, -58, 22, 58, 4), INK.bark) + fill(box(90, -58, 22, 58, 4), INK.bark),
    fill(box(-122, -338, 20, 280, 4), '#3d5752') + fill(box(102, -338, 20, 280, 4), '#2c4540'),
    // The inside.
    fill(box(left + 4, top, width - 8, height), shade(INK.bark, 0.4)),
    clip(
      room,
      mash
        ? fill(box(left, surface, width, height + 200), mash) + fill(box(left, surface, width, 7), tint(mash, 0.3))
        : '',
    ),
    fruit,
    // Screw, plate and handle.
    fill(box(-10, head, 20, plate - head + 4), INK.steel),
    clip(
      box(-10, head, 20, plate - head),
      fill(box(3, head, 8, plate - head), shade(INK.steel, 0.3)),
      times(24, (index) =>
        line(`M-12 ${n(head + index * 12)}L12 ${n(head + index * 12 - 7)}`, shade(INK.steel, 0.44), 2.6),
      ),
    ),
    fill(box(left + 12, plate, width - 24, 18, 4), INK.wood),
    fill(box(left + 12, plate, width - 24, 6, 3), tint(INK.wood, 0.25)),
    fill(box(-22, plate - 14, 44, 16, 5), '#3d5752'),
    // The beam with the screw.
    fill(box(-132, -350, 264, 30, 8), '#3d5752') + fill(box(-132, -350, 264, 9, 4), tint('#3d5752', 0.24)),
    fill(box(-26, -358, 52, 46, 8), '#2c4540'),
    fill(box(-Math.abs(reach) - 6, head - 8, Math.abs(reach) * 2 + 12, 13, 6), INK.bark),
    fill(circle(reach, head - 2, 12), INK.pomegranate),
    fill(circle(-reach, head - 2, 12), shade(INK.pomegranate, 0.2)),
    fill(circle(0, head - 2, 13), '#3d5752'),
    // Staves with gaps, held by two hoops.
    times(7, (index) => {
      const x = left + 2 + index * 25
      const color = mix('#c98f4f', INK.bark, index > 4 ? 0.34 : index > 3 ? 0.2 : 0)
      return fill(box(x, top, 20, height, 4), color) + fill(box(x, top, 6, height, 3), tint(color, 0.22))
    }),
    fill(box(left - 4, top + 24, width + 8, 13, 4), '#3d5752') +
      fill(box(left - 4, top + 110, width + 8, 13, 4), '#3d5752'),
    fill(box(left + 130, top + 24, 50, 13, 4), '#2c4540') + fill(box(left + 130, top + 110, 50, 13, 4), '#2c4540'),
    // The dish and its spout.
    juice ? fill(box(-118, -84, 236, 12, 4), juice) : '',
    fill('M-136 -78L136 -78L124 -46Q122 -40 114 -40L-114 -40Q-122 -40 -124 -46Z', INK.steel),
    fill('M64 -78L136 -78L124 -46Q122 -40 114 -40L64 -40Z', shade(INK.steel, 0.24)),
    fill(box(-142, -82, 284, 10, 5), tint(INK.steel, 0.4)),
    fill('M118 -62L170 -54L176 -38L166 -38L160 -44L116 -46Z', shade(INK.steel, 0.3)),
    fill(ellipse(168, -40, 9, 3), shade(INK.steel, 0.6)),
  ].join('')
}
