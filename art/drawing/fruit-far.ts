import { INK, mix, shade, tint } from './color.ts'
import { ribbon, through } from './curve.ts'
import { leaf } from './leaves.ts'
import { around, at, circle, clip, each, ellipse, fill, gleam, line, lit, n, points } from './shape.ts'

// Tropical fruit. Each is centred on the origin and about 100 wide, unless stated otherwise.

/** A banana skin on the floor: four flaps and a tip. About 150 wide, its bottom at y = 30. */
export function bananaPeel(): string {
  const skin = INK.lemon
  const flap = (joints: readonly (readonly [number, number, number])[], color: string) => fill(ribbon(joints), color)
  return [
    flap(points('0 -56 12, 34 -20 30, 62 8 24, 88 26 6'), shade(skin, 0.26)),
    flap(points('-2 -56 12, -40 -26 30, -66 8 26, -92 24 6'), skin),
    flap(points('0 -58 12, 18 -22 34, 24 14 28, 34 38 6'), '#fdf0b4'),
    flap(points('0 -62 12, -10 -26 36, -22 12 30, -30 38 6'), skin),
    line('M-6 -40C-14 -16 -22 8 -27 28M-26 -34C-46 -18 -62 4 -76 18', shade(skin, 0.3), 2.4, 0.7),
    fill(ribbon(points('0 -46 16, 0 -64 12, 5 -82 9')), INK.pear),
    fill(ribbon(points('5 -80 9, 7 -88 10')), INK.bark),
  ].join('')
}

const MANGO = 'M-36 -34C-14 -52 26 -44 44 -16C56 4 50 32 26 42C-2 52 -38 44 -48 18C-54 0 -50 -24 -36 -34Z'

export function mango(): string {
  return [
    lit(MANGO, INK.mango, { dark: '#d9822b' }),
    clip(
      MANGO,
      fill(ellipse(-30, -22, 44, 34), INK.ember, 0.55),
      fill(ellipse(-36, -26, 26, 20), INK.pomegranate, 0.35),
      fill(ellipse(40, 36, 34, 22), INK.pear, 0.5),
    ),
    line('M-34 -36q-4 -8 -2 -16', INK.bark, 5),
    at(-36, -48, leaf(56, { width: 0.3, bend: 0.2 }), { turn: 84 }),
    gleam(2, -30, 20, 10),
  ].join('')
}

/** A pineapple, about 100 wide and 190 high with its crown. The body is around the origin. */
export function pineapple(): string {
  const body = 'M0 -62C34 -62 50 -32 50 4C50 42 32 66 0 66C-32 66 -50 42 -50 4C-50 -32 -34 -62 0 -62Z'
  const net: string[] = []
  for (let offset = -130; offset <= 130; offset += 22)
    net.push(`M${offset} -70L${offset + 90} 74M${offset} -70L${offset - 90} 74`)
  const eyes: string[] = []
  for (let row = -3; row <= 3; row++)
    for (let column = -3; column <= 3; column++) {
      const x = column * 22 + (row % 2 ? 11 : 0)
      eyes.push(`M${x - 3} ${row * 17.6 + 3}L${x} ${row * 17.6 - 3}L${x + 3} ${row * 17.6 + 3}`)
    }
  const tuft = each([-64, 64, -44, 44, -25, 25, -8, 9] as const, (turn, index) =>
    at(
      turn * 0.2,
      -56,
      leaf(index < 2 ? 54 : index < 4 ? 72 : 88, {
        width: 0.3,
        bend: turn / 260,
        color: index % 2 ? INK.leaf : mix(INK.leaf, INK.bottle, 0.5),
      }),
      { turn: turn * 0.8 },
    ),
  )
  return (
    tuft +
    lit(body, INK.mango, { dark: '#c97b27', hatch: false }) +
    clip(body, line(net.join(''), '#b9691f', 2.4, 0.8), line(eyes.join(''), INK.bark, 2.2, 0.75)) +
    gleam(-28, -26, 20, -56)
  )
}

/** Half a coconut, hollow and filled with cream, the opening up. */
export function coconutHalf(): string {
  const shell = 'M-52 0C-52 34 -30 52 0 52C30 52 52 34 52 0Z'
  return [
    lit(shell, INK.wood, { dark: INK.bark }),
    line('M-38 18q4 14 16 22M-20 12q2 20 14 32M10 46q12 -8 18 -24', INK.bark, 2.6, 0.7),
    fill(ellipse(0, 0, 52, 17), INK.bark),
    fill(ellipse(0, 0, 47, 14.4), INK.white),
    fill(ellipse(0, 3, 36, 9.4), '#e6efe9'),
    fill(ellipse(-8, 2, 22, 5), INK.white),
  ].join('')
}

/** A whole coconut with its three eyes. */
export function coconut(): string {
  const hairs =
    'M-30 20q8 10 18 12M-34 -6q4 10 10 14M-8 30q10 6 20 2M22 20q10 -4 14 -14M-20 2q4 10 14 14M12 4q6 10 16 8'
  return [
    lit(circle(0, 0, 48), INK.wood, { dark: INK.bark }),
    line(hairs, INK.bark, 2.6, 0.7),
    each(points('-12 -20, 10 -24, 2 -6'), ([x, y]) => fill(ellipse(x, y, 6, 7), shade(INK.bark, 0.4))),
  ].join('')
}

