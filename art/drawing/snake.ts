import { INK, shade, tint } from './color.ts'
import { type Joint, ribbon } from './curve.ts'
import { at, circle, clip, ellipse, fill, line, n } from './shape.ts'

/**
 * A serpent along a spine that starts at the tail, with a paler belly and stripes.
 *
 * @param head whether the last joint is its head; otherwise the body continues behind something
 */
export function snake(joints: readonly Joint[], color: string, head = true): string {
  const body = ribbon(joints)
  const path = joints.map(([x, y], index) => `${index ? 'L' : 'M'}${n(x)} ${n(y)}`).join('')
  const stripes = joints.slice(1, head ? -2 : undefined).flatMap(([x, y, width], index) => {
    const [bx, by] = joints[index]!
    const angle = Math.atan2(y - by, x - bx)
    return [0.2, 0.6, 1].map((share) => {
      const [sx, sy] = [bx + (x - bx) * share, by + (y - by) * share]
      const [dx, dy] = [Math.sin(angle) * width * 0.5, -Math.cos(angle) * width * 0.5]
      return `M${n(sx + dx)} ${n(sy + dy)}L${n(sx - dx * 0.1)} ${n(sy - dy * 0.1)}`
    })
  })
  const [hx, hy] = joints.at(-2)!
  const [tx, ty] = joints.at(-1)!
  const turn = (Math.atan2(ty - hy, tx - hx) * 180) / Math.PI
  return [
    clip(
      body,
      fill(body, color),
      `<g transform="translate(0 5)">${line(path, tint(color, 0.5), 5, 0.5)}</g>`,
      line(stripes.join(''), shade(color, 0.55), 5),
    ),
    head
      ? at(
          tx,
          ty,
          line('M8 0L26 0M26 0L36 -7M26 0L36 7', INK.cherry, 3.4) +
            fill(ellipse(-6, 0, 24, 16), color) +
            fill(ellipse(-4, 5, 18, 8), tint(color, 0.3), 0.5) +
            fill(circle(0, -6, 4.6), INK.lemon) +
            fill(circle(1, -6, 2.2), INK.ink),
          { turn: turn },
        )
      : '',
  ].join('')
}
