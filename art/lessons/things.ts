import { INK, shade, tint } from '../drawing/color.ts'
import { words } from '../drawing/lettering.ts'
import { at, box, circle, clip, each, ellipse, fill, line, outline, points, times } from '../drawing/shape.ts'

// Stations of attacks. Each is centred on the origin, about 100 by 100, above y = 46.

const shadow = (halfWidth = 44) => fill(ellipse(4, 46, halfWidth, 6), '#3a1238', 0.2)

/** Lines of writing from an edge downwards; `mark` is the line of the attacker. */
function writing(x: number, y: number, widths: readonly number[], mark = -1): string {
  return each(widths, (width, index) =>
    line(
      `M${x} ${y + index * 11}L${x + width} ${y + index * 11}`,
      index === mark ? INK.pomegranate : shade(INK.bone, 0.24),
      4.4,
    ),
  )
}

/** A browser window. @param content drawn in a field of 84 by 52 around the origin */
export function browser(content: string): string {
  const frame = box(-50, -40, 100, 82, 8)
  return (
    shadow() +
    clip(
      frame,
      fill(frame, INK.white),
      fill(box(-50, -40, 100, 17), INK.bottle),
      each([-41, -33, -25], (x) => fill(circle(x, -31.5, 2.6), INK.pear)),
      fill(box(-16, -35.5, 56, 8, 4), tint(INK.bottle, 0.3)),
    ) +
    at(0, 9, content)
  )
}

/** A page with writing. @param mark number of the attacker's line */
export const page = (mark = -1) => writing(-34, -14, [64, 46, 58, 32], mark)

/** A form with a field and its typed value. */
export const form = (typed: string) =>
  fill(box(-36, -16, 72, 20, 4), INK.bone) +
  words(typed, 0, -1, 15, { color: INK.pomegranate, within: 62 }) +
  fill(box(-36, 11, 40, 13, 6), INK.teal)

/** The shop: a stall. */
export function stall(): string {
  const stripes = [-46, -23, 0, 23]
  return (
    shadow(50) +
    fill(box(-40, -14, 80, 58), INK.sand) +
    fill(box(-40, 16, 80, 28), INK.wood) +
    fill(box(-46, 12, 92, 8, 3), shade(INK.wood, 0.3)) +
    each([-22, 4, 26], (x) => fill(circle(x, 4, 7), x === 4 ? INK.orange : INK.cherry)) +
    each(stripes, (x, index) =>
      fill(`M${x} -38L${x + 23} -38L${x + 23} -16A11.5 9 0 0 1 ${x} -16Z`, index % 2 ? INK.cream : INK.pomegranate),
    ) +
    fill(box(-48, -42, 96, 7, 3), INK.bottle)
  )
}

/** A database. @param color of its middle disc */
export function database(color: string = INK.teal): string {
  const disc = (y: number, ink: string) =>
    fill(`M-36 ${y}L-36 ${y + 20}A36 11 0 0 0 36 ${y + 20}L36 ${y}Z`, shade(ink, 0.2)) +
    fill(`M-36 ${y}L-36 ${y + 20}A36 11 0 0 0 0 ${y + 31}L0 ${y}Z`, ink) +
    fill(ellipse(0, y, 36, 11), tint(ink, 0.3))
  return shadow() + disc(16, INK.bottle) + disc(-6, color) + disc(-28, INK.bottle)
}

/** A sheet of paper. @param mark number of the attacker's line */
export function sheet(mark = -1): string {
  return (
    shadow(36) +
    fill(outline(points('-32 -44 4, 16 -44, 34 -26, 34 42 4, -32 42 4')), INK.white) +
    fill('M16 -44L34 -26L16 -26Z', shade(INK.bone, 0.14)) +
    writing(-22, -16, [36, 44, 30, 44, 24], mark)
  )
}

/** An open folder. */
export function folder(content = ''): string {
  return (
    shadow() +
    fill(outline(points('-46 -32 5, -14 -32 5, -6 -22 3, 46 -22 5, 46 40 5, -46 40 5')), shade(INK.mango, 0.2)) +
    content +
    fill(outline(points('-38 -4 5, 54 -4 5, 44 42 5, -46 42 5')), INK.mango)
  )
}

