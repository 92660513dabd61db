import { INK, mix, shade } from './color.ts'
import { box, circle, clip, each, fill, line, n, type Profile, points, turned } from './shape.ts'

/** Draws the closure of a vessel onto its neck. */
type Cap = (cx: number, profile: Profile) => string

/** Half the width of a neck plus a margin, and its upper edge. */
function neck(profile: Profile, around: number): readonly [r: number, y: number] {
  return [profile[0]![0] + around, profile[0]![1]]
}

export function screwCap(color: string, height = 32): Cap {
  return (cx, profile) => {
    const [r, y] = neck(profile, 4)
    const d = box(cx - r, y - height + 10, r * 2, height, 5)
    const ribs = Array.from({ length: 5 }, (_, i) => {
      const x = n(cx - r + ((i + 0.8) * r * 2) / 5.6)
      return `M${x} ${n(y - height + 17)}L${x} ${n(y + 3)}`
    })
    return clip(
      d,
      fill(d, color),
      fill(box(cx + r * 0.36, y - height, r, height + 20), shade(color, 0.4)),
      line(ribs.join(''), shade(color, 0.55), 2, 0.55),
    )
  }
}

export function cork(height = 34): Cap {
  return (cx, profile) => {
    const [r, y] = neck(profile, -2)
    const d = turned(
      [
        [r * 1.08, y - height, 4],
        [r * 0.94, y + 12],
      ],
      cx,
    )
    const pores = points('-0.4 -0.6, 0.1 -0.3, -0.3 -0.1, 0.4 -0.75')
    return clip(
      d,
      fill(d, INK.kraft),
      fill(box(cx + r * 0.3, y - height, r, height + 20), shade(INK.kraft, 0.3)),
      each(pores, ([x, h]) => fill(circle(cx + r * x, y + height * h, 1.8), INK.bark, 0.6)),
    )
  }
}

export function crownCap(color: string): Cap {
  return (cx, profile) => {
    const [r, y] = neck(profile, 6)
    const teeth = Array.from(
      { length: 6 },
      (_, i) => `Q${n(cx + r - ((i + 0.5) * 2 * r) / 6)} ${n(y + 14)} ${n(cx + r - ((i + 1) * 2 * r) / 6)} ${n(y + 8)}`,
    )
    const d = `M${n(cx - r)} ${n(y + 8)}L${n(cx - r + 4)} ${n(y - 8)}Q${n(cx)} ${n(y - 13)} ${n(cx + r - 4)} ${n(y - 8)}L${n(cx + r)} ${n(y + 8)}${teeth.join('')}Z`
    return clip(d, fill(d, color), fill(box(cx + r * 0.3, y - 16, r, 40), shade(color, 0.4)))
  }
}

/** Sealing wax that runs down the neck. */
export function wax(color: string, length = 58): Cap {
  return (cx, profile) => {
    const [r, y] = neck(profile, 4)
    const drop = (x: number, down: number) => `${n(cx + r * x)} ${n(y + length * down)}`
    const d = `M${n(cx - r)} ${n(y - 6)}Q${n(cx)} ${n(y - 16)} ${n(cx + r)} ${n(y - 6)}L${drop(1, 0.7)}Q${drop(0.7, 1.25)} ${drop(0.42, 0.72)}Q${drop(0.1, 0.6)} ${drop(-0.06, 0.9)}Q${drop(-0.3, 1.2)} ${drop(-0.5, 0.7)}Q${drop(-0.7, 0.56)} ${drop(-1, 0.84)}Z`
    return clip(
      d,
      fill(d, color),
      fill(box(cx + r * 0.36, y - 20, r, length * 2), shade(color, 0.4)),
      line(`M${n(cx - r * 0.6)} ${n(y + 2)}L${n(cx - r * 0.6)} ${n(y + length * 0.4)}`, INK.white, r / 5, 0.6),
    )
  }
}

/** Foil over neck and shoulder, gathered below the cap. */
export function foil(color: string, length = 96): Cap {
  return (cx, profile) => {
    const [r, y] = neck(profile, 4)
    const d = turned(
      [
        [r * 1.02, y - 16, 8],
        [r * 1.08, y + 12, 4],
        [r, y + 20, 4],
        [r * 1.34, y + length, 3],
      ],
      cx,
    )
    return clip(
      d,
      fill(d, color),
      fill(
        turned(
          [
            [r * 1.1, y - 16],
            [r * 1.1, y + 20],
            [r * 1.4, y + length],
          ],
          cx,
          0.34,
          1.1,
        ),
        shade(color, 0.4),
      ),
      fill(box(cx - r * 2, y + 14, r * 4, 6), shade(color, 0.5)),
      line(`M${n(cx - r * 0.6)} ${n(y - 4)}L${n(cx - r * 0.8)} ${n(y + length - 12)}`, INK.white, 4, 0.55),
    )
  }
}

/** The bail and porcelain stopper of a swing-top bottle. */
export function swingTop(ball: string = INK.white): Cap {
  return (cx, profile) => {
    const [r, y] = neck(profile, 1)
    const d = turned(
      [
        [r * 0.7, y - 26, 8],
        [r * 1.1, y - 8, 6],
        [r * 0.9, y + 4],
      ],
      cx,
    )
    const wire = '#8b9a97'
    const bail = `M${n(cx - r - 1)} ${n(y + 32)}C${n(cx - r * 2)} ${n(y + 4)} ${n(cx - r * 1.6)} ${n(y - 17)} ${n(cx)} ${n(y - 15)}C${n(cx + r * 1.6)} ${n(y - 17)} ${n(cx + r * 2)} ${n(y + 4)} ${n(cx + r + 1)} ${n(y + 32)}`
    return [
      line(bail, wire, 4),
      clip(d, fill(d, ball), fill(box(cx + r * 0.2, y - 30, r * 2, 50), mix(ball, INK.ink, 0.22))),
      fill(box(cx - r, y, r * 2, 7, 3), INK.ember),
      line(`M${n(cx - r - 4)} ${n(y + 36)}L${n(cx + r + 4)} ${n(y + 36)}`, wire, 4),
    ].join('')
  }
}

/** The lid of a jar or tin. */
export function lid(color: string, height = 30): Cap {
  return (cx, profile) => {
    const [r, y] = neck(profile, 5)
    const d = box(cx - r, y - height + 8, r * 2, height, 7)
    return clip(
      d,
      fill(d, color),
      fill(box(cx - r, y, r * 2, 3), shade(color, 0.4), 0.6),
      fill(box(cx + r * 0.42, y - height, r, height * 2), shade(color, 0.4)),
      fill(box(cx - r * 0.84, y - height, r * 0.14, height * 2), INK.white, 0.5),
    )
  }
}

/** A stopper of glass with a ball on it. */
export function ballStopper(color: string, size = 20): Cap {
  return (cx, profile) => {
    const [r, y] = neck(profile, -3)
    const ball = circle(cx, y - size - 4, size)
    return [
      fill(box(cx - r * 0.7, y - 10, r * 1.4, 30, 3), color),
      fill(box(cx - r - 3, y - 8, r * 2 + 6, 8, 4), shade(color, 0.2)),
      clip(
        ball,
        fill(ball, color),
        fill(circle(cx - size * 0.2, y - size * 1.3 - 4, size * 0.94), mix(color, INK.white, 0.25)),
      ),
      fill(circle(cx - size * 0.36, y - size * 1.36 - 4, size * 0.2), INK.white, 0.9),
    ].join('')
  }
}
