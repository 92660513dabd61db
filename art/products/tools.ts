import { backdrop, picture } from '../drawing/backdrop.ts'
import { INK, shade, tint } from '../drawing/color.ts'
import { ribbon } from '../drawing/curve.ts'
import { citrusHalf, LEMON, LIME } from '../drawing/fruit-citrus.ts'
import { apple } from '../drawing/fruit-orchard.ts'
import { leaf } from '../drawing/leaves.ts'
import { words } from '../drawing/lettering.ts'
import { markAt } from '../drawing/mark.ts'
import { at, box, circle, clip, each, fill, line, lit, outline, points, times } from '../drawing/shape.ts'
import { snake } from '../drawing/snake.ts'
import { FORMS, opaque, shadow, vessel } from '../drawing/vessels.ts'

/** Tools of wood and steel for making juice. */
export const TOOLS: Record<string, () => string> = {
  'press-release': () => {
    const iron = '#3c4a4a'
    const staves = each(
      Array.from({ length: 9 }, (_, i) => 156 + i * 21),
      (x, i) =>
        fill(box(x, 236, 17, 134, 4), i > 5 ? shade(INK.wood, 0.3) : INK.wood) +
        fill(box(x, 236, 4, 134, 2), tint(INK.wood, 0.24)),
    )
    return picture(
      backdrop('arch', { wall: '#d9c8a4', shape: '#e9dcbf', table: '#7a8b52' }),
      shadow(240, 428, 140, 14),
      each([150, 314], (x) => fill(box(x, 390, 18, 38, 3), iron)),
      fill(box(112, 374, 256, 22, 6), iron),
      fill('M112 380L84 396L92 402L124 394Z', iron),
      fill('M86 404C92 414 92 420 86 421C80 420 80 414 86 404Z', INK.mango),
      fill(box(152, 226, 186, 150), '#8e2a34'),
      staves,
      fill(box(148, 256, 188, 14, 4), iron),
      fill(box(148, 336, 188, 14, 4), iron),
      fill(box(160, 204, 164, 26, 6), INK.bark),
      fill(box(160, 204, 164, 7, 4), tint(INK.bark, 0.24)),
      fill(box(176, 182, 132, 24, 5), INK.wood),
      fill(box(231, 66, 20, 120, 4), '#9aa8a5'),
      line(Array.from({ length: 9 }, (_, i) => `M231 ${78 + i * 12}L251 ${72 + i * 12}`).join(''), iron, 3),
      fill(box(220, 158, 42, 26, 6), iron),
      at(
        241,
        104,
        fill(box(-120, -8, 240, 16, 8), INK.wood) +
          fill(box(-120, -8, 240, 6, 3), tint(INK.wood, 0.3)) +
          fill(circle(-120, 0, 14), INK.pomegranate) +
          fill(circle(120, 0, 14), INK.pomegranate),
        { turn: -10 },
      ),
      fill(circle(242, 303, 25), INK.cream),
      markAt(242, 303, 34),
      opaque(
        74,
        [
          [28, 426 - 22],
          [22, 446, 6],
        ],
        INK.steel,
      ),
      at(404, 400, apple(), { scale: 0.84, turn: 8 }),
      at(366, 432, apple('#8fbb45', INK.pear), { scale: 0.6, turn: -12 }),
    )
  },

  repeeler: () => {
    const handle = 'M0 30C18 40 20 120 14 176C10 196 -10 196 -14 176C-20 120 -18 40 0 30Z'
    const peel = ribbon(
      points(
        '208 168 16, 170 190 26, 128 226 30, 120 270 30, 166 294 30, 206 318 30, 196 360 30, 140 372 28, 108 398 26, 132 428 20, 178 436 6',
      ),
    )
    return picture(
      backdrop('diamond', { wall: '#cfe0d2', shape: '#dfebdf', table: '#b5553f' }),
      at(
        300,
        176,
        lit(handle, INK.bottle, { size: 40 }) +
          markAt(0, 116, 24, INK.cream, INK.cream) +
          fill(
            'M-52 -44C-52 -4 -30 22 -14 40L14 40C30 22 52 -4 52 -44L40 -44C38 -14 20 8 0 12C-20 8 -38 -14 -40 -44Z',
            INK.steel,
          ) +
          fill(box(-60, -58, 120, 17, 6), tint(INK.steel, 0.5)) +
          fill(box(-60, -47, 120, 6, 3), shade(INK.steel, 0.3)) +
          fill(circle(-46, -40, 5), INK.ink) +
          fill(circle(46, -40, 5), INK.ink),
        { turn: 32, scale: 1.24 },
      ),
      shadow(150, 440, 70, 8),
      fill(peel, INK.cherry),
      line(
        'M204 172C150 200 122 236 128 264C140 290 208 300 200 344C186 368 118 372 116 404',
        tint(INK.rose, 0.5),
        5,
        0.8,
      ),
      shadow(374, 438, 54, 10),
      at(
        374,
        380,
        fill(
          'M0 -30C6 -40 24 -44 36 -38C50 -31 54 -14 50 6C45 30 30 46 15 48C8 49 6 46 0 46C-6 46 -8 49 -15 48C-30 46 -45 30 -50 6C-54 -14 -50 -31 -36 -38C-24 -44 -6 -40 0 -30Z',
          '#f6e7bd',
        ) +
          clip('M-54 -44L54 -44L54 -6Q0 12 -54 -14Z', apple()) +
          line('M-52 -14Q0 12 54 -6', shade(INK.cherry, 0.3), 2.6),
        { scale: 1.14 },
      ),
    )
  },

  'squeeze-play': () => {
    const steel = '#aebcb9'
    return picture(
      backdrop('sun', { wall: '#f7e3a1', shape: '#fbefc6', table: '#4d8468' }),
      vessel(FORMS.tumbler, { cx: 172, base: 420, scale: 0.86, liquid: '#f3d95a', full: 0.5 }),
      line('M172 268L172 330', '#f3d95a', 8),
      at(
        214,
        224,
        fill('M-96 -6C-96 40 -52 54 -44 54L-34 54C-20 54 16 42 24 4L210 44C228 48 234 30 216 24L20 -26Z', steel) +
          fill('M-90 8C-84 38 -52 48 -44 48L-34 48C-20 48 8 40 18 14Z', shade(steel, 0.3), 0.5) +
          each([-72, -52, -32, -12], (x) => fill(circle(x, 30, 3.6), INK.ink)),
        { turn: 4 },
      ),
      at(
        212,
        202,
        fill(
          'M-100 0C-100 -54 -60 -76 -36 -76C-10 -76 18 -58 26 -24L214 -92C232 -98 242 -78 224 -70L24 6C-10 16 -60 14 -100 0Z',
          tint(steel, 0.2),
        ) +
          fill('M26 -24L214 -92C232 -98 242 -78 224 -70L24 6Z', INK.bottle) +
          fill('M24 -8L222 -74L224 -70L24 6Z', shade(INK.bottle, 0.4)) +
          line('M-84 -18C-80 -46 -54 -64 -34 -66', INK.white, 7, 0.7),
        { turn: 2 },
      ),
      fill(circle(116, 204, 13), INK.ink),
      fill(circle(116, 204, 5), steel),
      shadow(376, 438, 50, 9),
      at(374, 394, citrusHalf(LEMON), { scale: 0.96, turn: 8 }),
      shadow(296, 446, 36, 7),
      at(296, 418, citrusHalf(LIME), { scale: 0.6 }),
      at(424, 440, leaf(44), { turn: 66 }),
    )
  },

  'forked-tongue': () => {
    const tongue = (x: number, turn: number, color: string, length: number) =>
      at(
        x,
        408,
        line(`M0 0L0 ${-length}`, color, 15) +
          line(
            `M0 ${-length}C0 ${-length - 26} -20 ${-length - 28} -24 ${-length - 52}M0 ${-length}C0 ${-length - 26} 20 ${-length - 28} 24 ${-length - 52}`,
            color,
            10,
          ) +
          line(`M-3 -6L-3 ${-length}`, INK.white, 3, 0.45),
        { turn },
      )
    return picture(
      backdrop('leaves', { wall: '#d5e3c4', shape: '#c5d7b1', table: '#7a2f45' }),
      tongue(226, -22, INK.cherry, 246),
      tongue(234, -7, '#d9a23c', 276),
      tongue(246, 7, INK.teal, 276),
      tongue(254, 22, INK.plum, 246),
      vessel(FORMS.tumbler, {
        base: 416,
        scale: 1.18,
        liquid: '#f0a24b',
        full: 0.62,
        label: at(240, 354, fill(circle(0, 0, 34), INK.cream) + markAt(0, 0, 48)),
      }),
      snake(points('40 446 6, 86 440 15, 118 452 17, 152 440 16, 176 436 12'), INK.leaf, true),
      at(394, 440, fill(box(-70, -10, 140, 14, 7), INK.teal) + line('M-64 -5L60 -5', INK.white, 3, 0.5), { turn: -8 }),
    )
  },

  'serpent-keyring': () => {
    const layers = times(15, (i) => line(`M120 ${196 + i * 14}L366 ${196 + i * 14}`, INK.white, 2, 0.2))
    const coil = ribbon(
      points(
        '330 236 16, 316 212 30, 270 200 30, 206 206 30, 166 236 32, 180 276 34, 246 290 36, 306 312 36, 312 354 34, 260 376 30, 196 372 22, 158 352 8',
      ),
    )
    return picture(
      backdrop('tiles', { wall: '#cdd9ea', shape: '#dae3f0', table: '#39455f' }),
      line('M60 80L420 80M60 80L60 300M420 80L420 300', '#a9bcd6', 3),
      line('M96 96L96 356M84 356L108 356M84 96L108 96', '#8ea6c6', 2.6),
      words('42 mm', 70, 232, 14, { color: '#6d88ad' }),
      shadow(250, 420, 130, 14),
      line(circle(308, 118, 46), '#8b9a97', 11),
      line(circle(308, 118, 46), INK.white, 3, 0.5),
      line('M318 164L322 192M318 178L326 206', '#8b9a97', 8),
      at(7, 9, fill(coil, shade(INK.leaf, 0.55))),
      clip(coil, fill(coil, '#63a046'), layers),
      line(coil, shade('#63a046', 0.4), 2, 0.6),
      fill(circle(332, 226, 27), '#63a046'),
      line(circle(324, 202, 11), shade('#63a046', 0.5), 6),
      fill(circle(342, 226, 5.4), INK.ink),
      line('M356 238L378 246M378 246L390 240M378 246L386 258', INK.cherry, 4.5),
      fill(box(120, 400, 260, 12, 4), '#7d8aa5'),
      at(412, 368, fill('M-18 -60L18 -60L18 -18L6 0L-6 0L-18 -18Z', '#5a6680') + line('M0 2L0 16', '#63a046', 4)),
      at(108, 446, apple(), { scale: 0.4, turn: -12 }),
    )
  },

  'tree-of-some-knowledge': () => {
    const crown = each(points('240 128 66, 184 168 52, 298 166 54, 212 214 46, 272 214 46'), ([x, y, r]) =>
      at(x, y, lit(circle(0, 0, r), INK.leaf, { size: r * 1.6 })),
    )
    const fruits = each(
      points('196 150 0.26, 262 108 0.28, 300 178 0.26, 170 196 0.22, 272 236 0.22'),
      ([x, y, scale], i) => at(x, y, apple(i === 3 ? '#f0c23e' : INK.cherry), { scale }),
    )
    return picture(
      backdrop('sun', { wall: '#bcd9dd', shape: '#d8eae6', table: '#b88a5a' }),
      shadow(240, 424, 86, 13),
      line(
        'M240 340C236 300 246 270 240 226M240 280C226 262 214 250 206 236M240 268C256 254 266 246 276 234',
        INK.bark,
        13,
      ),
      crown,
      fruits,
      at(
        238,
        170,
        fill('M-34 -6L0 2L34 -6L34 16L0 24L-34 16Z', INK.cream) +
          line('M0 2L0 24M-26 2L-8 6M-26 8L-8 12M8 6L26 2M8 12L26 8', INK.ink, 2),
        { turn: -4, scale: 0.9 },
      ),
      opaque(
        240,
        points('70 334 3, 60 346, 50 424 8'),
        INK.clay,
        fill(box(160, 352, 160, 5), shade(INK.clay, 0.4), 0.6),
      ),
      fill(box(164, 320, 152, 28, 6), INK.clay),
      fill(box(278, 320, 38, 28, 6), shade(INK.clay, 0.3)),
      markAt(240, 388, 40, INK.cream, INK.cream),
      fill(outline(points('96 330, 140 322, 144 364, 100 370')), INK.cream),
      line('M122 366L128 428', INK.wood, 6),
      words('grow', 120, 344, 14) + words('your own', 121, 359, 11),
      at(386, 440, fill('M-40 0C-30 -34 30 -34 40 0Z', '#6d4029') + leaf(34), { scale: 1 }),
    )
  },
}
