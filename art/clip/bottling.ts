import { screwCap } from '../drawing/caps.ts'
import { INK, tint } from '../drawing/color.ts'
import { bubbles } from '../drawing/drinks.ts'
import { citrusHalf, ORANGE } from '../drawing/fruit-citrus.ts'
import { appleHalf, pear } from '../drawing/fruit-orchard.ts'
import { leaf } from '../drawing/leaves.ts'
import { words } from '../drawing/lettering.ts'
import { markAt } from '../drawing/mark.ts'
import { around, at, box, clip, each, fill, line, n } from '../drawing/shape.ts'
import { FORMS, shadow, stand, vessel } from '../drawing/vessels.ts'
import { between, settle, share, smooth, spring } from './motion.ts'

const JUICE = '#e8632e'
const BASE = 334

/** A bottle is filled, labelled and closed. From 8.8 to 12.2 seconds. */
export function bottling(time: number): string {
  const level = smooth(share(time, 9.1, 10.6))
  const pouring = share(time, 9, 9.15) * (1 - share(time, 10.5, 10.7))
  const label = spring(share(time, 10.6, 11.05))
  const cap = settle(share(time, 11, 11.4))
  const hop = Math.sin(share(time, 11.4, 11.65) * Math.PI) * 10
  const profile = stand(FORMS.litre, BASE, 1)
  const sheet =
    label > 0
      ? at(
          320,
          256,
          fill(box(-62, -44, 124, 88), INK.cream) +
            line('M-62 -37L62 -37M-62 37L62 37', INK.pomegranate, 2.4) +
            markAt(0, -10, 44) +
            words('Windfall', 0, 28, 18, { within: 104 }),
          { scale: label },
        )
      : ''
  const surface = BASE - (BASE - 52) * level * 0.8
  return [
    fill(box(0, 0, 640, 360), '#f7d58c'),
    clip(
      box(0, 0, 640, 300),
      each(around(16, 1, time * 6), ([, , turn]) => at(320, 200, fill('M0 0L-46 -520L46 -520Z', '#fae3ae'), { turn })),
    ),
    fill(box(0, 300, 640, 60), '#5b8a4b') + fill(box(0, 300, 640, 5), tint('#5b8a4b', 0.3)),
    at(130, 262, citrusHalf(ORANGE), { scale: 0.96, turn: -10 }),
    at(204, 306, citrusHalf(ORANGE), { scale: 0.52, turn: 24 }),
    at(470, 258, pear(), { scale: 1.02, turn: 6 }),
    shadow(536, 338, 44, 7),
    at(536, 302, appleHalf(), { scale: 0.76, turn: 10 }),
    at(86, 336, leaf(52), { turn: -58 }),
    at(
      0,
      -hop,
      (pouring > 0
        ? fill(box(313, -10, 14, between(0, surface + 14, pouring), 6), JUICE) +
          fill(box(315, -10, 4, between(0, surface + 8, pouring), 2), tint(JUICE, 0.4))
        : '') +
        vessel(FORMS.litre, {
          cx: 320,
          base: BASE,
          scale: 1,
          liquid: JUICE,
          full: Math.max(level * 0.8, 0.01),
          inside: pouring > 0 ? bubbles(320, BASE - 8, 84, Math.max(BASE - surface - 20, 4), 10) : '',
          label: sheet,
        }) +
        (cap > 0
          ? `<g transform="translate(0 ${n(between(-120, 0, cap))})">${screwCap(INK.leaf)(320, profile)}</g>`
          : ''),
    ),
  ].join('')
}
