import { goose, NOODLES, sittingCat } from '../drawing/animals.ts'
import { INK, shade, tint } from '../drawing/color.ts'
import { leaf } from '../drawing/leaves.ts'
import { words } from '../drawing/lettering.ts'
import { photograph, sky } from '../drawing/scenery.ts'
import { at, box, circle, clip, each, ellipse, fill, line, lit, points, times } from '../drawing/shape.ts'

/** Customers' photos of animals in unusual places. */
export const GUESTS: Record<string, () => string> = {
  'goose-in-the-kitchen': () => {
    const tile = (x: number, y: number, i: number) =>
      fill(box(x + 2, y + 2, 71, 71, 6), i % 5 === 0 ? '#bcdcd8' : i % 7 === 0 ? '#cfe8e2' : '#c5e2dd')
    return photograph(
      sky('#b0d4cf'),
      times(60, (i) => tile((i % 12) * 75, Math.floor(i / 12) * 75 - 10, i * 3 + Math.floor(i / 12))),
      // A floor in black and white, like in kitchens on stage.
      fill(box(0, 400, 900, 200), '#efe4cd'),
      times(5, (row) =>
        times(9, (i) => {
          const y = 400 + row * 46 + row * row * 3
          const h = 46 + row * 6
          const spread = 1 + row * 0.12
          const spread2 = 1 + (row + 1) * 0.12
          const x = (p: number, s: number) => 450 + (p - 4.5) * 130 * s
          return (i + row) % 2
            ? ''
            : fill(
                `M${x(i, spread)} ${y}L${x(i + 1, spread)} ${y}L${x(i + 1, spread2)} ${y + h}L${x(i, spread2)} ${y + h}Z`,
                '#c65f45',
                0.85,
              )
        }),
      ),
      fill(box(0, 392, 900, 12), '#8a5630'),
      // The stove with its door open.
      fill(box(560, 210, 300, 206, 12), INK.cream),
      fill(box(830, 210, 30, 206, 10), shade(INK.cream, 0.2)),
      fill(box(548, 198, 324, 22, 8), '#3c4a4a'),
      each(
        [606, 662, 718, 774],
        (x) => fill(circle(x, 242, 13), '#3c4a4a') + line(`M${x} 242L${x + 6} 233`, INK.cream, 3.6),
      ),
      fill(box(596, 272, 220, 118, 10), '#28302f'),
      fill(box(606, 282, 200, 98, 6), '#e2702c'),
      fill(box(606, 282, 200, 40, 6), '#f1a13e', 0.8),
      line('M606 340L806 340', '#28302f', 5),
      fill(box(640, 324, 130, 16, 8), '#7a3b1e'),
      fill('M648 324C650 288 762 288 764 324Z', '#d9a05a'),
      line('M664 310L676 298M692 306L704 294M722 306L732 294', '#a4672f', 4),
      fill(box(620, 262, 172, 9, 4), INK.steel),
      // A pot that boils over, pans on the wall.
      fill(box(604, 146, 110, 54, 8), INK.pomegranate),
      fill(box(686, 146, 28, 54, 8), shade(INK.pomegranate, 0.3)),
      fill(box(596, 136, 126, 14, 6), tint(INK.pomegranate, 0.24)),
      line('M630 120C618 100 646 92 634 70M672 116C660 96 688 88 676 62', INK.white, 8, 0.7),
      line('M20 66L520 66', '#7d8d8b', 7),
      each(
        [
          [304, 36, INK.copper],
          [404, 26, INK.steel],
        ] as const,
        ([x, r, color]) =>
          line(`M${x} 66L${x} ${80}`, '#7d8d8b', 5) +
          fill(box(x - 6, 78, 12, 56, 5), shade(color, 0.3)) +
          at(x, 134 + r, lit(circle(0, 0, r), color, { size: r * 2 })),
      ),
      at(
        484,
        72,
        line('M0 0L0 24', '#7d8d8b', 5) +
          each([-18, -6, 8, 20], (turn) => at(0, 24, leaf(76, { color: INK.moss }), { turn: 180 + turn * 1.6 })),
      ),
      // Snowball, and the damage.
      fill(ellipse(330, 556, 190, 22), '#3a1238', 0.26),
      at(310, 556, goose(), { scale: 1.34 }),
      fill(ellipse(648, 540, 86, 12), '#3a1238', 0.22),
      fill('M570 500L724 500L706 540L588 540Z', INK.teal),
      fill('M676 500L724 500L706 540L668 540Z', shade(INK.teal, 0.3)),
      fill(ellipse(647, 500, 77, 12), '#e6cf9a'),
      words('SNOWBALL', 642, 528, 19, { color: INK.cream, within: 96 }),
      each(points('90 566, 122 580, 70 590, 148 560'), ([x, y]) => fill(ellipse(x, y, 9, 5), '#d9a05a')),
      at(
        60,
        470,
        fill('M-60 -150L60 -150L44 -40L-44 -40Z', '#a9703a') +
          fill('M18 -150L60 -150L44 -40L16 -40Z', shade('#a9703a', 0.4), 0.5) +
          fill(box(-54, -40, 16, 130, 4), INK.bark) +
          fill(box(38, -40, 16, 130, 4), INK.bark) +
          fill(box(-72, -60, 144, 22, 8), INK.wood),
      ),
    )
  },

  'noodles-backstage': () => {
    const bulb = (x: number, y: number) => fill(circle(x, y, 22), '#f9d98a', 0.25) + fill(circle(x, y, 12), '#fdeebb')
    return photograph(
      sky('#4f3c70'),
      times(10, (i) => fill(box(i * 94, 0, 47, 420), '#59457d')),
      // The mirror with its lamps, and the poster in it.
      fill(box(520, 40, 330, 330, 18), '#a9683a'),
      fill(box(538, 58, 294, 294, 8), '#8fa9b4'),
      clip(
        box(538, 58, 294, 294, 8),
        fill('M538 250L760 58L830 58L538 330Z', '#a9c0c8'),
        fill('M600 352L832 140L832 200L670 352Z', '#a9c0c8'),
        each(points('610 130 -20, 664 190 8, 628 256 -12'), ([x, y, turn]) =>
          at(
            x,
            y,
            fill('M0 -6C14 -6 22 12 12 18C4 22 -4 22 -12 18C-22 12 -14 -6 0 -6Z', INK.cherry, 0.85) +
              each([-18, -7, 7, 18], (toe) =>
                fill(ellipse(toe, -14 + Math.abs(toe) * 0.4, 5.4, 7.4), INK.cherry, 0.85),
              ),
            { turn },
          ),
        ),
      ),
      times(5, (i) => bulb(561 + i * 62, 42) + bulb(528, 92 + i * 56) + bulb(842, 92 + i * 56)),
      // Posters on the other wall.
      at(
        150,
        156,
        at(6, 8, fill(box(-96, -130, 192, 262), '#1d1429', 0.4)) +
          fill(box(-96, -130, 192, 262), INK.mango) +
          fill(box(-96, -130, 192, 58), INK.pomegranate) +
          words('TONIGHT', 0, -88, 40, { color: INK.cream, within: 168 }) +
          words('MC', 0, -28, 44) +
          words('SAFESEARCH', 0, 14, 40, { within: 168 }) +
          line('M-70 34L70 34', INK.ink, 4) +
          words('& NOODLES', 0, 74, 36, { color: INK.pomegranate, within: 168 }) +
          words('SOLD OUT', 0, 112, 24, { within: 150 }),
        { turn: -3 },
      ),
      // The table, and the case under the cat.
      fill(box(0, 420, 900, 180), '#241a33'),
      fill(box(500, 372, 400, 26, 6), '#c98f4f'),
      fill(box(500, 398, 400, 202), '#8a5630'),
      fill(box(520, 420, 170, 60, 6), '#a9703a') + fill(circle(605, 450, 8), INK.mango),
      fill(box(710, 420, 170, 60, 6), '#a9703a') + fill(circle(795, 450, 8), INK.mango),
      at(
        852,
        372,
        fill(box(-22, -82, 44, 82, 6), INK.teal) +
          fill(box(-22, -58, 44, 34), INK.cream) +
          fill(box(-12, -104, 24, 26, 4), INK.bottle),
      ),
      at(
        560,
        372,
        each([-16, -2, 14], (turn, i) =>
          at(
            0,
            -40,
            line('M0 0L0 -70', '#d9b98a', 5) + fill(box(-7, -92, 14, 26, 6), [INK.cherry, INK.cream, INK.plum][i]!),
            { turn },
          ),
        ) + fill(box(-24, -52, 48, 52, 6), INK.steel),
      ),
      at(
        340,
        600,
        fill(box(-190, -152, 380, 160, 10), '#1b1723') +
          line('M-190 -84L190 -84', '#6f7b80', 7) +
          line('M-178 -152L-178 0M178 -152L178 0', '#6f7b80', 9) +
          line('M-184 -146L184 -146', '#6f7b80', 9) +
          each([-186, 186], (x) => fill(circle(x * 0.95, -146, 13), '#98a4a8')) +
          fill(box(-24, -100, 48, 36, 6), '#98a4a8') +
          fill(box(-8, -84, 16, 14, 3), '#4e585c') +
          at(
            -100,
            -46,
            fill(box(-58, -24, 116, 44, 4), INK.cream) +
              words('FRAGILE', 0, 4, 22, { color: INK.pomegranate }) +
              words('ego', 0, 17, 13, {}),
            { turn: -5 },
          ),
      ),
      fill(ellipse(366, 448, 110, 10), '#0c0812', 0.5),
      at(340, 450, sittingCat(NOODLES, { smug: true }), { scale: 1.22 }),
      // Headphones, worn like a crown.
      at(
        340,
        218,
        line('M-76 -2C-80 -112 80 -112 76 -2', '#17131d', 15) +
          line('M-70 -40C-58 -94 58 -94 70 -40', INK.ember, 5) +
          fill(box(-98, -24, 36, 60, 16), INK.ember) +
          fill(box(62, -24, 36, 60, 16), shade(INK.ember, 0.2)) +
          fill(box(-76, -18, 14, 48, 7), '#17131d') +
          fill(box(62, -18, 14, 48, 7), '#17131d'),
      ),
      // A microphone on its stand, and hair as an autograph.
      line('M70 600L70 400L136 352', '#98a4a8', 9),
      at(
        150,
        340,
        fill(box(-11, -4, 22, 64, 8), '#4e585c') +
          at(0, -16, lit(circle(0, 0, 25), INK.steel, { size: 50 })) +
          line('M-22 -16L22 -16M-16 -32L16 0M16 -32L-16 0', '#7d8d8b', 2),
        { turn: 48 },
      ),
      line('M80 596C240 560 120 640 420 590C560 568 660 612 900 578', '#0c0812', 9),
      at(
        706,
        540,
        fill(box(-98, -34, 196, 72, 4), INK.white) +
          words('Noodles', -14, 14, 42, { color: INK.plum }) +
          line('M66 -18L84 4M74 -24L78 8M58 4L86 -12', NOODLES.fur, 2.4),
        { turn: -7 },
      ),
    )
  },
}
