import { INK, shade, tint } from './color.ts'
import { box, clip, ellipse, fill, inset, type Profile, points, turned } from './shape.ts'

/** Half outlines of vessels: distance from the axis, height above the table, radius of the corner. */
export const FORMS = {
  litre: points('17 288, 17 238 30, 60 186 40, 60 0 14'),
  square: points('20 262, 20 226 10, 66 208 22, 66 0 12'),
  milk: points('27 262, 27 236 8, 22 212 26, 58 132 40, 58 0 14'),
  swing: points('16 282, 16 214 50, 58 142 54, 58 0 14'),
  wine: points('14 330, 14 236 24, 47 190 34, 47 0 9'),
  sparkling: points('16 326, 16 250 70, 58 130 70, 58 0 12'),
  longneck: points('13 292, 13 196 50, 43 136 40, 43 0 10'),
  cordial: points('15 306, 15 252 8, 19 232 16, 40 186 22, 46 0 10'),
  pear: points('15 282, 15 250 16, 46 214 40, 40 160 30, 88 100 66, 84 10 60, 46 0 10'),
  globe: points('15 250, 15 196 16, 62 176 50, 92 90 80, 62 6 50, 34 0 6'),
  squat: points('27 190, 27 166 8, 74 148 30, 74 0 18'),
  apothecary: points('22 236, 22 196 6, 30 190 8, 68 172 24, 68 0 12'),
  vial: points('17 150, 17 118 8, 38 100 16, 38 0 10'),
  tall: points('26 280, 26 254 6, 45 226 24, 45 0 12'),
  decanter: points('24 232, 18 190 20, 24 160 20, 92 70 60, 86 0 24'),
  carafe: points('44 262, 27 206 34, 34 158 40, 80 56 46, 70 0 18'),
  jar: points('54 170, 54 152 4, 68 138 14, 68 0 16'),
  tumbler: points('60 150, 48 0 10'),
  highball: points('46 214, 38 0 8'),
  can: points('34 226, 44 210 8, 44 12 8, 35 0 3'),
  stubby: points('42 172, 54 156 8, 54 12 8, 43 0 3'),
  jug: points('20 236, 20 208 10, 66 156 56, 68 0 14'),
  flask: points('12 232, 12 210 4, 64 190 34, 64 0 30'),
} as const satisfies Record<string, Profile>

/** A form that stands on a table. */
export function stand(form: Profile, base: number, scale = 1.1): Profile {
  return form.map(([r, height, corner = 0]) => [r * scale, base - height * scale, corner * scale])
}

/** The shadow of a thing on the table, to the right. */
export function shadow(cx: number, base: number, halfWidth: number, depth = 13): string {
  return fill(ellipse(cx + halfWidth * 0.34, base - 2, halfWidth * 1.18, depth), '#3a1238', 0.24)
}

/** A glass vessel on the table. */
interface Vessel {
  readonly cx?: number
  readonly base?: number
  readonly scale?: number
  readonly liquid?: string
  /** Fill level as a share of its height. */
  readonly full?: number
  /** Colour of tinted glass. */
  readonly tone?: string
  readonly wall?: number
  /** Content of the liquid, label, and closure. */
  readonly inside?: string
  readonly label?: string
  readonly cap?: (cx: number, profile: Profile) => string
}

/** A vessel with its shadow: walls, liquid, label, cap and highlights. */
export function vessel(form: Profile, options: Vessel): string {
  const { cx = 240, base = 416, scale, liquid, full = 0.76, tone, wall = 6, inside = '', label = '', cap } = options
  const profile = stand(form, base, scale)
  const body = turned(profile, cx)
  const top = profile[0]![1]
  const widest = Math.max(...profile.map(([r]) => r))
  const surface = base - (base - top) * full
  const fullWidth = (y: number, height: number, color: string) =>
    fill(box(cx - widest - 4, y, widest * 2 + 8, height), color)
  const room = turned(inset(profile, wall), cx)
  const dark = liquid ? shade(liquid, 0.75) : INK.ink
  const streak = (opacity: number) =>
    clip(
      box(cx - widest, top + 8, widest * 2, base - top - 26),
      fill(turned(profile, cx, -0.8, -0.63), INK.white, opacity),
    )
  return [
    shadow(cx, base, profile.at(-1)![0] * 1.04),
    fill(body, tone ?? INK.white, tone ? 1 : 0.52),
    liquid
      ? clip(room, fullWidth(surface, base - surface, liquid), fullWidth(surface, 5, tint(liquid, 0.45)), inside)
      : inside,
    clip(
      body,
      streak(0.6),
      label,
      fill(turned(profile, cx, 0.46, 1.02), dark, 0.24),
      fill(turned(profile, cx, 0.86, 1.02), dark, 0.18),
      label ? streak(0.16) : '',
    ),
    cap ? cap(cx, profile) : '',
  ].join('')
}

/** An opaque body: stone, tin, cardboard. */
export function opaque(cx: number, profile: Profile, color: string, ...content: readonly string[]): string {
  return clip(
    turned(profile, cx),
    fill(turned(profile, cx), color),
    fill(turned(profile, cx, -0.84, -0.68), INK.white, 0.34),
    ...content,
    fill(turned(profile, cx, 0.42, 1.02), shade(color, 0.8), 0.24),
    fill(turned(profile, cx, 0.8, 1.02), shade(color, 0.8), 0.2),
  )
}
