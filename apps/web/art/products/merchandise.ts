import { backdrop, picture } from '../drawing/backdrop.ts'
import { INK, mix, shade, tint } from '../drawing/color.ts'
import { citrusHalf, BLOOD_ORANGE, ORANGE } from '../drawing/fruit-citrus.ts'
import { currants } from '../drawing/fruit-berries.ts'
import { apple, fig, pear } from '../drawing/fruit-orchard.ts'
import { words } from '../drawing/lettering.ts'
import { leaf, sprig } from '../drawing/leaves.ts'
import { markAt } from '../drawing/mark.ts'
import { around, at, box, circle, clip, each, ellipse, fill, line, lit, n, outline } from '../drawing/shape.ts'
import { snake } from '../drawing/snake.ts'
import { opaque, shadow } from '../drawing/vessels.ts'

/** A hanger on a peg, for what is worn. */
function hanger(y: number): string {
  return line(`M240 ${y - 36}C240 ${y - 58} 214 ${y - 56} 216 ${y - 38}M240 ${y - 36}L240 ${y - 24}L150 ${y + 14}M240 ${y - 24}L330 ${y + 14}`, INK.bark, 6)
}

const CORE = 'M-30 -52C-10 -44 10 -44 30 -52C26 -30 14 -18 14 0C14 18 26 30 30 50C14 60 -14 60 -30 50C-26 30 -14 18 -14 0C-14 -18 -26 -30 -30 -52Z'