export function key(): string {
  return (
    shadow(34) +
    at(
      0,
      2,
      `<path fill-rule="evenodd" fill="${INK.mango}" d="${circle(-24, 0, 21)}${circle(-24, 0, 9)}"/>` +
        fill(box(-6, -6, 52, 12, 3), INK.mango) +
        fill(box(22, 2, 8, 18, 2) + box(36, 2, 8, 14, 2), shade(INK.mango, 0.2)),
      { turn: -18 },
    )
  )
}

/** A badge with a face, for tokens. */
export function badge(): string {
  return (
    shadow(34) +
    line('M-16 -48L0 -30L16 -48', INK.pomegranate, 6) +
    fill(box(-32, -32, 64, 74, 8), INK.white) +
    fill(box(-32, -32, 64, 18, 6), INK.teal) +
    fill(circle(0, 4, 13), INK.apricot) +
    fill('M-22 34A22 16 0 0 1 22 34Z', INK.plum)
  )
}

export function door(): string {
  return (
    shadow(36) +
    fill(box(-32, -46, 64, 90, 4), shade(INK.bark, 0.3)) +
    fill(box(-26, -40, 52, 84, 2), INK.leaf) +
    fill(box(-18, -32, 36, 28, 2) + box(-18, 4, 36, 30, 2), shade(INK.leaf, 0.26)) +
    fill(circle(18, 0, 4), INK.mango)
  )
}

/** Coins in piles. */
export function coins(): string {
  const pile = (x: number, count: number) =>
    each(Array.from({ length: count }), (_, index) => {
      const y = 38 - index * 9
      return fill(ellipse(x, y + 4, 19, 7), shade(INK.mango, 0.36)) + fill(ellipse(x, y, 19, 7), INK.mango)
    })
  return shadow() + pile(-24, 4) + pile(24, 3) + pile(0, 7)
}

/** A basket of fruit. @param ribbon colour of its owner */
export function basket(ribbon: string): string {
  const weave = 'M-44 0L44 0L34 42L-34 42Z'
  return (
    shadow() +
    line('M-34 0A34 38 0 0 1 34 0', INK.bark, 6) +
    fill(circle(-18, -4, 13), INK.cherry) +
    fill(circle(16, -5, 14), INK.orange) +
    fill(circle(0, -11, 11), INK.pear) +
    clip(
      weave,
      fill(weave, INK.kraft),
      line('M-44 12L44 12M-44 24L44 24M-44 36L44 36', shade(INK.kraft, 0.36), 2.6),
      fill(box(-8, 0, 16, 46), ribbon),
    ) +
    fill(box(-47, -3, 94, 8, 4), shade(INK.kraft, 0.2))
  )
}

export function parcel(): string {
  return (
    shadow() +
    fill(box(-40, -30, 80, 72, 4), INK.kraft) +
    fill(box(10, -30, 30, 72, 4), shade(INK.kraft, 0.2)) +
    fill(box(-8, -30, 16, 72), INK.pomegranate) +
    fill(box(-40, -2, 80, 12), INK.pomegranate) +
    fill('M0 -30C-34 -58 -34 -26 0 -30C34 -58 34 -26 0 -30Z', shade(INK.pomegranate, 0.2))
  )
}

/** A machine with wheels. */
export function machine(): string {
  const wheel = (x: number, y: number, r: number, color: string) =>
    each([0, 30, 60, 90, 120, 150], (turn) => at(x, y, fill(box(-4, -r - 6, 8, r * 2 + 12, 2), color), { turn })) +
    fill(circle(x, y, r), color) +
    fill(circle(x, y, r * 0.4), INK.cream)
  return (
    shadow() +
    fill(box(-44, -34, 88, 76, 8), INK.bottle) +
    fill(box(-36, -26, 72, 60, 5), tint(INK.bottle, 0.2)) +
    wheel(-12, 10, 15, INK.mango) +
    wheel(17, -8, 11, INK.steel)
  )
}

