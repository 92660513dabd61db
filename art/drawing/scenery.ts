import { INK, shade, tint } from './color.ts'
import { through } from './curve.ts'
import { at, box, circle, ellipse, fill, line, lit, n, times } from './shape.ts'

/** Width and height of a scene on the photo wall. */
const WIDTH = 900
const HEIGHT = 600

/** A scene as the text of an SVG file. */
export function photograph(...content: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${content.join('')}</svg>\n`
}

/** One colour for the whole scene. */
export const sky = (color: string) => fill(box(0, 0, WIDTH, HEIGHT), color)

/** Land below a curve through points from left to right. */
export function land(points: readonly (readonly [x: number, y: number])[], color: string): string {
  const [first, last] = [points[0]!, points.at(-1)!]
  return fill(`${through(points, false)}L${n(last[0])} ${HEIGHT}L${n(first[0])} ${HEIGHT}Z`, color)
}

/** Deterministic numbers between 0 and 1 that look random. */
const scattered = (index: number, step = 0.618) => (index * step) % 1

/** A fir that grows upwards from the origin. */
export function conifer(height: number, color: string = INK.bottle, tiers = 4): string {
  const right = Array.from({ length: tiers }, (_, index) => {
    const share = (index + 1) / tiers
    const y = -height * (1 - share * 0.9)
    const reach = height * 0.26 * share ** 0.8
    return `L${n(reach)} ${n(y)}L${n(reach * 0.48)} ${n(y - height * 0.02)}`
  }).join('')
  const half = `M0 ${n(-height)}${right}L0 ${n(-height * 0.1)}Z`
  return (
    fill(box(-height * 0.025, -height * 0.14, height * 0.05, height * 0.14), INK.bark) +
    at(0, 0, fill(half, color), { flip: true }) +
    fill(half, shade(color, 0.3))
  )
}

/** A tree with a round crown that grows upwards from the origin. */
export function roundTree(height: number, color: string = INK.leaf): string {
  const r = height * 0.34
  return (
    line(
      `M0 0L0 ${n(-height * 0.5)}M0 ${n(-height * 0.3)}L${n(r * 0.4)} ${n(-height * 0.5)}`,
      INK.bark,
      height * 0.05,
    ) + at(0, -height * 0.64, lit(circle(0, 0, r), color, { size: r * 2 }))
  )
}

/** A forest from above: crowns in rows, nearer ones lower and larger. */
export function crowns(
  from: number,
  to: number,
  top: number,
  bottom: number,
  radius: number,
  color: string,
  rows = 4,
): string {
  return times(rows, (row) => {
    const r = radius * (0.7 + (0.5 * row) / rows)
    const y = top + ((bottom - top) * row) / Math.max(rows - 1, 1)
    const count = Math.ceil((to - from) / (r * 1.5)) + 1
    return times(count, (index) => {
      const x = from + index * r * 1.5 + (row % 2 ? r * 0.7 : 0)
      const up = scattered(index + row * 7) * r * 0.6
      const tone = scattered(index * 3 + row, 0.382)
      const body = tone < 0.5 ? shade(color, 0.1 + tone * 0.36) : tint(color, (tone - 0.5) * 0.3)
      return (
        fill(circle(x, y - up, r), body) +
        fill(circle(x - r * 0.22, y - up - r * 0.24, r * 0.58), tint(body, 0.16), 0.7)
      )
    })
  })
}

/** Blades of grass around the origin. */
export function grass(width: number, height: number, color: string, blades = 9): string {
  return times(blades, (index) => {
    const x = (index / (blades - 1) - 0.5) * width
    const tall = height * (0.55 + scattered(index, 0.7) * 0.45)
    const lean = (scattered(index, 0.45) - 0.5) * height * 0.6
    return fill(
      `M${n(x - 3)} 0Q${n(x)} ${n(-tall * 0.6)} ${n(x + lean)} ${n(-tall)}Q${n(x + 4)} ${n(-tall * 0.5)} ${n(x + 4)} 0Z`,
      index % 2 ? color : shade(color, 0.2),
    )
  })
}

/** A bank of cloud or fog. */
export function cloud(x: number, y: number, width: number, color: string, opacity = 1): string {
  const h = width * 0.12
  return at(
    x,
    y,
    `<g opacity="${opacity}">${
      fill(box(-width / 2, -h, width, h, h / 2), color) +
      fill(ellipse(-width * 0.16, -h, width * 0.18, h * 1.1), color) +
      fill(ellipse(width * 0.12, -h * 0.9, width * 0.24, h * 1.5), color)
    }</g>`,
  )
}

/** A brick wall with some bricks in another tone. */
export function bricks(x: number, y: number, width: number, height: number, color: string, size = 46): string {
  const tall = size * 0.42
  const rows = Math.ceil(height / tall)
  const columns = Math.ceil(width / size) + 1
  const parts: string[] = [fill(box(x, y, width, height), color)]
  const joints: string[] = []
  for (let row = 0; row < rows; row++) {
    const top = y + row * tall
    joints.push(`M${n(x)} ${n(top)}L${n(x + width)} ${n(top)}`)
    for (let column = 0; column < columns; column++) {
      const left = x + column * size - (row % 2 ? size / 2 : 0)
      const tone = scattered(row * 13 + column * 5, 0.382)
      if (tone < 0.22 && left >= x && left + size <= x + width)
        parts.push(fill(box(left, top, size, tall), tone < 0.1 ? shade(color, 0.2) : tint(color, 0.16)))
      if (left > x && left < x + width)
        joints.push(`M${n(left)} ${n(top)}L${n(left)} ${n(Math.min(top + tall, y + height))}`)
    }
  }
  return parts.join('') + line(joints.join(''), shade(color, 0.34), 1.8, 0.55)
}
