import { INK, mix, shade, tint } from './color.ts'
import { ribbon } from './curve.ts'
import { at, clip, each, fill, line, n } from './shape.ts'

/**
 * A leaf that grows upwards from the origin: one half lit, one shaded, with a midrib.
 *
 * @param options width as a share of the length; `veined`: with side veins, for small leaves
 */
export function leaf(
  length: number,
  options: { color?: string; width?: number; bend?: number; veined?: boolean } = {},
): string {
  const { color = INK.leaf, width = 0.46, bend = 0.14, veined = true } = options
  const half = (length * width) / 2
  const lean = length * bend
  const edge = (side: 1 | -1) =>
    `C${n(side * half * 1.25 + lean * 0.2)} ${n(-length * 0.22)} ${n(side * half * 1.05 + lean)} ${n(-length * 0.66)} ${n(lean)} ${n(-length)}`
  const back = (side: 1 | -1) =>
    `C${n(side * half * 1.05 + lean)} ${n(-length * 0.66)} ${n(side * half * 1.25 + lean * 0.2)} ${n(-length * 0.22)} 0 0Z`
  const spine = `M0 0Q${n(lean * 0.1)} ${n(-length * 0.5)} ${n(lean)} ${n(-length)}`
  const veins = [0.24, 0.42, 0.6].map((share) => {
    const [x, y] = [lean * share * share, -length * share]
    const reach = half * (0.86 - share * 0.45)
    const rise = Math.min(length * 0.12, reach * 1.1)
    return `M${n(x)} ${n(y)}l${n(reach * 0.9)} ${n(-rise)}M${n(x)} ${n(y)}l${n(-reach * 0.9)} ${n(-rise)}`
  })
  return [
    fill(`M0 0${edge(-1)}${back(1)}`, color),
    fill(`${spine}${back(1)}`, shade(color, 0.26)),
    line(`${spine}${veined ? veins.join('') : ''}`, shade(color, 0.52), Math.max(1.4, length / 46), 0.7),
  ].join('')
}

/** A twig with leaves on both sides, growing upwards from the origin. */
export function sprig(
  length: number,
  pairs: number,
  options: { color?: string; leafLength?: number; width?: number } = {},
): string {
  const { color = INK.leaf, leafLength = (length / pairs) * 0.9, width = 0.46 } = options
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const y = -length * ((index + 0.6) / (pairs + 0.6))
    const size = leafLength * (1 - index * (0.4 / pairs))
    return (
      at(0, y, leaf(size, { color: shade(color, 0.1), width }), { turn: -54, flip: false }) +
      at(0, y - leafLength * 0.16, leaf(size, { color: tint(color, 0.12), width }), { turn: 54 })
    )
  })
  return (
    line(`M0 0L0 ${n(-length * 0.92)}`, shade(color, 0.5), Math.max(2.4, length / 44)) +
    leaves.join('') +
    at(0, -length * 0.9, leaf(leafLength * 0.62, { color, width, bend: 0.04 }))
  )
}

/** Mint: round serrated leaves in a tuft around the origin. */
export function mint(size: number, color: string = INK.leaf): string {
  return each([-78, 78, -40, 40, 0] as const, (turn, index) =>
    at(
      0,
      0,
      leaf(size * (index > 3 ? 1 : 0.86), { color: mix(color, INK.pear, index * 0.1), width: 0.62, bend: 0.02 }),
      { turn },
    ),
  )
}

/** A stalk of something green, such as celery or rhubarb, from the origin upwards. */
export function stalk(length: number, width: number, color: string, lean = 0): string {
  const body = ribbon([
    [0, 0, width],
    [lean * 0.3, -length * 0.5, width * 0.86],
    [lean, -length, width * 0.7],
  ])
  const groove = (share: number) =>
    `M${n(width * share)} -4Q${n(lean * 0.3 + width * share)} ${n(-length * 0.5)} ${n(lean + width * share * 0.7)} ${n(-length + 4)}`
  return clip(
    body,
    fill(body, color),
    line(groove(0.2), shade(color, 0.3), width * 0.3, 0.8),
    line(groove(-0.24), tint(color), width * 0.1),
  )
}