/** A dragon fruit cut lengthwise, about 130 high. */
export function dragonFruitHalf(): string {
  const body = 'M0 -52C34 -52 46 -22 46 6C46 38 28 56 0 56C-28 56 -46 38 -46 6C-46 -22 -34 -52 0 -52Z'
  const scales = each(
    points(
      '-43 -14 -62, -46 16 -84, -34 42 -122, 43 -14 62, 46 16 84, 34 42 122, -26 -40 -34, 26 -40 34, 0 -48 0, -12 -48 -14, 12 -48 14',
    ),
    ([x, y, turn]) =>
      at(
        x,
        y,
        fill('M-11 6C-9 -10 -4 -22 2 -32C7 -20 11 -8 11 6Z', INK.pear) +
          fill('M-11 6C-9 -6 -6 -12 -3 -18C2 -8 8 -2 11 6Z', INK.rose),
        { turn },
      ),
  )
  const seeds = Array.from({ length: 46 }, (_, i) => {
    const reach = 33 * Math.sqrt((i + 0.5) / 46)
    const angle = i * 2.39996
    return [Math.cos(angle) * reach, 3 + Math.sin(angle) * reach * 1.24] as const
  })
  return [
    scales,
    fill(body, '#d83a78'),
    at(0, 2, fill(body, tint('#d83a78', 0.4)), { scale: 0.88 }),
    at(0, 2, fill(body, INK.white), { scale: 0.82 }),
    each(seeds, ([x, y], i) => at(x, y, fill(ellipse(0, 0, 1.5, 2.4), INK.ink), { turn: i * 47 })),
  ].join('')
}

/** A passion fruit cut open. */
export function passionFruitHalf(): string {
  const seeds = [...around(9, 24), ...around(5, 11, -60)]
  return [
    fill(circle(0, 0, 49), INK.fig),
    fill(circle(0, 0, 45), INK.rose),
    fill(circle(0, 0, 40), INK.cream),
    fill(
      through(around(9, 34, -70).map(([x, y], i) => [x * (i % 2 ? 0.93 : 1.03), y * (i % 2 ? 1.02 : 0.95)] as const)),
      INK.orange,
    ),
    fill(ellipse(-6, -8, 20, 17), INK.mango, 0.8),
    each(seeds, ([x, y, turn]) =>
      at(
        x,
        y,
        fill(ellipse(0, 0, 5.6, 7.4), INK.mango) +
          fill(ellipse(0, 0, 3.6, 5.4), INK.ink) +
          fill(ellipse(-1, -1.6, 0.9, 1.4), INK.white),
        { turn },
      ),
    ),
  ].join('')
}

/** A slice of kiwi. */
export function kiwiSlice(): string {
  return [
    fill(ellipse(0, 0, 48, 45), '#8a6b3c'),
    fill(ellipse(0, 0, 45, 42), '#9cc24a'),
    fill(ellipse(0, 0, 40, 37), '#8ab53f'),
    each(around(24, 1), ([, , turn]) => at(0, 0, line('M0 -14L0 -34', '#b9d873', 2, 0.8), { turn })),
    fill(ellipse(0, 0, 14, 12), '#eef0c3'),
    each(around(16, 20), ([x, y, turn]) => at(x, y, fill(ellipse(0, 0, 1.9, 3.6), INK.ink), { turn })),
  ].join('')
}

/** A wedge of watermelon on its rind, about 130 wide and 100 high. The rind's bottom is at y = 44. */
export function melonWedge(): string {
  const wedge = 'M0 -62L64 22C40 48 -40 48 -64 22Z'
  const seeds = points('0 -22, -14 -2, 14 -2, -26 16, 0 14, 26 16, -42 24, 42 24')
  return [
    fill('M64 22C40 48 -40 48 -64 22L-58 14C-36 36 36 36 58 14Z', INK.bottle),
    fill(wedge, '#e7f0c4'),
    at(0, -6, fill(wedge, '#e9525d'), { scale: 0.9 }),
    fill('M64 22C40 48 -40 48 -64 22L-60 16C-36 40 36 40 60 16Z', INK.bottle),
    clip(wedge, fill('M0 -62L64 22L64 50L20 50Z', shade('#e9525d', 0.4), 0.35)),
    each(seeds, ([x, y]) => at(x, y - 4, fill('M0 -5C4 -1 4 4 0 5C-4 4 -4 -1 0 -5Z', INK.ink))),
  ].join('')
}

/** A durian with thorns, about 120 wide. */
export function durian(): string {
  const body = ellipse(0, 4, 54, 50)
  const thorns: string[] = []
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 8; column++) {
      const y = -38 + row * 15
      const reach = 50 * Math.sqrt(Math.max(0, 1 - ((y - 4) / 54) ** 2))
      const x = -reach + ((column + (row % 2 ? 0.75 : 0.25)) / 8) * reach * 2
      thorns.push(
        at(x, y, fill('M-8 7L0 -9L8 7Z', tint(INK.moss, 0.1)) + fill('M0 -9L8 7L0 7Z', shade(INK.moss, 0.4)), {
          turn: x * 0.5 + 6,
        }),
      )
    }
  const rim = each(around(26, 1), ([, , turn]) =>
    at(0, 4, fill('M-9 -46L0 -62L9 -46Z', shade(INK.moss, 0.2)), { turn }),
  )
  return [
    line('M0 -46L2 -74', INK.bark, 9),
    line('M-7 -74L11 -74', INK.bark, 8),
    at(0, 0, rim),
    lit(body, INK.moss, { hatch: false }),
    clip(circle(0, 4, 58), thorns.join('')),
    line(`M${n(-6)} -44C-20 -20 -22 20 -8 50`, shade(INK.moss, 0.5), 3, 0.6),
  ].join('')
}
