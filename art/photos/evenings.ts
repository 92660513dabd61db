import { lamb } from '../drawing/animals.ts'
import { INK, shade, tint } from '../drawing/color.ts'
import { through } from '../drawing/curve.ts'
import { words } from '../drawing/lettering.ts'
import { cloud, conifer, grass, land, photograph, roundTree, sky } from '../drawing/scenery.ts'
import { at, box, circle, clip, each, fill, line, lit, points, times } from '../drawing/shape.ts'

/** Customers' photos in the evening. */
export const EVENINGS: Record<string, () => string> = {
  'old-letterbox': () => {
    const boxColor = '#3b6a86'
    const front = 'M-150 150L-150 -60C-150 -150 150 -150 150 -60L150 150Z'
    return photograph(
      sky('#f6c98a'),
      land(points('0 60, 300 44, 620 70, 900 50'), '#f4b56f'),
      land(points('0 168, 260 150, 560 176, 900 150'), '#ef9a5c'),
      fill(circle(176, 268, 92), '#fdeab8'),
      fill(circle(176, 268, 66), '#fff6dc'),
      cloud(520, 120, 320, '#fbdba6', 0.9),
      cloud(760, 220, 220, '#f7c68e', 0.9),
      cloud(240, 110, 180, '#fbdba6', 0.8),
      land(points('0 330, 200 300, 420 330, 660 296, 900 320'), '#c9794f'),
      land(points('0 372, 260 350, 560 376, 900 346'), '#a8813f'),
      each([36, 120, 300], (x, i) => at(x, 366, roundTree(84 + i * 12, '#8c6a35'))),
      at(
        760,
        352,
        fill('M-70 0L-70 -60L0 -104L70 -60L70 0Z', '#8f4a3a') +
          fill('M-84 -54L0 -112L84 -54L78 -46L0 -98L-78 -46Z', '#5c2f33') +
          fill(box(-14, -44, 28, 44), '#5c2f33') +
          fill(box(28, -46, 24, 22), '#f9d98a'),
      ),
      // A path to his childhood home.
      fill(
        'M720 356C690 400 640 430 640 470C640 520 720 560 760 610L620 610C570 560 540 500 580 452C610 420 680 396 700 356Z',
        '#d9b06a',
      ),
      land(points('0 440, 160 424, 380 450, 520 436'), '#8d8c3c'),
      fill('M0 440L160 424L380 450L540 436L600 610L0 610Z', '#8d8c3c'),
      fill('M800 400L900 392L900 610L790 610L720 520Z', '#7d7f38'),
      times(9, (i) => at(30 + i * 70, 470 + ((i * 41) % 100), grass(50, 40, '#6f7634', 6))),
      // The post.
      fill(box(404, 400, 64, 220, 6), '#7a5233'),
      fill(box(444, 400, 24, 220, 4), shade('#7a5233', 0.4)),
      line('M418 430L418 600M432 470L432 560', shade('#7a5233', 0.3), 3),
      fill('M360 440L404 400L404 470ZM468 470L468 400L512 440Z', '#5c3b25'),
      // The letterbox: the long side behind, the door in front.
      fill('M346 172C410 132 596 132 650 190L650 404L590 420L340 420Z', shade(boxColor, 0.42)),
      at(
        430,
        272,
        lit(front, boxColor, { size: 240 }) +
          clip(
            front,
            fill(box(-150, 128, 300, 24), shade(boxColor, 0.4)),
            // Rust and flaking paint.
            fill(through(points('-150 96, -118 104, -126 132, -96 150, -150 156')), '#a9643c'),
            fill(through(points('118 -92, 150 -70, 152 -30, 128 -50')), '#a9643c'),
            fill(circle(60, 118, 7), '#a9643c'),
            fill(circle(84, 126, 4), '#a9643c'),
          ) +
          line('M-150 150L-150 -60C-150 -150 150 -150 150 -60L150 150', tint(boxColor, 0.3), 7) +
          fill(box(-84, -66, 168, 26, 10), shade(boxColor, 0.7)) +
          fill(box(-84, -66, 168, 7, 3), '#101c22') +
          at(
            58,
            -50,
            fill('M-34 -4L34 -10L36 18L-32 22Z', INK.cream) + line('M-32 -2L2 10L34 -8', shade(INK.cream, 0.26), 2.4),
            { turn: -6 },
          ) +
          // The first painting is gone; the digits are left.
          at(
            -92,
            58,
            fill(
              through(points('-30 -30, -14 -40, 2 -30, 20 -34, 24 -12, 14 4, 22 18, 2 26, -14 16, -32 22, -28 -4')),
              '#8ea3a8',
            ) + fill(through(points('-20 -22, -6 -28, 10 -20, 12 -4, 2 12, -16 10, -20 -6')), '#a9643c'),
          ) +
          words('2082', 38, 84, 84, { color: INK.white, within: 196 }) +
          line('M-4 98L98 102', INK.white, 4, 0.7) +
          line('M-34 40L-28 30M128 44L120 50', shade(boxColor, 0.2), 5) +
          fill(circle(128, -2, 9), INK.mango),
      ),
      // The flag is up: there is a letter.
      line('M652 330L652 214', '#5c2f33', 9),
      fill('M652 210L722 222L722 262L652 262Z', INK.cherry),
      // A wren on top.
      at(
        392,
        142,
        fill('M-34 6L-60 -26L-26 -10C-18 -30 22 -36 32 -12C38 6 18 20 -6 18C-20 18 -28 14 -34 6Z', '#8a5630') +
          fill('M-16 -2C-4 -18 14 -10 12 4C2 12 -12 10 -16 -2Z', '#6d4029') +
          fill('M12 12C24 8 30 0 32 -8C34 4 26 16 12 16Z', INK.bone) +
          fill(circle(22, -14, 3.2), INK.ink) +
          line('M32 -10L44 -12', '#4b3a2a', 4) +
          line('M-2 18L-2 30M8 18L8 30', '#4b3a2a', 3),
      ),
      each([20, 96, 180, 260, 340, 520, 820, 880], (x, i) => at(x, 612, grass(90, 80 + ((i * 23) % 40), '#5d652c', 9))),
      each(
        points('70 560, 230 548, 560 572, 850 540'),
        ([x, y]) =>
          line(`M${x} ${y}L${x - 4} ${y + 50}`, '#5d652c', 4) +
          fill(circle(x, y, 12), INK.cherry) +
          fill(circle(x, y, 5), INK.fig),
      ),
    )
  },

  'lambs-at-dusk': () => {
    const wool = '#e9d3d0'
    const far = '#b99bb4'
    const face = '#4a3550'
    return photograph(
      sky('#6d4a80'),
      land(points('0 110, 300 130, 620 116, 900 130'), '#8d5a86'),
      land(points('0 180, 260 196, 560 184, 900 198'), '#b9708a'),
      land(points('0 236, 340 246, 640 240, 900 250'), '#e39a8c'),
      fill(circle(640, 280, 84), '#f9d7a0'),
      cloud(210, 176, 260, '#a56a8c', 0.9),
      cloud(690, 120, 200, '#7d5188', 0.9),
      each(points('80 60, 190 34, 330 76, 470 40, 560 88, 790 44, 850 92, 410 120'), ([x, y], i) =>
        fill(circle(x, y, 2 + (i % 3)), INK.cream, 0.8),
      ),
      land(points('0 318, 180 280, 380 300, 600 330, 900 286'), '#7c4f78'),
      at(90, 312, conifer(110, '#4e3560')),
      at(150, 300, conifer(80, '#57396a')),
      at(820, 306, conifer(96, '#4e3560')),
      at(872, 300, conifer(130, '#452e57')),
      land(points('0 372, 240 350, 520 372, 760 340, 900 350'), '#54406a'),
      each(points('170 392 0.42, 260 384 0.4, 700 384 0.44, 770 376 0.4, 610 396 0.44'), ([x, y, scale], i) =>
        at(x, y, lamb(far, '#463255'), { scale, flip: i % 2 > 0 }),
      ),
      // A fence, and the flock in front of it.
      times(10, (i) => fill(box(i * 104 - 20, 372 + ((i * 37) % 9), 13, 82, 3), '#33244a')),
      line('M-10 398C200 388 400 404 910 392M-10 428C240 422 500 436 910 424', '#33244a', 8),
      land(points('0 452, 200 436, 460 456, 700 440, 900 452'), '#3d4a4c'),
      land(points('0 520, 220 500, 520 526, 900 506'), '#2f3d42'),
      at(150, 500, lamb(wool, face), { scale: 1.06 }),
      at(318, 476, lamb(shade(wool, 0.12), face, { closed: true, lying: true }), { scale: 0.84, flip: true }),
      at(742, 506, lamb(wool, face, { closed: true, lying: true }), { scale: 1.1, flip: true }),
      at(600, 480, lamb(shade(wool, 0.1), face), { scale: 0.86 }),
      at(460, 552, lamb(tint(wool, 0.4), shade(face, 0.1)), { scale: 1.5 }),
      times(11, (i) => at(i * 90 + 10, 606, grass(80, 54 + ((i * 29) % 30), '#22313a'))),
    )
  },
}
