import { INK, shade, tint } from './color.ts'
import { at, box, circle, clip, each, ellipse, fill, gleam, line, lit } from './shape.ts'

/** A bee that flies to the right, about 60 wide. */
export function bee(): string {
  const body = ellipse(0, 0, 26, 17)
  return (
    at(-8, -18, fill(ellipse(0, 0, 11, 19), INK.white, 0.85), { turn: -28 }) +
    at(8, -19, fill(ellipse(0, 0, 10, 18), INK.white, 0.7), { turn: 14 }) +
    fill('M-24 -3L-36 2L-24 6Z', INK.ink) +
    clip(
      body,
      fill(body, INK.mango),
      fill(box(-16, -20, 8, 40), INK.ink),
      fill(box(-1, -20, 8, 40), INK.ink),
      fill('M-30 6Q0 14 30 4L30 22L-30 22Z', shade(INK.orange, 0.3), 0.35),
    ) +
    fill(circle(22, -3, 12), INK.ink) +
    fill(circle(26, -6, 3.2), INK.cream) +
    line('M26 -13Q32 -22 38 -20M20 -14Q22 -24 28 -26', INK.ink, 2.6)
  )
}

/** A pot of honey with an overflowing rim, 150 wide. Its base is at y = 0. */
export function honeyPot(): string {
  const belly = 'M-48 -112C-86 -92 -88 -24 -56 0L56 0C88 -24 86 -92 48 -112Z'
  const honey =
    'M-60 -123C-40 -110 40 -110 60 -123C64 -108 54 -104 52 -84C50 -62 34 -62 32 -86C30 -102 18 -104 14 -88C8 -44 -16 -46 -18 -86C-20 -102 -34 -100 -36 -92C-40 -74 -56 -80 -58 -100Z'
  return (
    fill(ellipse(10, 2, 78, 8), '#3a1238', 0.22) +
    lit(belly, INK.clay, { size: 150 }) +
    gleam(-48, -70, 40, -62) +
    fill(ellipse(0, -122, 62, 15), shade(INK.clay, 0.2)) +
    fill(ellipse(0, -124, 52, 10), shade(INK.mango, 0.3)) +
    fill(honey, INK.mango) +
    gleam(-4, -70, 18, -80) +
    fill(box(-44, -40, 88, 30, 6), INK.cream) +
    each([-20, 0, 20], (x) =>
      fill(`M${x - 9} -25L${x - 4.5} -33L${x + 4.5} -33L${x + 9} -25L${x + 4.5} -17L${x - 4.5} -17Z`, INK.mango),
    )
  )
}

/** A straw hive, 170 wide. Its base is at y = 0. */
export function hive(straw: string): string {
  const dome = 'M-84 0C-96 -60 -84 -110 -54 -140C-30 -164 30 -164 54 -140C84 -110 96 -60 84 0Z'
  return (
    fill(ellipse(14, 4, 104, 12), '#28301a', 0.3) +
    lit(dome, straw, { size: 170, hatch: false }) +
    clip(
      dome,
      each([-128, -104, -80, -56, -32, -8], (y) => line(`M-100 ${y}Q0 ${y + 16} 100 ${y}`, shade(straw, 0.34), 4, 0.7)),
      each([-116, -92, -68, -44, -20], (y) =>
        line(`M-78 ${y + 2}Q-40 ${y + 10} -10 ${y + 12}`, tint(straw, 0.4), 4, 0.7),
      ),
    ) +
    fill('M-20 0L-20 -18C-20 -38 20 -38 20 -18L20 0Z', '#3b2416') +
    fill(box(-96, -4, 192, 16, 4), INK.wood)
  )
}
