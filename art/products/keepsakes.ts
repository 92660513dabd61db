import { backdrop, picture } from '../drawing/backdrop.ts'
import { INK, shade, tint } from '../drawing/color.ts'
import { currants } from '../drawing/fruit-berries.ts'
import { BLOOD_ORANGE, citrusHalf, ORANGE } from '../drawing/fruit-citrus.ts'
import { apple, pear } from '../drawing/fruit-orchard.ts'
import { leaf, sprig } from '../drawing/leaves.ts'
import { words } from '../drawing/lettering.ts'
import { markAt } from '../drawing/mark.ts'
import { at, box, circle, clip, each, ellipse, fill, line, lit, outline, points, times } from '../drawing/shape.ts'
import { snake } from '../drawing/snake.ts'
import { opaque, shadow } from '../drawing/vessels.ts'

/** Merchandise with the mark of the brand. */
export const KEEPSAKES: Record<string, () => string> = {
  'mug-shot': () => {
    const heights = times(
      6,
      (i) =>
        line(`M40 ${96 + i * 50}L440 ${96 + i * 50}`, i % 2 ? '#b8c3c9' : '#98a6ae', i % 2 ? 3 : 4.5) +
        (i % 2 ? '' : words(`${6 - i / 2}`, 62, 90 + i * 50, 20, { color: '#98a6ae' })),
    )
    return picture(
      backdrop('split', { wall: '#dfe5e6', shape: '#d5dcde', table: '#4a5a61' }),
      heights,
      shadow(236, 416, 110, 14),
      line('M322 206C410 190 412 344 318 340', INK.pomegranate, 26),
      line('M322 200C396 190 400 326 320 336', tint(INK.pomegranate, 0.2), 5, 0.7),
      opaque(224, points('104 150 6, 104 414 22'), INK.pomegranate),
      fill(ellipse(224, 152, 104, 17), shade(INK.pomegranate, 0.3)),
      fill(ellipse(224, 155, 94, 12), '#e0a23c'),
      line(
        'M190 128C178 106 202 96 190 74M224 124C212 102 236 92 224 66M258 128C246 106 270 96 258 74',
        INK.white,
        6,
        0.75,
      ),
      markAt(222, 232, 84, INK.cream, INK.pear),
      fill(box(140, 296, 164, 78, 6), INK.ink),
      words('FORBIDDEN FRUIT', 222, 322, 15, { color: INK.cream, spacing: 1.2, within: 146 }),
      words('1337 - 4710', 222, 356, 25, { color: INK.cream, spacing: 1, within: 146 }),
      shadow(416, 442, 36, 7),
      at(414, 412, apple(), { scale: 0.64, turn: 10 }),
    )
  },

  'stick-up': () => {
    const die = (x: number, y: number, turn: number, scale: number, outlinePath: string, content: string) =>
      at(x, y, at(3, 4, fill(outlinePath, '#3a1238', 0.2)) + fill(outlinePath, INK.white) + content, { turn, scale })
    const round = circle(0, 0, 62)
    return picture(
      fill(box(0, 0, 480, 480), '#b9d2c8'),
      times(9, (i) => fill(box(0, 20 + i * 58, 480, 2), '#a9c5ba') + fill(box(20 + i * 58, 0, 2, 480), '#a9c5ba')),
      at(
        240,
        244,
        at(6, 8, fill(box(-176, -190, 352, 380, 14), '#3a1238', 0.18)) + fill(box(-176, -190, 352, 380, 14), INK.cream),
        { turn: -5 },
      ),
      die(142, 148, -12, 1, round, at(0, 4, markAt(0, -2, 96))),
      die(
        320,
        128,
        8,
        0.98,
        box(-82, -44, 164, 88, 22),
        fill(box(-75, -37, 150, 74, 17), INK.pomegranate) +
          words('STICK', 0, -4, 29, { color: INK.cream, spacing: 2 }) +
          words('’EM UP', 0, 25, 27, { color: INK.cream, spacing: 1 }),
      ),
      die(
        336,
        262,
        10,
        1,
        circle(0, 0, 60),
        citrusHalf(BLOOD_ORANGE) +
          line('M-18 -8L-10 0M-18 0L-10 -8M10 -8L18 0M10 0L18 -8M-14 20Q0 10 14 20', INK.ink, 5),
      ),
      die(
        190,
        270,
        -6,
        1,
        ellipse(0, 0, 66, 52),
        at(
          0,
          6,
          snake(
            points('-46 18 3, -28 24 10, 6 18 13, 24 2 13, 2 -10 12, -14 -20 11, 0 -32 11, 14 -30 8'),
            INK.leaf,
            true,
          ),
          { scale: 1 },
        ),
      ),
      die(
        128,
        374,
        8,
        0.86,
        box(-62, -52, 124, 104, 30),
        at(0, -2, pear(), { scale: 0.74 }) +
          fill(circle(-10, 4, 3.6), INK.ink) +
          fill(circle(8, 4, 3.6), INK.ink) +
          line('M-8 16Q0 22 8 15', INK.ink, 3),
      ),
      die(
        276,
        382,
        -8,
        1,
        box(-84, -36, 168, 72, 36),
        fill(box(-77, -29, 154, 58, 29), INK.bottle) + words('juiced & loose', 0, 8, 20, { color: INK.pear }),
      ),
      die(406, 372, 16, 0.72, circle(0, 0, 62), at(0, 4, apple(), { scale: 0.92 })),
    )
  },

  'rap-sheet': () => {
    const groove = each([118, 108, 98, 88, 78, 68], (r) => line(circle(0, 0, r), '#41363f', 1.6))
    return picture(
      backdrop('rays', { wall: '#4a3a63', shape: '#57456f', table: '#241a33' }),
      shadow(250, 424, 190, 12),
      at(
        322,
        262,
        fill(circle(0, 0, 132), '#1d151f') +
          groove +
          fill('M0 0L-60 -118A132 132 0 0 1 -10 -131Z', INK.white, 0.1) +
          fill('M0 0L60 118A132 132 0 0 1 10 131Z', INK.white, 0.1) +
          fill(circle(0, 0, 44), INK.mango) +
          markAt(0, -4, 44, INK.ink, INK.ink) +
          fill(circle(0, 0, 5), '#241a33'),
        { turn: 12 },
      ),
      clip(
        box(52, 132, 276, 282, 4),
        fill(box(52, 132, 276, 282, 4), INK.mango),
        fill(box(52, 132, 276, 64), INK.pomegranate),
        words('RAP SHEET', 190, 180, 45, { color: INK.cream, within: 250 }),
        times(8, (i) => line(`M52 ${216 + i * 26}L328 ${216 + i * 26}`, shade(INK.mango, 0.14), 3)),
        // A fruit as microphone, a cap, and the cat from the song.
        at(
          150,
          330,
          lit('M-64 90C-64 20 -44 -12 0 -12C44 -12 64 20 64 90Z', INK.bottle, { size: 110 }) +
            at(0, -48, citrusHalf(ORANGE), { scale: 0.94 }) +
            fill('M-48 -64C-44 -104 44 -104 48 -64L78 -58Q80 -50 70 -50L-48 -54Z', INK.ink) +
            line('M-20 -40L-8 -40M10 -40L22 -40', INK.ink, 8) +
            line('M-8 -22Q4 -14 16 -24', INK.ink, 5),
        ),
        at(
          262,
          350,
          fill('M-34 70L-34 -8L-42 -48L-16 -30L16 -30L42 -48L34 -8L34 70Z', '#3b3145') +
            fill(circle(-14, -6, 5), INK.pear) +
            fill(circle(14, -6, 5), INK.pear) +
            line('M-5 8L0 12L5 8M-18 12L-44 8M-18 18L-42 22M18 12L44 8M18 18L42 22', INK.cream, 2.4),
        ),
        fill(box(52, 378, 276, 40), INK.ink),
        words('MC SAFESEARCH', 190, 403, 22, { color: INK.mango, spacing: 1.5, within: 220 }),
      ),
      fill(box(52, 132, 8, 282), INK.white, 0.3),
    )
  },

  'little-blackcurrant-book': () => {
    return picture(
      backdrop('diamond', { wall: '#d8cbe2', shape: '#e5dbec', table: '#5c4468' }),
      shadow(250, 424, 130, 14),
      at(
        244,
        252,
        fill(outline(points('-102 -150 10, 114 -150 10, 114 160 10, -102 160 10')), shade('#33203d', 0.3)) +
          fill(box(-96, -144, 206, 298, 4), INK.cream) +
          times(4, (i) => line(`M${108 - i * 2} -140L${108 - i * 2} 152`, shade(INK.cream, 0.2), 1.2)) +
          fill(outline(points('-110 -154 12, 100 -154 12, 100 152 12, -110 152 12')), '#3d2549') +
          fill(box(-110, -154, 30, 306, 8), shade('#3d2549', 0.4)) +
          line(box(-70, -138, 134, 274, 8), '#c9a3cf', 2) +
          words('The Little', -3, -86, 24, { color: INK.cream, within: 118 }) +
          words('Blackcurrant', -3, -56, 24, { color: INK.cream, within: 118 }) +
          words('Book', -3, -26, 24, { color: INK.cream }) +
          at(-3, 58, currants('#7d4a8a'), { scale: 1 }) +
          at(2, 0, leaf(44, { width: 0.9, color: INK.moss }), { turn: 66 }) +
          fill(box(76, -154, 12, 306), INK.pomegranate) +
          fill('M-40 152L-40 190L-30 180L-20 190L-20 152Z', INK.cherry),
        { turn: 5 },
      ),
      at(
        400,
        300,
        fill(box(-7, -110, 14, 190, 5), INK.bottle) +
          fill(box(1, -110, 6, 190, 3), shade(INK.bottle, 0.4)) +
          fill('M-7 80L0 108L7 80Z', INK.kraft) +
          fill('M-2.6 98L0 108L2.6 98Z', INK.ink) +
          fill(box(-7, -118, 14, 16, 4), INK.mango),
        { turn: 18 },
      ),
      shadow(84, 440, 40, 7),
      at(84, 384, currants('#3b2145'), { scale: 0.98, turn: 10 }),
      at(70, 324, sprig(60, 2, { leafLength: 40, width: 0.8 }), { turn: -24 }),
    )
  },
}
