import { backdrop, picture } from '../drawing/backdrop.ts'
import { INK, mix, shade } from '../drawing/color.ts'
import { fig } from '../drawing/fruit-orchard.ts'
import { leaf } from '../drawing/leaves.ts'
import { words } from '../drawing/lettering.ts'
import { markAt } from '../drawing/mark.ts'
import { at, box, clip, each, fill, line, points } from '../drawing/shape.ts'
import { snake } from '../drawing/snake.ts'
import { shadow } from '../drawing/vessels.ts'

/** A hanger on a peg, for clothes. */
function hanger(y: number): string {
  return line(
    `M240 ${y - 36}C240 ${y - 58} 214 ${y - 56} 216 ${y - 38}M240 ${y - 36}L240 ${y - 24}L150 ${y + 14}M240 ${y - 24}L330 ${y + 14}`,
    INK.bark,
    6,
  )
}

const CORE =
  'M-30 -52C-10 -44 10 -44 30 -52C26 -30 14 -18 14 0C14 18 26 30 30 50C14 60 -14 60 -30 50C-26 30 -14 18 -14 0C-14 -18 -26 -30 -30 -52Z'

/** Clothes. */
export const WEAR: Record<string, () => string> = {
  'core-values': () => {
    const shirt =
      'M172 112L122 134L66 214L120 254L142 228L142 404Q142 414 152 414L328 414Q338 414 338 404L338 228L360 254L414 214L358 134L308 112C296 146 184 146 172 112Z'
    return picture(
      backdrop('sun', { wall: '#e9b9a6', shape: '#f1cdbd', table: '#c78d76' }),
      hanger(106),
      fill(`${shirt}`, '#3a1238', 0.12),
      at(
        0,
        0,
        clip(
          shirt,
          fill(shirt, INK.cream),
          fill('M286 100L440 100L440 430L304 430Q320 260 286 100Z', shade(INK.cream, 0.5), 0.16),
          line('M142 228L150 190M338 228L330 190', shade(INK.cream, 0.34), 3),
          line('M200 404Q230 380 228 350M300 400Q290 380 292 360', shade(INK.cream, 0.3), 3, 0.7),
        ),
      ),
      line('M172 112C184 146 296 146 308 112', INK.pomegranate, 8),
      at(
        240,
        262,
        fill(CORE, '#f3dca0') +
          fill('M-32 -54C-12 -44 12 -44 32 -54L28 -40C10 -32 -10 -32 -28 -40Z', INK.cherry) +
          fill('M-32 52C-14 62 14 62 32 52L28 40C12 48 -12 48 -28 40Z', INK.cherry) +
          each([-1, 1], (s) => at(s * 5, 0, fill('M0 -12C5 -5 5 5 0 11C-5 5 -5 -5 0 -12Z', INK.bark))) +
          line('M0 -46q2 -14 8 -20', INK.bark, 5) +
          at(6, -60, leaf(30), { turn: 70 }),
        { scale: 0.96 },
      ),
      words('CORE VALUES', 240, 354, 24, { spacing: 1, within: 164 }),
      words('sweet outside, seedy inside', 240, 373, 11.5),
    )
  },

  'shedding-season': () => {
    const body =
      'M176 136C150 146 126 160 112 190L70 340Q66 356 82 360L112 366L142 286L142 404Q142 414 152 414L328 414Q338 414 338 404L338 286L368 366L398 360Q414 356 410 340L368 190C354 160 330 146 304 136C290 168 190 168 176 136Z'
    const hood = 'M170 146C150 104 180 62 240 62C300 62 330 104 310 146C296 172 184 172 170 146Z'
    const color = '#2f6a55'
    return picture(
      backdrop('leaves', { wall: '#d9d2a9', shape: '#ccc596', table: '#8d7f4a' }),
      clip(
        body,
        fill(body, color),
        fill('M290 130L420 130L420 420L306 420Q318 280 290 130Z', shade(color, 0.6), 0.3),
        fill(box(140, 396, 200, 20), shade(color, 0.3)),
        line('M142 286L150 220M338 286L330 220', shade(color, 0.5), 3.4),
      ),
      fill('M176 340L304 340L322 392L158 392Z', shade(color, 0.16)),
      line('M176 340L158 392M304 340L322 392M176 340L304 340', shade(color, 0.5), 3),
      fill(hood, shade(color, 0.14)),
      fill('M190 142C176 110 200 84 240 84C280 84 304 110 290 142C276 160 204 160 190 142Z', shade(color, 0.62)),
      line('M214 158L210 226M266 158L270 232', INK.cream, 4.5),
      fill(box(206, 224, 8, 18, 3), INK.cream),
      fill(box(266, 230, 8, 18, 3), INK.cream),
      snake(
        points(
          '292 322 3, 272 330 9, 228 326 12, 200 306 13, 222 282 13, 262 286 13, 276 266 13, 256 252 12, 232 256 13, 224 258 9',
        ),
        INK.pear,
        true,
      ),
      at(
        398,
        432,
        `<g opacity="0.85">${line('M-60 0C-40 -16 -20 12 0 0C20 -12 40 14 62 -2', mix(INK.pear, INK.cream, 0.6), 13)}${line('M-56 -1C-38 -12 -20 9 0 -1C20 -11 40 11 58 -2', shade(INK.pear, 0.2), 2)}</g>`,
      ),
    )
  },

  'cover-story': () => {
    const apron =
      'M184 118L296 118L304 194C312 214 348 222 362 230L352 404Q350 416 338 416L142 416Q130 416 128 404L118 230C132 222 168 214 176 194Z'
    const figLeaf =
      'M0 70C-6 54 -10 46 -22 50C-44 56 -66 44 -72 26C-60 24 -50 20 -44 12C-60 6 -74 -12 -72 -34C-54 -36 -38 -30 -28 -18C-34 -40 -22 -66 0 -80C22 -66 34 -40 28 -18C38 -30 54 -36 72 -34C74 -12 60 6 44 12C50 20 60 24 72 26C66 44 44 56 22 50C10 46 6 54 0 70Z'
    return picture(
      backdrop('arch', { wall: '#c5d3bd', shape: '#d8e2cf', table: '#8d6b4d' }),
      line('M190 120C184 60 296 60 290 120', INK.bark, 8),
      line('M120 236C84 244 70 276 60 320M360 236C396 244 410 276 420 320', INK.bark, 8),
      clip(
        apron,
        fill(apron, '#efe4cb'),
        fill('M282 110L370 110L370 420L306 420Q318 240 282 110Z', shade('#efe4cb', 0.5), 0.2),
        each([148, 332], (x) => line(`M${x} 240L${x} 410`, shade('#efe4cb', 0.26), 2)),
        fill(box(110, 398, 260, 6), INK.bottle),
      ),
      line('M184 122L296 122', INK.bottle, 5),
      at(
        240,
        306,
        clip(figLeaf, fill(figLeaf, INK.leaf), fill('M0 -90L80 -90L80 80L0 80Z', shade(INK.leaf, 0.26))) +
          line(
            'M0 66L0 -68M0 20L-56 30M0 20L56 30M0 -4L-58 -26M0 -4L58 -26M0 -30L-14 -46M0 -30L14 -46',
            shade(INK.leaf, 0.6),
            3,
            0.7,
          ) +
          line('M0 66L2 86', INK.moss, 7),
        { scale: 1.05 },
      ),
      words('Cover Story', 240, 176, 21, { within: 104 }),
      markAt(240, 146, 26),
      shadow(408, 440, 36, 7),
      at(408, 404, fig(), { scale: 0.72, turn: 8 }),
    )
  },
}
