import { INK, shade } from './color.ts'

/** A point of an outline, with the radius of its corner. */
type Corner = readonly [x: number, y: number, radius?: number]

/** Half an outline from top to bottom: distance from the axis, height, and radius of the corner. */
export type Profile = readonly (readonly [radius: number, y: number, corner?: number])[]

/**
 * Points with their further numbers, such as radius or width, in the notation of CSS `polygon()`: `60 150, 48 0 10`.
 */
export function points<Point extends readonly (number | undefined)[] = readonly [number, number, number, number]>(
  text: string,
): readonly Point[] {
  return text.split(', ').map((point) => point.split(' ').map(Number) as readonly number[] as Point)
}

/** Numbers in paths have one decimal: finer than a pixel at every rendered size. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** A closed path through corners, each rounded as far as its sides allow. */
export function outline(corners: readonly Corner[]): string {
  const parts: string[] = []
  const count = corners.length
  for (let index = 0; index < count; index++) {
    const [x, y, radius = 0] = corners[index]!
    const before = towards([x, y], corners[(index + count - 1) % count]!, radius)
    const after = towards([x, y], corners[(index + 1) % count]!, radius)
    parts.push(`${index === 0 ? 'M' : 'L'}${n(before[0])} ${n(before[1])}`)
    if (radius > 0) parts.push(`Q${n(x)} ${n(y)} ${n(after[0])} ${n(after[1])}`)
  }
  return `${parts.join('')}Z`
}

function towards(from: Corner, to: Corner, distance: number): readonly [number, number] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const share = Math.min(distance / length, 0.5)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/**
 * The part of a body of revolution between two meridians.
 *
 * @param left and right: -1 is the left edge of the body, 0 its axis, 1 its right edge
 */
export function turned(profile: Profile, cx: number, left = -1, right = 1): string {
  const side = (factor: number) => profile.map(([r, y, corner = 0]): Corner => [cx + r * factor, y, corner])
  return outline([...side(right), ...side(left).reverse()])
}

/** The same body without its walls, such as the inside of a glass. */
export function inset(profile: Profile, wall: number): Profile {
  const last = profile.length - 1
  return profile.map(([r, y, corner = 0], index) => [
    Math.max(r - wall, 1),
    index === last ? y - wall : y,
    Math.max(corner - wall / 2, 0),
  ])
}

export function circle(cx: number, cy: number, r: number): string {
  return ellipse(cx, cy, r, r)
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${n(cx - rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx + rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx - rx)} ${n(cy)}Z`
}

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  return outline([
    [x, y, radius],
    [x + width, y, radius],
    [x + width, y + height, radius],
    [x, y + height, radius],
  ])
}

/** A filled path. */
export function fill(d: string, color: string, opacity = 1): string {
  return `<path d="${d}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

/** A stroked path with round ends. */
export function line(d: string, color: string = INK.ink, width = 3, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${
    opacity < 1 ? ` opacity="${opacity}"` : ''
  }/>`
}

/** Clips content to a path. The id of the clip is derived from its shape, so equal input gives equal files. */
export function clip(d: string, ...content: readonly string[]): string {
  const id = `c${digest(d)}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content.join('')}</g>`
}

function digest(text: string): string {
  let hash = 2166136261
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619)
  return (hash >>> 0).toString(36)
}

/** Content that is moved, rotated (degrees, clockwise) and scaled. */
export function at(
  x: number,
  y: number,
  content: string,
  options: { scale?: number; turn?: number; flip?: boolean } = {},
): string {
  const { scale = 1, turn = 0, flip = false } = options
  const steps = [`translate(${n(x)} ${n(y)})`]
  if (turn) steps.push(`rotate(${n(turn)})`)
  if (flip || scale !== 1) steps.push(flip ? `scale(${-scale} ${scale})` : `scale(${scale})`)
  return `<g transform="${steps.join(' ')}">${content}</g>`
}

/** Hatching over an area, for the shaded side of fruit. */
function hatching(x: number, y: number, size: number, color: string, gap = 7): string {
  const parts: string[] = []
  for (let offset = -size; offset < size; offset += gap)
    parts.push(`M${n(x + offset)} ${n(y + size)}L${n(x + offset + size)} ${n(y)}`)
  return line(parts.join(''), color, 1.6, 0.55)
}

/**
 * A solid body with light from the upper left: its far side is shaded with hatching.
 *
 * @param d     its outline
 * @param size  width of the drawing, for the depth of the shade
 */
export function lit(
  d: string,
  color: string,
  options: { size?: number; dark?: string; shift?: readonly [number, number]; hatch?: boolean } = {},
): string {
  const { size = 100, dark = shade(color), hatch = true } = options
  const [dx, dy] = options.shift ?? [-size * 0.13, -size * 0.1]
  return clip(
    d,
    fill(d, dark),
    hatch ? hatching(-size, -size, size * 2, shade(dark, 0.4)) : '',
    `<g transform="translate(${n(dx)} ${n(dy)})">${fill(d, color)}</g>`,
  )
}

/** A highlight on a round body. */
export function gleam(x: number, y: number, length = 22, turn = -38, color: string = INK.white): string {
  return at(x, y, line(`M${n(-length / 2)} 0Q0 ${n(-length / 4)} ${n(length / 2)} 0`, color, length / 3.2, 0.75), {
    turn,
  })
}

/** Draws each item. */
export function each<Item>(items: readonly Item[], draw: (item: Item, index: number) => string): string {
  return items.map(draw).join('')
}

/** Draws something several times. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** Evenly distributed points on a circle, starting at the top. */
export function around(count: number, radius: number, start = -90): (readonly [x: number, y: number, turn: number])[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = start + (360 / count) * index
    const angle = (turn * Math.PI) / 180
    return [Math.cos(angle) * radius, Math.sin(angle) * radius, turn + 90] as const
  })
}
