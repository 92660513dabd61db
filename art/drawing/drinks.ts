import { INK } from './color.ts'
import { box, circle, clip, fill, line, n, times } from './shape.ts'

/** Bubbles in a drink. */
export function bubbles(cx: number, y: number, width: number, height: number, count = 14): string {
  return times(count, (index) => {
    const x = cx + (((index * 0.618) % 1) - 0.5) * width
    const rise = ((index * 0.377) % 1) * height
    return fill(circle(x, y - rise, 2 + ((index * 7) % 4)), INK.white, 0.6)
  })
}

/** An ice cube in a drink. */
export function ice(x: number, y: number, size: number, turn: number): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${fill(box(-size / 2, -size / 2, size, size, size / 6), INK.white, 0.55)}${line(`M${n(-size * 0.26)} ${n(size * 0.1)}L${n(-size * 0.26)} ${n(-size * 0.24)}L${n(size * 0.1)} ${n(-size * 0.24)}`, INK.white, 3, 0.9)}</g>`
}

/** A straw that leans to the right. Its lower end is at the given point. */
export function straw(x: number, y: number, length: number, color: string, turn = 12): string {
  const stripes = Array.from({ length: Math.ceil(length / 18) }, (_, i) =>
    fill(`M-5 ${n(-i * 18)}L5 ${n(-i * 18 - 8)}L5 ${n(-i * 18 - 16)}L-5 ${n(-i * 18 - 8)}Z`, color),
  )
  const d = box(-5, -length, 10, length, 3)
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${clip(d, fill(d, INK.white), ...stripes, fill(box(1.6, -length, 5, length), INK.ink, 0.16))}</g>`
}
