import { bee, hive } from '../drawing/bees.ts'
import { INK, shade, tint } from '../drawing/color.ts'
import { ribbon } from '../drawing/curve.ts'
import { pear } from '../drawing/fruit-orchard.ts'
import { leaf } from '../drawing/leaves.ts'
import { words } from '../drawing/lettering.ts'
import { cloud, conifer, crowns, grass, land, photograph, roundTree, sky } from '../drawing/scenery.ts'
import { at, box, circle, clip, each, ellipse, fill, line, points, times } from '../drawing/shape.ts'

/** Customers' photos outdoors. */
export const OUTDOORS: Record<string, () => string> = {
  'above-the-gorge': () => {
    const rock = '#d8925f'
    const strata = (d: string, x: number, width: number, color: string) =>
      clip(
        d,
        fill(d, color),
        times(13, (i) =>
          fill(
            `M${x} ${230 + i * 30}Q${x + width / 2} ${218 + i * 30 + ((i * 17) % 14)} ${x + width} ${230 + i * 30}L${x + width} ${240 + i * 30}Q${x + width / 2} ${230 + i * 30} ${x} ${242 + i * 30}Z`,
            i % 3 ? shade(color, 0.18) : tint(color, 0.24),
            0.8,
          ),
        ),
        times(9, (i) =>
          line(
            `M${x + 20 + ((i * 61) % width)} ${280 + ((i * 47) % 90)}l${(i % 3) * 5 - 4} ${90 + ((i * 31) % 80)}`,
            shade(color, 0.44),
            3,
            0.6,
          ),
        ),
      )
    const right = 'M900 214L780 204L700 216L628 250L606 292L622 330L596 372L610 430L580 492L592 560L560 610L900 610Z'
    const left = 'M0 236L120 228L232 244L284 268L300 320L282 372L306 428L292 480L322 610L0 610Z'
    const river = ribbon(points('442 356 6, 470 386 12, 430 424 20, 420 470 28, 480 520 42, 452 610 64'))
    return photograph(
      sky('#f6e0bb'),
      fill(circle(640, 118, 96), '#fbecd0'),
      fill(circle(640, 118, 58), '#fff6df'),
      cloud(190, 110, 280, '#fcf0da'),
      cloud(430, 66, 160, '#fcf0da', 0.8),
      land(points('0 208, 140 176, 300 212, 470 182, 620 210, 760 176, 900 200'), '#c3d5cf'),
      land(points('0 246, 180 224, 360 252, 520 226, 700 250, 900 222'), '#98bcae'),
      land(points('0 286, 200 270, 420 292, 600 272, 900 280'), '#6f9f84'),
      crowns(250, 650, 300, 420, 30, '#4f8a5a', 5),
      fill(river, '#a8d4d6'),
      line('M446 370Q464 392 446 416M428 452Q436 486 466 512', INK.white, 4, 0.8),
      crowns(300, 400, 420, 600, 34, '#3f7a4c', 5),
      crowns(500, 600, 440, 610, 36, '#3f7a4c', 5),
      strata(right, 550, 360, shade(rock, 0.12)),
      strata(left, -10, 340, rock),
      // A natural arch.
      fill('M652 548C640 470 648 392 700 352C742 322 800 336 828 386C852 432 850 500 842 556Z', shade(rock, 0.56)),
      clip(
        'M674 556C662 470 672 404 714 372C750 344 792 356 814 396C836 440 832 500 826 556Z',
        fill(box(650, 320, 200, 240), '#f6e0bb'),
        land(points('640 424, 700 404, 770 430, 860 408'), '#98bcae'),
        land(points('640 456, 720 440, 800 460, 860 446'), '#6f9f84'),
        crowns(650, 850, 484, 520, 17, '#4f8a5a', 3),
      ),
      crowns(630, 700, 556, 606, 22, '#4c8650', 3),
      crowns(676, 880, 540, 606, 24, '#5a944c', 3),
      crowns(640, 900, 222, 236, 22, '#5c9440', 2),
      crowns(-10, 270, 238, 252, 24, '#5c9440', 2),
      each(
        points('30 236 120, 96 230 92, 176 236 130, 236 248 84, 706 214 96, 776 206 132, 846 212 104, 888 220 140'),
        ([x, y, tall], i) => at(x, y + 8, conifer(tall, i % 2 ? '#2f6a4c' : INK.bottle)),
      ),
      // The ledge, with a backpack.
      fill('M0 486L150 470L300 492L404 520L430 560L380 610L0 610Z', tint(rock, 0.3)),
      fill('M0 486L150 470L300 492L404 520L430 560L380 540L250 516L120 506L0 520Z', tint(rock, 0.55)),
      line('M60 540L160 552L200 600M280 540L330 580', shade(rock, 0.3), 3, 0.6),
      fill(ellipse(180, 528, 120, 14), '#3a1238', 0.24),
      at(
        150,
        524,
        fill(box(-58, -112, 116, 114, 26), INK.pomegranate) +
          fill('M22 -110L44 -108Q58 -100 58 -86L58 -20Q58 2 32 2L16 2Z', shade(INK.pomegranate, 0.36)) +
          fill(box(-60, -118, 120, 50, 22), tint(INK.pomegranate, 0.14)) +
          fill(box(-36, -48, 72, 42, 10), shade(INK.pomegranate, 0.2)) +
          fill(box(-30, -92, 10, 40, 4), INK.kraft) +
          fill(box(20, -92, 10, 40, 4), INK.kraft) +
          fill(box(-66, -136, 132, 26, 13), INK.teal) +
          fill(circle(-56, -123, 10), tint(INK.teal, 0.3)) +
          line('M-12 -136Q0 -154 12 -136', INK.bark, 6),
      ),
      at(
        248,
        522,
        fill(box(-15, -66, 30, 66, 7), INK.orange) +
          fill(box(4, -66, 11, 66, 5), shade(INK.orange, 0.4), 0.6) +
          fill(box(-15, -46, 30, 24), INK.cream) +
          fill(box(-9, -82, 18, 18, 3), INK.leaf),
      ),
      line('M46 560L118 372', INK.bark, 9),
      line('M46 560L118 372', INK.wood, 4),
      line('M112 390Q130 398 124 412', INK.kraft, 4),
      each(points('470 150, 508 132, 540 160'), ([x, y]) =>
        line(`M${x - 16} ${y - 6}Q${x - 6} ${y - 12} ${x} ${y}Q${x + 6} ${y - 12} ${x + 16} ${y - 6}`, '#5b6f6a', 4),
      ),
    )
  },

  'barge-in-fog': () => {
    const hull = 'M96 334L806 334Q800 440 740 474L196 474Q126 450 96 334Z'
    const bank = (x: number, y: number, width: number, opacity: number) =>
      fill(box(x, y, width, 22, 11), '#e3eae6', opacity)
    const poplar = (x: number, y: number, tall: number, color: string) =>
      fill(ellipse(x, y - tall / 2, tall * 0.13, tall / 2), color) + fill(box(x - 3, y - 14, 6, 22), color)
    return photograph(
      sky('#cfd8d6'),
      fill(circle(690, 120, 56), '#e9ebe2'),
      each(points('60 280 190, 140 284 230, 226 280 170, 640 282 200, 730 280 240, 830 284 180'), ([x, y, tall], i) =>
        poplar(x, y, tall, i % 2 ? '#b4c3c0' : '#bccac6'),
      ),
      land(points('0 276, 300 268, 620 276, 900 268'), '#b9c8c2'),
      times(5, (i) => bank(-40 + ((i * 233) % 300), 150 + i * 26, 420 + i * 30, 0.6)),
      times(4, (i) => bank(480 + ((i * 131) % 160), 176 + i * 24, 460, 0.6)),
      land(points('0 306, 400 300, 900 306'), '#9fb5ae'),
      each([40, 84, 850, 886, 470], (x) => at(x, 316, grass(60, 46, '#8aa59a', 7))),
      // Water.
      fill(box(0, 316, 900, 284), '#a3bbb9'),
      times(14, (i) =>
        line(`M${(i * 137) % 860} ${470 + ((i * 53) % 120)}l${60 + ((i * 29) % 80)} 0`, '#bccfcb', 4, 0.8),
      ),
      fill('M120 474L780 474L720 570L190 570Z', '#7f9c98', 0.8),
      times(6, (i) => line(`M${150 + i * 96} ${476 + (i % 3) * 26}l120 0`, '#a3bbb9', 7)),
      // Cargo: fruit.
      each(
        [
          [470, INK.cherry],
          [556, INK.mango],
          [642, INK.pear],
        ] as const,
        ([x, color], i) =>
          times(5, (j) => fill(circle(x - 30 + j * 15, 270 - (j % 2) * 9, 12), j % 2 ? color : shade(color, 0.12))) +
          fill(box(x - 40, 270, 80, 64, 4), i % 2 ? '#b98a56' : '#a9784a') +
          fill(box(x - 40, 288, 80, 5), '#6d4a2f', 0.6) +
          fill(box(x - 40, 310, 80, 5), '#6d4a2f', 0.6),
      ),
      // The cabin, with a lit lamp.
      fill(box(214, 250, 176, 86, 8), INK.pomegranate),
      fill(box(356, 250, 34, 86, 6), shade(INK.pomegranate, 0.3)),
      fill(box(202, 236, 200, 18, 8), '#3f4a4c'),
      each([248, 308], (x) => fill(circle(x, 292, 21), INK.mango) + fill(circle(x, 292, 15), '#f7dc8e')),
      fill(box(340, 180, 18, 58, 4), '#3f4a4c'),
      fill(box(334, 174, 30, 12, 4), INK.mango),
      cloud(400, 166, 96, '#e6ebe7', 0.9),
      cloud(452, 132, 130, '#e6ebe7', 0.75),
      // A captain at the tiller.
      at(
        164,
        330,
        fill('M-28 6C-30 -44 -22 -64 0 -64C22 -64 30 -44 28 6Z', '#2f4460') +
          fill('M8 -63C22 -60 30 -44 28 6L12 6Z', shade('#2f4460', 0.4)) +
          at(0, -86, pear('#c9b25a'), { scale: 0.5 }) +
          fill('M-22 -98C-22 -116 22 -116 22 -98L28 -94L-28 -94Z', '#2f4460') +
          fill(box(-22, -100, 44, 7), INK.mango),
      ),
      line('M180 300L110 286', INK.bark, 8),
      fill(box(84, 276, 40, 62, 6), '#3f4a4c'),
      clip(
        hull,
        fill(hull, INK.bottle),
        fill(box(80, 334, 740, 18), INK.mango),
        fill(box(80, 352, 740, 6), shade(INK.bottle, 0.4)),
        fill('M80 452L820 452L820 480L80 480Z', INK.pomegranate),
        fill('M600 330L830 330L830 460L570 460Z', shade(INK.bottle, 0.5), 0.35),
        times(9, (i) => fill(circle(150 + i * 74, 366, 3), INK.cream, 0.5)),
        words('N.C.C.', 640, 406, 56, { color: INK.white, spacing: 3 }),
        words('1701', 640, 448, 42, { color: INK.white, spacing: 5 }),
        at(
          250,
          412,
          each(
            [-60, -20, 20, 60],
            (x, i) =>
              fill(circle(x, 0, 10), [INK.cherry, INK.cream, INK.cherry, INK.cream][i]!) +
              at(x + 12, 2, leaf(20, { color: INK.pear }), { turn: 60 }),
          ),
        ),
      ),
      // A fender, a rope, a buoy.
      line('M760 352C780 380 772 400 764 408', INK.kraft, 5),
      fill(box(752, 400, 26, 40, 12), '#3f4a4c'),
      // Fog over everything.
      each(
        points(
          '-60 330 230 0.7, -20 356 150 0.5, 806 318 200 0.7, 776 346 200 0.5, -40 476 360 0.7, 60 502 420 0.55, 560 470 400 0.7, 420 496 380 0.55, 680 522 300 0.6, -20 534 300 0.5, 300 548 420 0.5',
        ),
        ([x, y, width, opacity]) => bank(x, y, width, opacity),
      ),
      at(70, 610, grass(150, 130, '#5f7d70', 11)),
      at(850, 612, grass(150, 150, '#5f7d70', 11)),
      each(
        [24, 60, 108, 836, 884],
        (x, i) =>
          line(`M${x} 600L${x + 8} ${470 - (i % 3) * 22}`, '#5f7d70', 4) +
          fill(box(x + 3, 440 - (i % 3) * 22, 11, 44, 5), '#6d5138'),
      ),
    )
  },
  'hives-behind-the-orchard': () =>
    photograph(
      sky('#cfe4e2'),
      fill(circle(744, 108, 70), '#fbf1cf'),
      cloud(190, 96, 250, '#eef5f0'),
      cloud(520, 150, 190, '#eef5f0', 0.8),
      land(points('0 250, 200 214, 430 248, 680 206, 900 240'), '#9cbb7a'),
      times(7, (i) =>
        at(60 + i * 134, 330 - (i % 3) * 14, roundTree(120 + (i % 4) * 18, i % 2 ? INK.leaf : '#7db356')),
      ),
      land(points('0 342, 260 324, 560 348, 900 318'), '#86ab55'),
      // The path down, with its sign.
      fill(
        'M420 600C450 500 380 450 520 400C600 372 640 360 660 340L684 342C660 380 600 400 560 420C470 468 560 510 560 600Z',
        '#e2cfa2',
      ),
      fill(box(146, 330, 14, 190, 3), INK.bark),
      fill('M60 336L262 330L292 364L262 398L60 392Z', INK.kraft),
      line('M76 348L246 344M76 382L246 386', shade(INK.kraft, 0.3), 2, 0.6),
      words('BEE HAVEN', 168, 376, 30, { color: INK.bark, spacing: 1 }),
      at(470, 440, hive('#d9ae5e'), { scale: 0.8 }),
      at(700, 476, hive('#cf9f4e'), { scale: 1.12 }),
      each(
        points(
          '360 250 -12 0.9, 566 300 8 0.7, 610 214 -20 1.1, 800 268 14 0.8, 300 470 -6 1, 586 520 10 0.8, 840 420 -16 0.6',
        ),
        ([x, y, turn, scale]) => at(x, y, bee(), { turn, scale, flip: x > 580 }),
      ),
      times(16, (i) => at(24 + i * 58, 604, grass(46, 46 + (i % 4) * 16, i % 2 ? INK.leaf : INK.moss))),
      times(11, (i) => {
        const [x, y] = [40 + ((i * 173) % 830), 548 - ((i * 37) % 50)] as const
        return fill(circle(x, y, 9), i % 3 ? INK.white : INK.rose) + fill(circle(x, y, 3.6), INK.mango)
      }),
    ),
}
