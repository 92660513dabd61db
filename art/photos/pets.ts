import { catHead, frog, ZAYA } from '../drawing/animals.ts'
import { INK, mix, shade, tint } from '../drawing/color.ts'
import { ribbon } from '../drawing/curve.ts'
import { leaf } from '../drawing/leaves.ts'
import { markAt } from '../drawing/mark.ts'
import { photograph, roundTree, sky } from '../drawing/scenery.ts'
import { at, box, circle, clip, each, ellipse, fill, gleam, line, lit, points, times } from '../drawing/shape.ts'

/** Customers' photos of pets at home. */
export const PETS: Record<string, () => string> = {
  // Zaya crosses her sofa on three paws.
  'three-paws': () => {
    const { fur, bib, stripes = fur } = ZAYA
    const paw = (joints: Parameters<typeof ribbon>[0], color: string) => {
      const [x, y] = joints.at(-1)!
      return fill(ribbon(joints), color) + fill(ellipse(x + 6, y, 24, 17), bib)
    }
    const body =
      'M-190 -6C-196 -70 -130 -92 -60 -84C20 -76 60 -92 110 -84C160 -76 178 -30 150 8C116 46 40 36 -40 44C-110 52 -182 50 -190 -6Z'
    const weave = '#5f3f7c'
    return photograph(
      sky('#e9d2a4'),
      times(15, (i) => fill(box(i * 62, 0, 31, 470), '#eed9b0')),
      fill(box(0, 470, 900, 12), '#c9a86c'),
      fill(box(0, 480, 900, 120), '#8f5a34'),
      line(
        'M0 520L900 520M0 560L900 560M140 480L140 520M420 520L420 560M700 480L700 520M250 560L250 600',
        '#6d4029',
        3,
        0.6,
      ),
      // A window with the orchard, and a picture of a fish.
      fill(box(40, 30, 190, 180, 6), INK.cream),
      clip(
        box(52, 42, 166, 156),
        fill(box(52, 42, 166, 156), '#bfe0df'),
        at(100, 210, roundTree(130, INK.leaf)),
        at(186, 216, roundTree(100, '#7db356')),
        fill(circle(92, 118, 7), INK.cherry) +
          fill(circle(116, 134, 7), INK.cherry) +
          fill(circle(190, 146, 6), INK.cherry),
      ),
      line('M135 42L135 198M52 120L218 120', INK.cream, 9),
      fill(box(30, 206, 210, 14, 4), '#c9a86c'),
      at(
        700,
        100,
        fill(box(-96, -62, 192, 128, 4), '#d9a23c') +
          fill(box(-82, -48, 164, 100), '#9cc9cc') +
          fill('M-50 2C-30 -30 20 -30 42 0L66 -18L66 22L42 4C20 34 -30 32 -50 2Z', INK.ember) +
          fill(circle(-30, -4, 5), INK.ink) +
          line('M-4 -18C6 -8 6 12 -4 22', shade(INK.ember, 0.3), 4),
        { turn: 4 },
      ),
      // The sofa.
      fill(ellipse(470, 566, 440, 18), '#3a1238', 0.3),
      fill(box(96, 520, 34, 54, 6), '#4b2f1e') + fill(box(770, 520, 34, 54, 6), '#4b2f1e'),
      fill(box(70, 236, 760, 240, 46), INK.plum),
      fill(box(86, 250, 360, 200, 34), tint(INK.plum, 0.12)),
      fill(box(452, 250, 362, 200, 34), tint(INK.plum, 0.06)),
      each(points('180 320, 266 320, 352 320, 546 320, 632 320, 718 320'), ([x, y]) => fill(circle(x, y, 6), weave)),
      fill(box(60, 448, 790, 96, 24), tint(INK.plum, 0.16)),
      fill(box(60, 500, 790, 44, 22), shade(INK.plum, 0.3), 0.7),
      line('M452 452L452 540', weave, 4),
      fill(box(14, 330, 92, 220, 40), INK.plum),
      fill(box(26, 340, 40, 200, 20), tint(INK.plum, 0.2), 0.7),
      fill(box(796, 330, 92, 220, 40), shade(INK.plum, 0.2)),
      line('M820 380L812 470M838 376L832 480M856 382L852 466M42 390L36 470M60 386L56 480', INK.kraft, 4, 0.8),
      at(764, 420, fill(box(-56, -52, 112, 104, 26), INK.mango) + markAt(0, 0, 62, INK.cream, INK.cream), { turn: 14 }),
      fill(ellipse(440, 474, 250, 16), '#2a1230', 0.35),
      at(
        430,
        306,
        // Tail, far hind leg, body, and the only foreleg.
        fill(
          ribbon(points('-170 -30 34, -236 -60 32, -292 -120 30, -286 -186 28, -254 -204 20, -240 -202 6')),
          shade(fur, 0.16),
        ) +
          line('M-214 -66L-226 -40M-262 -104L-282 -84M-304 -150L-276 -152', stripes, 9) +
          paw(points('-100 10 70, -150 70 46, -214 96 32, -252 128 28'), shade(fur, 0.26)) +
          lit(body, fur, { size: 220 }) +
          clip(
            body,
            fill('M-60 60C0 20 90 20 150 -20L170 60Z', bib),
            line('M-130 -90L-118 -44M-84 -96L-74 -46M-36 -92L-30 -46M14 -88L16 -50M58 -92L58 -56', stripes, 12),
          ) +
          paw(points('-120 4 96, -120 66 58, -168 116 38, -158 166 30'), fur) +
          paw(points('104 -20 84, 140 40 50, 196 92 34, 246 110 28'), tint(fur, 0.06)) +
          at(176, -108, catHead(ZAYA), { scale: 1.16, turn: -6 }) +
          line('M118 -52Q160 -26 214 -46', INK.teal, 11) +
          fill(circle(170, -26, 12), INK.mango),
      ),
      at(
        170,
        560,
        lit(circle(0, 0, 34), INK.teal, { size: 68 }) +
          line(
            'M-30 -10C-10 -30 14 -32 26 -18M-34 6C-10 -14 20 -14 33 2M-24 22C-4 4 16 8 28 18',
            tint(INK.teal, 0.4),
            3,
          ) +
          line('M20 28C70 50 110 10 160 30C200 44 220 30 250 34', INK.teal, 4),
      ),
    )
  },

  'frog-on-a-lime': () => {
    const lime =
      'M-330 40C-318 -120 -170 -216 0 -216C170 -216 318 -120 330 40C352 46 372 66 372 84C372 104 348 116 330 122C300 260 170 340 0 340C-170 340 -300 260 -330 122C-346 118 -352 60 -330 40Z'
    const pores = times(70, (i) => {
      const angle = i * 2.39996
      const reach = Math.sqrt((i + 0.5) / 70)
      return fill(
        ellipse(Math.cos(angle) * reach * 310, 60 + Math.sin(angle) * reach * 260, 5, 4),
        shade('#8fb93c', 0.24),
        0.6,
      )
    })
    return photograph(
      sky('#dfe9a8'),
      each(points('120 120 90, 780 90 120, 640 260 70, 40 380 110, 880 420 130, 330 60 50'), ([x, y, r], i) =>
        fill(circle(x, y, r), i % 2 ? '#edf2c4' : '#c9d988', 0.7),
      ),
      at(-20, 640, leaf(620, { color: mix(INK.leaf, INK.bottle, 0.2), width: 0.7, veined: false }), { turn: 24 }),
      at(930, 660, leaf(660, { color: INK.leaf, width: 0.7, veined: false }), { turn: -30 }),
      at(640, 560, leaf(560, { color: mix(INK.moss, INK.leaf, 0.5), width: 0.64, veined: false }), { turn: 46 }),
      at(
        430,
        440,
        lit(lime, '#8fb93c', { size: 600, shift: [-50, -36] }) + clip(lime, pores) + gleam(-190, -70, 90, -44),
      ),
      at(452, 298, fill(ellipse(26, 104, 190, 30), '#2f4a1c', 0.3)),
      at(430, 290, frog('#6fa834'), { scale: 1.3 }),
      at(900, -30, line('M0 0C-80 20 -160 10 -220 60', INK.bark, 16), {}),
      at(700, 26, leaf(190, { color: INK.leaf }), { turn: 190 }),
      at(790, 0, leaf(150, { color: mix(INK.leaf, INK.bottle, 0.3) }), { turn: 158 }),
      each(
        points('196 470, 236 520, 610 500, 560 548'),
        ([x, y], i) =>
          fill(circle(x, y, 9 - (i % 2) * 3), '#dff0c0', 0.85) + fill(circle(x - 2, y - 3, 2.4), INK.white),
      ),
    )
  },
}
