import { INK, mix, shade, tint } from '../drawing/color.ts'
import { leaf, sprig } from '../drawing/leaves.ts'
import { words } from '../drawing/lettering.ts'
import { bricks, cloud, photograph, sky } from '../drawing/scenery.ts'
import { at, box, circle, clip, each, ellipse, fill, line, points, times } from '../drawing/shape.ts'

/** A sash window in a brick wall. The content behind the panes is centred on the glass. */
function sash(x: number, y: number, behind: string, glass = '#7fa0a8', lit = false): string {
  const [w, h] = [168, 218]
  const pane = box(x - w / 2, y - h / 2, w, h)
  return [
    // Lintel and reveal.
    fill(
      `M${x - w / 2 - 22} ${y - h / 2 - 44}L${x + w / 2 + 22} ${y - h / 2 - 44}L${x + w / 2 + 12} ${y - h / 2 - 10}L${x - w / 2 - 12} ${y - h / 2 - 10}Z`,
      '#e0cfae',
    ),
    fill(
      `M${x - 14} ${y - h / 2 - 52}L${x + 14} ${y - h / 2 - 52}L${x + 9} ${y - h / 2 - 10}L${x - 9} ${y - h / 2 - 10}Z`,
      '#efe1c6',
    ),
    fill(box(x - w / 2 - 12, y - h / 2 - 12, w + 24, h + 24), shade('#a4503a', 0.5)),
    fill(box(x - w / 2 - 8, y - h / 2 - 8, w + 20, h + 20), INK.cream),
    clip(
      pane,
      fill(pane, glass),
      lit
        ? ''
        : fill(
            `M${x - 84} ${y + 40}L${x + 20} ${y - 110}L${x + 64} ${y - 110}L${x - 84} ${y + 96}Z`,
            tint(glass, 0.3),
            0.6,
          ),
      at(x, y, behind),
      // Dirt on the panes.
      times(7, (i) =>
        line(
          `M${x - 70 + i * 23} ${y - 100 + ((i * 53) % 60)}l${(i % 3) - 1} ${40 + ((i * 37) % 70)}`,
          '#5f6a5e',
          4,
          0.16,
        ),
      ),
      fill(`M${x - 84} ${y + 109}L${x - 84} ${y + 66}Q${x - 60} ${y + 100} ${x - 20} ${y + 109}Z`, '#6b6a4e', 0.35),
      fill(`M${x + 84} ${y + 109}L${x + 84} ${y + 76}Q${x + 60} ${y + 102} ${x + 30} ${y + 109}Z`, '#6b6a4e', 0.35),
    ),
    fill(box(x - w / 2, y - 8, w, 12), INK.cream),
    fill(box(x - w / 2, y + 4, w, 4), '#3a1238', 0.2),
    fill(box(x - w / 2 - 26, y + h / 2 + 10, w + 52, 20, 3), '#e0cfae'),
    fill(box(x - w / 2 - 26, y + h / 2 + 24, w + 52, 8, 2), shade('#e0cfae', 0.3)),
  ].join('')
}

/** The drum of a washing machine with its door. */
function washer(x: number, y: number, laundry: string): string {
  const glass = circle(x, y, 42)
  return [
    fill(box(x - 66, y - 92, 132, 164, 10), '#f4efe4'),
    fill(box(x + 48, y - 92, 18, 164, 8), '#c9c6bf'),
    fill(box(x - 58, y - 84, 100, 24, 6), '#9fb6ba'),
    fill(circle(x + 24, y - 72, 7), INK.cream) + fill(circle(x - 42, y - 72, 5), INK.cherry),
    fill(box(x - 26, y - 77, 30, 10, 3), '#2b3c44'),
    fill(circle(x, y, 54), '#8b9a9c'),
    fill(circle(x, y, 48), '#d7dcda'),
    clip(
      glass,
      fill(glass, '#28505f'),
      laundry,
      fill(
        `M${x - 50} ${y + 8}Q${x} ${y - 4} ${x + 50} ${y + 8}L${x + 50} ${y + 50}L${x - 50} ${y + 50}Z`,
        '#8fc3cd',
        0.45,
      ),
    ),
    line(`M${x - 28} ${y - 16}Q${x - 20} ${y - 30} ${x - 6} ${y - 33}`, INK.white, 6, 0.8),
  ].join('')
}