/** Things that carry the mark of the house into the world. */
export const MERCHANDISE: Record<string, () => string> = {
  'core-values': () => {
    const shirt = 'M172 112L122 134L66 214L120 254L142 228L142 404Q142 414 152 414L328 414Q338 414 338 404L338 228L360 254L414 214L358 134L308 112C296 146 184 146 172 112Z'
    return picture(
      backdrop('sun', { wall: '#e9b9a6', shape: '#f1cdbd', table: '#c78d76' }),
      hanger(106),
      fill(`${shirt}`, '#3a1238', 0.12),
      at(0, 0, clip(shirt, fill(shirt, INK.cream), fill('M286 100L440 100L440 430L304 430Q320 260 286 100Z', shade(INK.cream, 0.5), 0.16), line('M142 228L150 190M338 228L330 190', shade(INK.cream, 0.34), 3), line('M200 404Q230 380 228 350M300 400Q290 380 292 360', shade(INK.cream, 0.3), 3, 0.7))),
      line('M172 112C184 146 296 146 308 112', INK.pomegranate, 8),
      at(240, 262, fill(CORE, '#f3dca0') + fill('M-32 -54C-12 -44 12 -44 32 -54L28 -40C10 -32 -10 -32 -28 -40Z', INK.cherry) + fill('M-32 52C-14 62 14 62 32 52L28 40C12 48 -12 48 -28 40Z', INK.cherry) + each([-1, 1], (s) => at(s * 5, 0, fill('M0 -12C5 -5 5 5 0 11C-5 5 -5 -5 0 -12Z', INK.bark))) + line('M0 -46q2 -14 8 -20', INK.bark, 5) + at(6, -60, leaf(30), { turn: 70 }), { scale: 0.96 }),
      words('CORE VALUES', 240, 356, 24, { spacing: 2 }),
      words('sweet outside, seedy inside', 240, 376, 11.5, {}),
    )
  },

  'shedding-season': () => {
    const body = 'M176 136C150 146 126 160 112 190L70 340Q66 356 82 360L112 366L142 286L142 404Q142 414 152 414L328 414Q338 414 338 404L338 286L368 366L398 360Q414 356 410 340L368 190C354 160 330 146 304 136C290 168 190 168 176 136Z'
    const hood = 'M170 146C150 104 180 62 240 62C300 62 330 104 310 146C296 172 184 172 170 146Z'
    const color = '#2f6a55'
    return picture(
      backdrop('leaves', { wall: '#d9d2a9', shape: '#ccc596', table: '#8d7f4a' }),
      clip(body, fill(body, color), fill('M290 130L420 130L420 420L306 420Q318 280 290 130Z', shade(color, 0.6), 0.3), fill(box(140, 396, 200, 20), shade(color, 0.3)), line('M142 286L150 220M338 286L330 220', shade(color, 0.5), 3.4)),
      fill('M176 340L304 340L322 392L158 392Z', shade(color, 0.16)),
      line('M176 340L158 392M304 340L322 392M176 340L304 340', shade(color, 0.5), 3),
      fill(hood, shade(color, 0.14)),
      fill('M190 142C176 110 200 84 240 84C280 84 304 110 290 142C276 160 204 160 190 142Z', shade(color, 0.62)),
      line('M214 158L210 226M266 158L270 232', INK.cream, 4.5),
      fill(box(206, 224, 8, 18, 3), INK.cream),
      fill(box(266, 230, 8, 18, 3), INK.cream),
      snake([[292, 322, 3], [272, 330, 9], [228, 326, 12], [200, 306, 13], [222, 282, 13], [262, 286, 13], [276, 266, 13], [256, 252, 12], [232, 256, 13], [224, 258, 9]], INK.pear, true),
      at(398, 432, `<g opacity="0.85">${line('M-60 0C-40 -16 -20 12 0 0C20 -12 40 14 62 -2', mix(INK.pear, INK.cream, 0.6), 13)}${line('M-56 -1C-38 -12 -20 9 0 -1C20 -11 40 11 58 -2', shade(INK.pear, 0.2), 2)}</g>`),
    )
  },

  'mug-shot': () => {
    const heights = each([0, 1, 2, 3, 4, 5], (i) => line(`M40 ${96 + i * 50}L440 ${96 + i * 50}`, i % 2 ? '#b8c3c9' : '#98a6ae', i % 2 ? 3 : 4.5) + (i % 2 ? '' : words(`${6 - i / 2}`, 62, 90 + i * 50, 20, { color: '#98a6ae' })))
    return picture(
      backdrop('split', { wall: '#dfe5e6', shape: '#d5dcde', table: '#4a5a61' }),
      heights,
      shadow(236, 416, 110, 14),
      line('M322 206C410 190 412 344 318 340', INK.pomegranate, 26),
      line('M322 200C396 190 400 326 320 336', tint(INK.pomegranate, 0.2), 5, 0.7),
      opaque(224, [[104, 150, 6], [104, 414, 22]], INK.pomegranate),
      fill(ellipse(224, 152, 104, 17), shade(INK.pomegranate, 0.3)),
      fill(ellipse(224, 155, 94, 12), '#e0a23c'),
      line('M190 128C178 106 202 96 190 74M224 124C212 102 236 92 224 66M258 128C246 106 270 96 258 74', INK.white, 6, 0.75),
      markAt(222, 232, 84, INK.cream, INK.pear),
      fill(box(140, 296, 164, 78, 6), INK.ink),
      words('FORBIDDEN FRUIT', 222, 322, 15, { color: INK.cream, spacing: 1.2, within: 146 }),
      words('1337 - 4710', 222, 356, 25, { color: INK.cream, spacing: 1, within: 146 }),
      shadow(416, 442, 36, 7),
      at(414, 412, apple(), { scale: 0.64, turn: 10 }),
    )
  },

  'cover-story': () => {
    const apron = 'M184 118L296 118L304 194C312 214 348 222 362 230L352 404Q350 416 338 416L142 416Q130 416 128 404L118 230C132 222 168 214 176 194Z'
    const figLeaf = 'M0 70C-6 54 -10 46 -22 50C-44 56 -66 44 -72 26C-60 24 -50 20 -44 12C-60 6 -74 -12 -72 -34C-54 -36 -38 -30 -28 -18C-34 -40 -22 -66 0 -80C22 -66 34 -40 28 -18C38 -30 54 -36 72 -34C74 -12 60 6 44 12C50 20 60 24 72 26C66 44 44 56 22 50C10 46 6 54 0 70Z'
    return picture(
      backdrop('arch', { wall: '#c5d3bd', shape: '#d8e2cf', table: '#8d6b4d' }),
      line('M190 120C184 60 296 60 290 120', INK.bark, 8),
      line('M120 236C84 244 70 276 60 320M360 236C396 244 410 276 420 320', INK.bark, 8),
      clip(apron, fill(apron, '#efe4cb'), fill('M282 110L370 110L370 420L306 420Q318 240 282 110Z', shade('#efe4cb', 0.5), 0.2), each([148, 332], (x) => line(`M${x} 240L${x} 410`, shade('#efe4cb', 0.26), 2)), fill(box(110, 398, 260, 6), INK.bottle)),
      line('M184 122L296 122', INK.bottle, 5),
      at(240, 306, clip(figLeaf, fill(figLeaf, INK.leaf), fill('M0 -90L80 -90L80 80L0 80Z', shade(INK.leaf, 0.26))) + line('M0 66L0 -68M0 20L-56 30M0 20L56 30M0 -4L-58 -26M0 -4L58 -26M0 -30L-14 -46M0 -30L14 -46', shade(INK.leaf, 0.6), 3, 0.7) + line('M0 66L2 86', INK.moss, 7), { scale: 1.05 }),
      words('Cover Story', 240, 176, 21, { within: 104 }),
      markAt(240, 146, 26),
      shadow(408, 440, 36, 7),
      at(408, 404, fig(), { scale: 0.72, turn: 8 }),
    )
  },

  'stick-up': () => {
    const die = (x: number, y: number, turn: number, scale: number, outlinePath: string, content: string) =>
      at(x, y, at(3, 4, fill(outlinePath, '#3a1238', 0.2)) + fill(outlinePath, INK.white) + content, { turn, scale })
    const round = circle(0, 0, 62)
    return picture(
      fill(box(0, 0, 480, 480), '#b9d2c8'),
      each(Array.from({ length: 9 }, (_, i) => i), (i) => fill(box(0, 20 + i * 58, 480, 2), '#a9c5ba') + fill(box(20 + i * 58, 0, 2, 480), '#a9c5ba')),
      at(240, 244, at(6, 8, fill(box(-176, -190, 352, 380, 14), '#3a1238', 0.18)) + fill(box(-176, -190, 352, 380, 14), INK.cream), { turn: -5 }),
      die(142, 148, -12, 1, round, at(0, 4, markAt(0, -2, 96))),
      die(320, 128, 8, 0.98, box(-82, -44, 164, 88, 22), fill(box(-75, -37, 150, 74, 17), INK.pomegranate) + words('STICK', 0, -4, 29, { color: INK.cream, spacing: 2 }) + words('’EM UP', 0, 25, 27, { color: INK.cream, spacing: 1 })),
      die(336, 262, 10, 1, circle(0, 0, 60), citrusHalf(BLOOD_ORANGE) + line('M-18 -8L-10 0M-18 0L-10 -8M10 -8L18 0M10 0L18 -8M-14 20Q0 10 14 20', INK.ink, 5)),
      die(190, 270, -6, 1, ellipse(0, 0, 66, 52), at(0, 6, snake([[-46, 18, 3], [-28, 24, 10], [6, 18, 13], [24, 2, 13], [2, -10, 12], [-14, -20, 11], [0, -32, 11], [14, -30, 8]], INK.leaf, true), { scale: 1 })),
      die(128, 374, 8, 0.86, box(-62, -52, 124, 104, 30), at(0, -2, pear(), { scale: 0.74 }) + fill(circle(-10, 4, 3.6), INK.ink) + fill(circle(8, 4, 3.6), INK.ink) + line('M-8 16Q0 22 8 15', INK.ink, 3)),
      die(276, 382, -8, 1, box(-84, -36, 168, 72, 36), fill(box(-77, -29, 154, 58, 29), INK.bottle) + words('juiced & loose', 0, 8, 20, { color: INK.pear })),
      die(406, 372, 16, 0.72, circle(0, 0, 62), at(0, 4, apple(), { scale: 0.92 })),
    )
  },

  'rap-sheet': () => {
    const groove = each([118, 108, 98, 88, 78, 68], (r) => line(circle(0, 0, r), '#41363f', 1.6))
    return picture(
      backdrop('rays', { wall: '#4a3a63', shape: '#57456f', table: '#241a33' }),
      shadow(250, 424, 190, 12),
      at(322, 262, fill(circle(0, 0, 132), '#1d151f') + groove + fill('M0 0L-60 -118A132 132 0 0 1 -10 -131Z', INK.white, 0.1) + fill('M0 0L60 118A132 132 0 0 1 10 131Z', INK.white, 0.1) + fill(circle(0, 0, 44), INK.mango) + markAt(0, -4, 44, INK.ink, INK.ink) + fill(circle(0, 0, 5), '#241a33'), { turn: 12 }),
      clip(
        box(52, 132, 276, 282, 4),
        fill(box(52, 132, 276, 282, 4), INK.mango),
        fill(box(52, 132, 276, 64), INK.pomegranate),
        words('RAP SHEET', 190, 180, 45, { color: INK.cream, within: 250 }),
        each([0, 1, 2, 3, 4, 5, 6, 7], (i) => line(`M52 ${216 + i * 26}L328 ${216 + i * 26}`, shade(INK.mango, 0.14), 3)),
        // A microphone for a fruit, a cap, and the cat of whom the song is.
        at(150, 330, lit('M-64 90C-64 20 -44 -12 0 -12C44 -12 64 20 64 90Z', INK.bottle, { size: 110 }) + at(0, -48, citrusHalf(ORANGE), { scale: 0.94 }) + fill('M-48 -64C-44 -104 44 -104 48 -64L78 -58Q80 -50 70 -50L-48 -54Z', INK.ink) + line('M-20 -40L-8 -40M10 -40L22 -40', INK.ink, 8) + line('M-8 -22Q4 -14 16 -24', INK.ink, 5)),
        at(262, 350, fill('M-34 70L-34 -8L-42 -48L-16 -30L16 -30L42 -48L34 -8L34 70Z', '#3b3145') + fill(circle(-14, -6, 5), INK.pear) + fill(circle(14, -6, 5), INK.pear) + line('M-5 8L0 12L5 8M-18 12L-44 8M-18 18L-42 22M18 12L44 8M18 18L42 22', INK.cream, 2.4)),
        words('MC SAFESEARCH', 190, 404, 22, { color: INK.ink, spacing: 1.5, within: 200 }),
      ),
      fill(box(52, 132, 8, 282), INK.white, 0.3),
    )
  },

  'little-blackcurrant-book': () => {
    return picture(
      backdrop('diamond', { wall: '#d8cbe2', shape: '#e5dbec', table: '#5c4468' }),
      shadow(250, 424, 130, 14),
      at(244, 252, fill(outline([[-102, -150, 10], [114, -150, 10], [114, 160, 10], [-102, 160, 10]]), shade('#33203d', 0.3)) + fill(box(-96, -144, 206, 298, 4), INK.cream) + each([0, 1, 2, 3], (i) => line(`M${108 - i * 2} -140L${108 - i * 2} 152`, shade(INK.cream, 0.2), 1.2)) + fill(outline([[-110, -154, 12], [100, -154, 12], [100, 152, 12], [-110, 152, 12]]), '#3d2549') + fill(box(-110, -154, 30, 306, 8), shade('#3d2549', 0.4)) + line(box(-66, -138, 152, 274, 8), '#c9a3cf', 2) + words('The Little', 10, -86, 26, { color: INK.cream, within: 136 }) + words('Blackcurrant', 10, -56, 26, { color: INK.cream, within: 136 }) + words('Book', 10, -26, 26, { color: INK.cream }) + at(10, 58, currants('#7d4a8a'), { scale: 1 }) + at(16, 2, leaf(44, { width: 0.9, color: INK.moss }), { turn: 66 }) + fill(box(70, -154, 13, 306), INK.pomegranate) + fill('M-40 152L-40 190L-30 180L-20 190L-20 152Z', INK.cherry), { turn: 5 }),
      at(400, 300, fill(box(-7, -110, 14, 190, 5), INK.bottle) + fill(box(1, -110, 6, 190, 3), shade(INK.bottle, 0.4)) + fill('M-7 80L0 108L7 80Z', INK.kraft) + fill('M-2.6 98L0 108L2.6 98Z', INK.ink) + fill(box(-7, -118, 14, 16, 4), INK.mango), { turn: 18 }),
      shadow(84, 440, 40, 7),
      at(84, 384, currants('#3b2145'), { scale: 0.98, turn: 10 }),
      at(70, 324, sprig(60, 2, { leafLength: 40, width: 0.8 }), { turn: -24 }),
    )
  },
}