/** A person with a fruit as head. @param color of the fruit */
export function somebody(color: string): string {
  return (
    shadow(32) +
    fill('M-34 44A34 34 0 0 1 34 44Z', INK.plum) +
    fill(circle(0, -12, 26), color) +
    fill(circle(-9, -15, 3.4) + circle(9, -15, 3.4), INK.ink) +
    line('M-9 -2Q0 5 9 -2', INK.ink, 3) +
    fill('M0 -37C2 -52 16 -54 24 -52C22 -42 12 -36 0 -37Z', INK.leaf)
  )
}

/** Several persons. */
export const everybody = () =>
  at(-28, 8, somebody(INK.apricot), { scale: 0.72 }) +
  at(30, 8, somebody(INK.pear), { scale: 0.72 }) +
  at(0, 12, somebody(INK.rose), { scale: 0.78 })

/** A tin robot. */
export function robot(): string {
  return (
    shadow(38) +
    line('M0 -34L0 -46', INK.steel, 4) +
    fill(circle(0, -47, 5), INK.cherry) +
    fill(box(-36, -34, 72, 52, 14), INK.steel) +
    fill(box(-28, -24, 56, 32, 10), INK.bottle) +
    fill(circle(-12, -8, 6) + circle(12, -8, 6), INK.pear) +
    fill(box(-22, 20, 44, 24, 6), shade(INK.steel, 0.2))
  )
}

/** A speech bubble. @param color of its text */
export function speech(color: string): string {
  return (
    shadow(36) +
    fill(
      'M-30 -40L30 -40Q44 -40 44 -26L44 6Q44 20 30 20L4 20L-14 42L-12 20L-30 20Q-44 20 -44 6L-44 -26Q-44 -40 -30 -40Z',
      INK.white,
    ) +
    line('M-28 -24L26 -24M-28 -10L14 -10M-28 4L22 4', color, 5)
  )
}

/** A block of a chain with its content. */
export function block(content: string): string {
  return (
    shadow() +
    fill('M0 -46L42 -24L42 22L0 44L-42 22L-42 -24Z', INK.blueberry) +
    fill('M0 -46L42 -24L0 -2L-42 -24Z', tint(INK.blueberry, 0.3)) +
    fill('M0 -2L42 -24L42 22L0 44Z', shade(INK.blueberry, 0.3)) +
    content
  )
}

/** A purse. @param isEmpty whether it is open and empty */
export function purse(isEmpty = false): string {
  const body = 'M-42 -14Q-48 42 -30 42L30 42Q48 42 42 -14Z'
  return (
    shadow() +
    (isEmpty ? '' : fill(circle(-12, -18, 13), INK.mango) + fill(circle(12, -20, 13), shade(INK.mango, 0.14))) +
    fill(body, isEmpty ? INK.fig : INK.plum) +
    (isEmpty
      ? fill(ellipse(0, -13, 42, 9), shade(INK.fig, 0.5))
      : fill('M-44 -16L44 -16L40 4Q0 20 -40 4Z', shade(INK.plum, 0.24)) + fill(circle(0, 6, 6), INK.mango))
  )
}

/** A cloud of steam, for something that ended. */
export const puff = () =>
  fill(circle(-18, 4, 22) + circle(16, 6, 24) + circle(0, -16, 24), INK.white) +
  line('M-14 -6L-2 6M-2 -6L-14 6M10 -6L22 6M22 -6L10 6', INK.pomegranate, 4)

/** A checklist. @param mark number of the forged line */
export function list(mark: number): string {
  return (
    shadow(36) +
    fill(box(-34, -44, 68, 86, 5), INK.white) +
    fill(box(-16, -50, 32, 12, 4), INK.steel) +
    times(4, (index) => {
      const y = -22 + index * 16
      const color = index === mark ? INK.pomegranate : INK.teal
      return (
        fill(circle(-22, y, 4.6), color) +
        line(`M-10 ${y}L24 ${y}`, index === mark ? color : shade(INK.bone, 0.24), 4.4)
      )
    })
  )
}

/** A short text in the brand font: input of a user. */
export const sent = (text: string) => words(text, 0, 8, 26, { color: INK.pomegranate, within: 74 })