/** Customers' photos in town. */
export const TOWN: Record<string, () => string> = {
  'third-floor-window': () => {
    const wall = '#b0563d'
    const sign = at(
      0,
      46,
      line('M-52 -36L0 -76L52 -36', '#3c3a34', 2.4) +
        fill(circle(0, -76, 4), '#3c3a34') +
        at(
          0,
          0,
          fill(box(-71, -36, 146, 74, 8), '#1d2c2a', 0.4) +
            fill(box(-74, -38, 148, 74, 8), INK.cream) +
            line(box(-68, -32, 136, 62, 5), INK.teal, 3) +
            words('ITsec', 0, 15, 50, { color: '#0f3f3a', within: 122 }),
          { turn: -2 },
        ),
    )
    const cat = at(
      -34,
      109,
      fill('M-34 4C-40 -40 -26 -66 0 -66C26 -66 40 -40 34 4Z', '#2b2a30') +
        fill('M-26 -60L-28 -96L-8 -78L8 -78L28 -96L26 -60C24 -44 -24 -44 -26 -60Z', '#2b2a30') +
        fill(circle(-10, -66, 4.6), INK.lemon) +
        fill(circle(10, -66, 4.6), INK.lemon) +
        fill(circle(-10, -66, 2), '#2b2a30') +
        fill(circle(10, -66, 2), '#2b2a30'),
    )
    const plant = at(
      30,
      109,
      at(0, -44, sprig(110, 4, { leafLength: 46 }), { turn: -6 }) +
        at(4, -44, leaf(60, { color: INK.moss }), { turn: 50 }) +
        at(-4, -44, leaf(56, { color: INK.moss }), { turn: -56 }) +
        fill('M-34 -46L34 -46L26 4L-26 4Z', INK.clay) +
        fill('M12 -46L34 -46L26 4L10 4Z', shade(INK.clay, 0.36)) +
        fill(box(-38, -52, 76, 14, 4), tint(INK.clay, 0.16)),
    )
    const blinds =
      times(9, (i) => fill(box(-90, -109 + i * 17, 180, 13), '#d8cdb2')) +
      line('M52 -100L52 60', '#8d8468', 2.4) +
      fill(circle(52, 64, 5), '#8d8468')
    const curtain =
      fill('M-90 -110L-20 -110C-30 -40 -60 20 -64 110L-90 110Z', mix(INK.rose, INK.cream, 0.3)) +
      fill('M90 -110L20 -110C30 -40 60 20 64 110L90 110Z', mix(INK.rose, INK.cream, 0.15)) +
      line(
        'M-70 -108C-72 -40 -80 20 -82 108M70 -108C72 -40 80 20 82 108M-46 -108C-52 -50 -66 10 -70 70',
        shade(INK.rose, 0.24),
        3,
        0.6,
      )
    const lamp = at(
      10,
      109,
      line('M0 0L0 -70L-34 -112', '#3c3a34', 5) +
        fill(box(-24, -10, 48, 12, 5), '#3c3a34') +
        at(-38, -112, fill('M-30 22L-14 -18L12 -18L34 22Z', INK.ember), { turn: 30 }),
    )
    return photograph(
      sky('#a9cfdc'),
      cloud(700, 40, 200, '#d6e8ea'),
      bricks(0, 34, 900, 566, wall),
      // The cornice under the roof: there is no fourth floor.
      fill(box(0, 22, 900, 18), '#efe1c6'),
      fill(box(0, 38, 900, 12), '#d5c29c'),
      times(23, (i) => fill(box(i * 40 + 4, 48, 20, 14), '#e0cfae')),
      fill(box(0, 62, 900, 8), '#3a1238', 0.22),
      sash(170, 262, cat + lamp),
      sash(450, 262, sign, '#86a9ae'),
      sash(730, 262, plant),
      // The course between the floors, and the tops of the second floor's windows.
      fill(box(0, 446, 900, 26), '#e0cfae'),
      fill(box(0, 466, 900, 8), shade('#e0cfae', 0.3)),
      words('III', 590, 467, 20, { color: shade('#e0cfae', 0.5), spacing: 2 }),
      sash(170, 668, curtain),
      sash(450, 668, blinds),
      sash(
        730,
        668,
        at(
          0,
          -40,
          fill(circle(0, -20, 40), '#f7dc8e', 0.9) +
            line('M0 -110L0 -60', '#3c3a34', 4) +
            fill('M-40 -20C-40 -70 40 -70 40 -20Z', INK.mango),
        ),
        '#c9a45c',
        true,
      ),
      // A drainpipe, and a pigeon on a sill.
      fill(box(300, 66, 18, 534, 3), '#4d5a57'),
      fill(box(311, 66, 7, 534, 2), '#37423f'),
      each([150, 330, 510], (y) => fill(box(294, y, 30, 12, 3), '#5f6d69')),
      at(
        802,
        380,
        fill('M-34 -2C-20 -10 -18 -30 4 -32C20 -34 24 -18 14 -10C6 -4 -12 -4 -34 -2Z', '#7f8fa8') +
          fill('M-34 -2C-18 -8 -14 -24 2 -24C12 -22 10 -10 -2 -8Z', '#5f6f8e') +
          fill(circle(16, -36, 11), '#7f8fa8') +
          fill('M6 -30C12 -24 20 -24 26 -30L22 -22C16 -16 8 -18 6 -22Z', INK.teal) +
          fill(circle(19, -38, 2.2), INK.ink) +
          fill('M25 -38L35 -34L25 -32Z', INK.mango) +
          line('M-4 -4L-4 4M6 -4L6 4', INK.ember, 3),
      ),
      each(points('540 372, 556 378, 236 374'), ([x, y]) => fill(ellipse(x, y, 6, 3), INK.white, 0.8)),
    )
  },

  'launderette-at-night': () => {
    const glow = '#f7e3a8'
    const tube = (d: string, color: string) => line(d, color, 16, 0.22) + line(d, color, 5)
    return photograph(
      sky('#171a38'),
      each(points('60 50, 140 26, 820 40, 872 96, 30 120'), ([x, y], i) =>
        fill(circle(x, y, 2 + (i % 2)), INK.cream, 0.8),
      ),
      fill(circle(840, 74, 34), '#efe6c4'),
      fill(circle(826, 66, 31), '#171a38'),
      // The house, its neighbours, and lit windows.
      fill(box(0, 120, 130, 400), '#22244a'),
      fill(box(790, 150, 110, 370), '#1f2144'),
      each([156, 236], (y) => fill(box(34, y, 54, 62, 4), y === 156 ? '#d9a64e' : '#2e3160')),
      fill(box(828, 200, 46, 56, 4), '#2e3160') + fill(box(828, 290, 46, 56, 4), '#2e3160'),
      fill(box(108, 20, 700, 500), '#3a3563'),
      bricks(108, 20, 700, 500, '#3f3768', 50),
      fill(box(96, 12, 724, 16, 3), '#5a5188'),
      each(
        [190, 330, 590, 730],
        (x, i) =>
          fill(box(x - 34, 44, 68, 62, 4), i === 2 ? '#e0b25c' : '#262450') +
          line(`M${x} 44L${x} 106M${x - 34} 75L${x + 34} 75`, '#5a5188', 4),
      ),
      // The lit sign.
      fill(box(140, 122, 640, 118, 14), '#120f2a'),
      tube(
        'M156 136L764 136Q768 136 768 140L768 222Q768 226 764 226L156 226Q152 226 152 222L152 140Q152 136 156 136Z',
        '#f06a7a',
      ),
      words('Stop’n’Drop', 460, 204, 78, { color: '#ffd9c9', within: 556 }),
      times(
        10,
        (i) =>
          fill(circle(196 + i * 59, 232, 6), i % 2 ? INK.mango : INK.cream) +
          fill(circle(196 + i * 59, 232, 13), INK.mango, 0.2),
      ),
      // Behind the glass.
      fill(box(140, 250, 640, 270), '#241f45'),
      fill(box(152, 262, 430, 258), glow),
      fill(box(152, 262, 430, 44), '#fbf1cf'),
      each([240, 366, 492], (x) => fill(box(x - 44, 262, 88, 11, 4), INK.white)),
      fill(box(152, 486, 430, 34), '#c7a564'),
      times(8, (i) => (i % 2 ? fill(box(152 + i * 54, 486, 54, 34), '#a8854a') : '')),
      words('WASH · DRY · REPENT', 366, 326, 26, { color: shade(glow, 0.5), spacing: 2, within: 400 }),
      washer(232, 440, fill(circle(224, 452, 20), INK.cherry) + fill(circle(250, 434, 15), INK.cream)),
      washer(
        368,
        440,
        fill('M340 452C352 424 392 424 398 450C390 470 350 474 340 452Z', INK.mango) +
          fill(circle(352, 428, 12), INK.teal),
      ),
      washer(
        504,
        440,
        fill(circle(490, 456, 12), INK.plum) + fill('M520 414L536 414L536 440Q550 446 552 456L520 456Z', INK.cherry),
      ),
      // The emptied coin slots.
      each([232, 368, 504], (x) => fill(box(x - 12, 336, 24, 7, 2), '#2b3c44')),
      fill('M152 262L230 262L152 420Z', INK.white, 0.24),
      fill('M430 262L500 262L380 520L310 520Z', INK.white, 0.14),
      line('M152 262L582 262L582 520M152 262L152 520', '#6f66a0', 8),
      // The open door, and a person who waits for a sock.
      fill(box(604, 262, 164, 258), glow),
      fill(box(604, 486, 164, 34), '#c7a564'),
      at(
        684,
        508,
        fill(box(-44, -58, 88, 12, 4), INK.wood) +
          line('M-36 -50L-36 6M36 -50L36 6', INK.bark, 7) +
          fill('M-34 -58C-36 -112 -24 -138 0 -138C26 -138 36 -112 34 -58Z', '#5d7f86') +
          fill('M10 -137C28 -134 36 -112 34 -58L14 -58Z', shade('#5d7f86', 0.4)) +
          at(
            0,
            -160,
            fill(circle(0, 0, 27), '#e39a3c') +
              fill('M6 -26C22 -22 30 -4 24 14C14 26 4 24 4 24C18 10 18 -12 6 -26Z', shade('#e39a3c', 0.3)) +
              line('M-14 -2L-6 -2M4 -2L12 -2', INK.ink, 4) +
              line('M-8 12Q0 8 8 12', INK.ink, 3) +
              line('M0 -26q0 -8 6 -12', INK.bark, 4),
          ) +
          fill(box(-50, -102, 100, 52, 3), INK.cream) +
          line(
            'M0 -102L0 -50M-42 -92L-10 -92M-42 -82L-14 -82M-42 -72L-10 -72M10 -92L42 -92M10 -82L38 -82M10 -72L42 -72',
            shade(INK.cream, 0.3),
            2.6,
          ) +
          fill(box(-30, -58, 24, 64, 6), '#2f3c52') +
          fill(box(6, -58, 24, 64, 6), '#28334a'),
      ),
      line('M604 262L768 262M604 262L604 520M768 262L768 520', '#6f66a0', 8),
      fill('M604 262L578 282L578 534L604 520Z', '#8f86bd', 0.8),
      at(
        700,
        318,
        fill(box(-52, -26, 104, 40, 6), '#120f2a') + words('OPEN', 0, 4, 28, { color: '#8ff0c0', spacing: 2 }),
      ),
      // Wet pavement.
      fill(box(0, 520, 900, 80), '#10122b'),
      fill(box(0, 520, 900, 10), '#2c2c58'),
      fill('M150 534L584 534L640 600L96 600Z', glow, 0.28),
      fill('M606 534L770 534L836 600L618 600Z', glow, 0.32),
      times(11, (i) =>
        line(
          `M${60 + ((i * 149) % 760)} ${546 + ((i * 23) % 48)}l${50 + ((i * 31) % 70)} 0`,
          i % 3 ? '#f06a7a' : '#ffd9c9',
          4,
          0.4,
        ),
      ),
      // A bicycle with a basket.
      at(
        70,
        548,
        each([-44, 48], (x) => line(circle(x, -34, 36), '#8f86bd', 5)) +
          line('M-44 -34L-10 -34L30 -92M-10 -34L-26 -88L34 -80M48 -34L28 -100L46 -106M-44 -34L-24 -84', '#c85b66', 6) +
          line('M-40 -92L-12 -90', '#d9cfe8', 8) +
          fill('M34 -128L80 -128L72 -94L42 -94Z', INK.wood) +
          fill(circle(48, -130, 10), INK.cherry) +
          fill(circle(64, -132, 10), INK.pear),
      ),
    )
  },
}
