import { INK, mix, shade, tint } from '../drawing/color.ts'
import { citrusHalf, ORANGE } from '../drawing/fruit-citrus.ts'
import { apple } from '../drawing/fruit-orchard.ts'
import { leaf } from '../drawing/leaves.ts'
import { markAt } from '../drawing/mark.ts'
import { at, box, circle, clip, each, ellipse, fill, line, outline, points } from '../drawing/shape.ts'
import { snake } from '../drawing/snake.ts'
import { patch, scene } from './ground.ts'

const shadow = (cx: number, cy: number, halfWidth: number, depth = 9) =>
  fill(ellipse(cx, cy, halfWidth, depth), '#3a1238', 0.2)

/** Illustrations of empty lists of an account, locked pages, and the about page. */
export const EMPTY_STATES: Record<string, () => string> = {
  'no-orders': () => {
    const front = 'M82 122L238 122L234 204L86 204Z'
    return scene(
      patch('#b3c6d6') +
        shadow(176, 204, 102) +
        fill('M82 122L104 96L216 96L238 122Z', shade('#8a5a35', 0.4)) +
        fill('M104 96L82 122L40 112L66 82Z', tint(INK.kraft, 0.3)) +
        fill('M216 96L238 122L282 110L256 82Z', shade(INK.kraft, 0.14)) +
        snake(points('124 168 16, 122 134 20, 128 96 21, 148 66 21, 178 58 20, 200 74 18'), INK.leaf) +
        clip(
          front,
          fill(front, INK.kraft),
          fill('M196 116L246 116L246 210L190 210Z', shade(INK.kraft, 0.5), 0.24),
          fill(box(152, 116, 18, 90), tint(INK.kraft, 0.42), 0.7),
        ) +
        fill('M82 122L238 122L250 146L70 146Z', tint(INK.kraft, 0.2)) +
        fill('M70 146L250 146L249 150L71 150Z', '#3a1238', 0.16) +
        fill(box(98, 160, 50, 34, 3), INK.cream) +
        line('M105 169L134 169M105 177L126 177M105 185L130 185', shade(INK.cream, 0.22), 2.6) +
        markAt(204, 176, 34, shade(INK.kraft, 0.5), shade(INK.kraft, 0.5)),
    )
  },

  'no-addresses': () => {
    const board = (corners: readonly (readonly [number, number])[], color: string) => {
      const d = outline(corners.map(([x, y]) => [x, y, 4] as const))
      return clip(
        d,
        fill(d, color),
        line('M0 10L140 10M-10 22L90 22M-140 9L0 9M-90 20L0 20', shade(color, 0.2), 1.6, 0.7),
        fill(box(-150, 26, 300, 8), shade(color, 0.3), 0.5),
      )
    }
    const right = points<readonly [number, number]>('-8 0, 86 0, 106 16, 86 32, -8 32')
    const left = right.map(([x, y]) => [-x, y] as const)
    return scene(
      patch('#a8cbc2') +
        shadow(178, 206, 92) +
        fill(outline(points('152 64 4, 168 64 4, 170 206, 150 206')), INK.bark) +
        fill(box(152, 64, 7, 142), tint(INK.bark, 0.18)) +
        at(160, 88, board(right, '#dba765'), { turn: -4 }) +
        at(160, 122, board(left, '#c98f4f'), { turn: 3 }) +
        each(points('154 102, 166 102, 154 138, 166 138'), ([x, y]) => fill(circle(x, y, 2.4), INK.bark)) +
        // The shop's pigeon with a letter.
        at(
          160,
          64,
          line('M-4 0L-4 -8M5 0L5 -8', INK.ember, 3) +
            fill('M-34 -2C-20 -10 -18 -30 4 -32C20 -34 24 -18 14 -10C6 -4 -12 -4 -34 -2Z', '#7f8fa8') +
            fill('M-34 -2C-18 -8 -14 -24 2 -24C12 -22 10 -10 -2 -8Z', '#5f6f8e') +
            fill(circle(16, -36, 11), '#7f8fa8') +
            fill('M6 -30C12 -24 20 -24 26 -30L22 -22C16 -16 8 -18 6 -22Z', INK.teal) +
            fill(circle(19, -38, 2.6), INK.white) +
            fill(circle(19.6, -38, 1.5), INK.ink) +
            fill('M25 -38L36 -34L25 -31Z', INK.mango) +
            at(
              42,
              -28,
              fill(box(-14, -9, 28, 19, 2), INK.blush) +
                line('M-13 -8L0 2L13 -8', shade(INK.blush, 0.36), 2) +
                fill(circle(0, 3, 3.4), INK.pomegranate),
              { turn: 12 },
            ),
        ) +
        at(92, 184, apple(), { scale: 0.44, turn: -8 }) +
        at(150, 208, leaf(26, { color: INK.moss }), { turn: -46 }) +
        at(168, 208, leaf(34), { turn: 34 }) +
        at(172, 208, leaf(24, { color: INK.moss }), { turn: 68 }),
    )
  },

  'no-cards': () => {
    // The corner has a bite of three teeth.
    const bitten =
      'M-86 -44Q-86 -54 -76 -54L38 -54C36 -40 46 -32 58 -34C56 -22 66 -12 78 -16C76 -8 80 -3 86 -4L86 44Q86 54 76 54L-76 54Q-86 54 -86 44Z'
    return scene(
      patch('#dcb6c6') +
        shadow(170, 202, 92) +
        at(184, 108, fill(box(-78, -48, 156, 96, 10), INK.teal) + fill(box(-78, -28, 156, 20), INK.bottle), {
          turn: 14,
        }) +
        at(
          150,
          134,
          at(4, 6, fill(bitten, '#3a1238', 0.2)) +
            clip(
              bitten,
              fill(bitten, INK.pomegranate),
              fill('M-90 -60L-30 -60L-84 60L-90 60Z', tint(INK.pomegranate, 0.2), 0.5),
              fill('M40 60L90 -30L90 60Z', shade(INK.pomegranate, 0.4), 0.5),
            ) +
            fill(box(-68, -22, 32, 25, 5), INK.mango) +
            line('M-68 -10L-58 -10M-46 -10L-36 -10M-58 -22L-58 3M-46 -22L-46 3', shade(INK.mango, 0.4), 1.8) +
            line('M-66 22L-44 22M-34 22L-12 22M-2 22L20 22', INK.cream, 5, 0.9) +
            line('M-66 38L-28 38', INK.cream, 4, 0.5) +
            markAt(54, 22, 42, INK.cream, INK.pear),
          { turn: -9 },
        ) +
        each(points('232 74 5, 246 88 3.4, 222 58 3, 254 68 2.6'), ([x, y, r]) =>
          fill(circle(x, y, r), INK.pomegranate),
        ),
    )
  },

  'no-photos': () => {
    const body = outline(points('84 84 16, 236 84 16, 242 154 12, 78 154 12'))
    const blank = mix(INK.sky, INK.teal, 0.2)
    return scene(
      patch('#e9c07a') +
        fill(ellipse(176, 209, 62, 7), '#3a1238', 0.2) +
        fill(outline(points('114 60 8, 206 60 8, 218 92, 102 92')), INK.bottle) +
        fill(box(92, 68, 26, 18, 5), INK.ember) +
        clip(
          body,
          fill(body, INK.teal),
          fill(box(60, 80, 200, 15), tint(INK.teal, 0.3)),
          fill('M204 80L260 80L260 164L196 164Z', shade(INK.teal, 0.5), 0.3),
        ) +
        fill(box(198, 94, 30, 17, 5), INK.cream) +
        line('M204 106L210 99M213 107L219 100', INK.white, 3) +
        fill(circle(96, 108, 6), INK.mango) +
        at(158, 116, fill(circle(0, 0, 38), INK.bottle) + fill(circle(0, 0, 33), INK.cream)) +
        at(158, 116, citrusHalf(ORANGE), { scale: 0.6 }) +
        line('M138 106Q142 96 152 94', INK.white, 4.4, 0.85) +
        fill(box(106, 148, 108, 8, 4), INK.ink) +
        at(
          160,
          152,
          fill(box(-45, 0, 90, 58), INK.white) +
            fill(box(-37, 0, 74, 44), blank) +
            fill('M-37 44L-37 32C-20 16 -6 32 4 27C18 17 28 27 37 22L37 44Z', mix(INK.sky, INK.teal, 0.5)) +
            fill(circle(18, 14, 6), tint(blank, 0.5)) +
            fill(box(-45, 0, 90, 5), '#3a1238', 0.24) +
            line('M-45 58L45 58', shade(INK.white, 0.2), 1.4),
        ),
    )
  },

  'empty-wallet': () => {
    const purse = 'M92 124C60 152 68 206 124 206L196 206C252 206 260 152 228 124Z'
    const wing = (side: 1 | -1) =>
      fill('M0 0C-4 -20 -28 -24 -30 -8C-30 2 -14 4 0 2Z', side < 0 ? '#cdb89b' : '#e2d2b6') +
      fill('M0 2C-10 4 -22 8 -18 16C-12 22 -4 12 0 4Z', side < 0 ? '#bca589' : '#d3bf9f') +
      fill(circle(-19, -8, 3), '#8d7458')
    return scene(
      patch('#c3b2d8') +
        shadow(176, 206, 96) +
        line('M92 124C96 84 224 84 228 124', '#b98a2f', 9) +
        fill('M96 124C100 92 220 92 224 124Z', shade(INK.fig, 0.2)) +
        clip(
          purse,
          fill(purse, INK.plum),
          fill('M204 116L262 116L262 214L178 214C214 196 220 150 204 116Z', INK.fig, 0.6),
          fill('M84 138C76 160 82 184 96 194C84 172 86 152 96 134Z', tint(INK.plum, 0.4), 0.6),
          line('M112 128Q106 146 110 158M140 128L138 152M172 128L174 150M204 128Q208 144 206 154', INK.fig, 3, 0.6),
        ) +
        fill(box(86, 116, 148, 13, 6), '#d9a23c') +
        fill(box(86, 116, 148, 5, 2), tint('#d9a23c', 0.4)) +
        fill(circle(152, 84, 8), '#d9a23c') +
        fill(circle(168, 88, 8), '#b98a2f') +
        markAt(160, 172, 40, tint(INK.plum, 0.35), tint(INK.plum, 0.35)) +
        // The trail of a moth.
        `<g fill="none" stroke="${INK.fig}" stroke-width="2" stroke-linecap="round" stroke-dasharray="1 7" opacity=".6"><path d="M176 104C204 92 176 66 206 60C216 58 222 56 226 54"/></g>` +
        at(
          238,
          48,
          wing(1) +
            at(0, 0, wing(-1), { flip: true }) +
            fill(ellipse(0, 2, 3.6, 10), '#8d7458') +
            line('M-1 -8L-6 -16M1 -8L6 -16', '#8d7458', 1.8),
          { turn: 24 },
        ) +
        // A torn coupon.
        at(
          70,
          190,
          fill('M-30 -17L18 -17L13 -10L20 -3L12 5L18 11L14 17L-30 17L-30 8A8 8 0 0 0 -30 -8Z', INK.pear) +
            line('M-12 -8L6 -8M-12 0L2 0M-12 8L5 8', INK.bottle, 2.4, 0.7),
          { turn: -14 },
        ),
    )
  },

  // A locked garden gate with its guard.
  'no-entry': () => {
    const pale = (x: number) =>
      fill(`M${x - 11} 204L${x - 11} 92L${x} 76L${x + 11} 92L${x + 11} 204Z`, INK.teal) +
      fill(`M${x} 76L${x + 11} 92L${x + 11} 204L${x + 2} 204Z`, shade(INK.teal, 0.24))
    const post = (x: number) =>
      fill(box(x - 11, 58, 22, 148, 3), INK.bark) +
      fill(box(x - 11, 58, 8, 148, 3), tint(INK.bark, 0.18)) +
      at(x, 46, apple(), { scale: 0.36 })
    return scene(
      patch('#d9b48f') +
        shadow(160, 206, 116) +
        each([104, 132, 160, 188, 216] as const, pale) +
        fill(box(84, 110, 152, 13, 3), shade(INK.teal, 0.34)) +
        fill(box(84, 172, 152, 13, 3), shade(INK.teal, 0.34)) +
        post(72) +
        post(248) +
        snake(
          points('270 196 5, 252 168 12, 222 152 15, 186 140 16, 150 126 16, 124 100 16, 130 66 16, 158 52 15'),
          INK.leaf,
        ) +
        at(
          160,
          166,
          line('M-13 -10L-13 -24C-13 -42 13 -42 13 -24L13 -10', '#7f8fa8', 7) +
            fill(box(-23, -12, 46, 38, 6), INK.mango) +
            fill(box(6, -12, 17, 38, 6), shade(INK.mango, 0.24), 0.7) +
            fill(circle(0, 3, 5.6), INK.ink) +
            fill('M-3 4L3 4L5 17L-5 17Z', INK.ink),
        ),
    )
  },

  // An empty sieve.
  'no-challenges': () =>
    scene(
      patch('#a8cbc2') +
        shadow(166, 206, 90) +
        line('M232 108L288 84', INK.bark, 13) +
        line('M232 106L288 82', tint(INK.bark, 0.2), 4) +
        fill('M84 106C88 168 118 186 160 186C202 186 232 168 236 106Z', tint('#7f8fa8', 0.3)) +
        clip(
          'M84 106C88 168 118 186 160 186C202 186 232 168 236 106Z',
          line('M60 120L180 220M90 96L220 210M124 90L250 196M166 90L256 168M206 90L260 134', '#5f6f8e', 2.6, 0.7),
          line('M260 120L140 220M230 96L100 210M196 90L70 196M154 90L64 168M114 90L60 134', '#5f6f8e', 2.6, 0.7),
        ) +
        at(128, 84, apple(INK.pear, INK.mango), { scale: 0.5, turn: -14 }) +
        at(192, 82, apple(), { scale: 0.5, turn: 12 }) +
        at(160, 70, apple(INK.plum, INK.blush), { scale: 0.54 }) +
        fill('M78 100Q160 124 242 100L242 112Q160 138 78 112Z', INK.bottle) +
        fill('M78 100Q160 124 242 100L242 104Q160 128 78 104Z', tint(INK.bottle, 0.3)) +
        at(150, 208, leaf(24, { color: INK.moss }), { turn: -70 }),
    ),

  // The tree with a serpent that offers its fruit.
  about: () =>
    scene(
      patch('#e9c07a') +
        shadow(160, 206, 112) +
        fill('M146 206C150 176 148 150 140 124L180 124C172 150 172 178 178 206Z', INK.bark) +
        fill('M160 206C162 176 162 150 158 124L180 124C172 150 172 178 178 206Z', shade(INK.bark, 0.3), 0.6) +
        fill(
          'M84 118C60 104 64 70 92 66C92 36 130 20 154 36C176 14 218 24 222 56C254 58 264 96 240 114C220 138 184 134 160 128C134 138 104 134 84 118Z',
          INK.moss,
        ) +
        fill(
          'M92 66C92 36 130 20 154 36C176 14 218 24 222 56C190 46 168 62 150 58C128 54 112 60 92 66Z',
          INK.leaf,
          0.8,
        ) +
        at(112, 92, apple(), { scale: 0.34, turn: -8 }) +
        at(150, 78, apple(), { scale: 0.34, turn: 6 }) +
        at(206, 96, apple(), { scale: 0.34, turn: 10 }) +
        at(186, 62, apple(INK.pear, INK.mango), { scale: 0.32 }) +
        snake(
          points('150 204 5, 186 190 12, 176 168 15, 138 158 16, 142 138 16, 184 140 16, 222 150 16, 244 138 15'),
          INK.pear,
        ) +
        at(270, 148, apple(), { scale: 0.46, turn: 8 }),
    ),
}
