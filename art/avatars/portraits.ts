import { catHead, ZAYA } from '../drawing/animals.ts'
import { INK, mix, shade, tint } from '../drawing/color.ts'
import { pineapple } from '../drawing/fruit-far.ts'
import { apple, pear } from '../drawing/fruit-orchard.ts'
import { leaf } from '../drawing/leaves.ts'
import { around, at, box, circle, clip, each, ellipse, fill, line, lit, points } from '../drawing/shape.ts'
import { snake } from '../drawing/snake.ts'

const portrait = (...content: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">${content.join('')}</svg>\n`

/** Default avatars: a leaf mask for customers, and one with a key for the staff. */
export const AVATARS: Record<string, () => string> = {
  default: () => avatar('#cfe0c2', INK.moss, ''),
  defaultAdmin: () =>
    avatar(
      '#f0c8b8',
      INK.pomegranate,
      at(
        142,
        150,
        fill(circle(0, 0, 30), INK.cream) +
          line(circle(-7, 0, 9), INK.bark, 6) +
          line('M2 0L20 0M13 0L13 8M19 0L19 7', INK.bark, 6),
      ),
    ),
}

function avatar(ground: string, coat: string, badge: string): string {
  const content = [
    fill(box(0, 0, 200, 200), ground),
    fill(circle(100, 96, 84), tint(ground, 0.4)),
    clip(
      'M24 214C24 158 58 140 100 140C142 140 176 158 176 214Z',
      fill('M24 214C24 158 58 140 100 140C142 140 176 158 176 214Z', coat),
      fill('M118 130L190 130L190 220L136 220Z', shade(coat, 0.4), 0.5),
    ),
    at(100, 92, apple(mix(INK.cherry, INK.ember, 0.2)), { scale: 1.1 }),
    each([-1, 1], (side) =>
      at(
        100 + side * 20,
        92,
        fill('M-17 0C-10 -13 10 -13 17 0C10 10 -10 10 -17 0Z', INK.bottle) + fill(circle(0, -1, 4.6), INK.cream),
      ),
    ),
    line('M97 91L103 91', INK.bottle, 5),
    line('M88 118Q100 126 113 116', INK.ink, 4),
    badge,
  ].join('')
  return portrait(content)
}

/** Shoulders in a coat, behind the head. */
function shoulders(coat: string, ...worn: readonly string[]): string {
  const d = 'M24 214C24 158 58 142 100 142C142 142 176 158 176 214Z'
  return clip(d, fill(d, coat), fill('M118 130L190 130L190 220L136 220Z', shade(coat, 0.4), 0.5), ...worn)
}

/** Avatars of the cast, by file name. */
export const PORTRAITS: Record<string, () => string> = {
  // A sunset in the west.
  '12': () =>
    portrait(
      fill(box(0, 0, 200, 200), '#f2b06a'),
      fill(circle(148, 70, 44), '#fbe0a6'),
      fill('M0 132C40 108 80 128 120 116C150 108 180 122 200 114L200 200L0 200Z', '#c9794f'),
      shoulders(INK.bottle, fill('M78 138L100 172L122 138L132 150L104 196L96 196L68 150Z', INK.cream)),
      at(100, 96, pear('#cbb64f'), { scale: 1.12 }),
      // A beard of moss, and reading glasses.
      fill(
        'M58 108C57 128 60 142 66 152L75 147L81 160L91 153L100 166L109 153L119 160L125 147L134 152C140 142 143 128 142 108C134 124 122 116 100 124C78 116 66 124 58 108Z',
        INK.moss,
      ),
      line(
        'M66 122C70 138 78 146 86 150M84 126L90 150M100 126L100 154M116 126L110 150M134 122C130 138 122 146 114 150',
        shade(INK.moss, 0.3),
        2.6,
        0.7,
      ),
      line('M90 132Q100 138 110 132', INK.ink, 4),
      each(
        [-1, 1],
        (side) =>
          fill(circle(100 + side * 19, 98, 15), INK.white, 0.6) +
          line(circle(100 + side * 19, 98, 15), INK.ink, 4) +
          fill(circle(101 + side * 19, 99, 4), INK.ink),
      ),
      line('M96 96Q100 92 104 96', INK.ink, 4),
    ),
  '13': () =>
    portrait(
      fill(box(0, 0, 200, 200), '#9fc7c0'),
      fill(circle(100, 104, 84), tint('#9fc7c0', 0.4)),
      clip(
        'M30 214C34 160 60 142 100 142C140 142 166 160 170 214Z',
        fill(box(20, 130, 160, 80), ZAYA.fur),
        fill(ellipse(100, 186, 34, 40), ZAYA.bib),
        line('M40 176L62 180M36 194L60 196M160 176L138 180M164 194L140 196', '#a85f28', 7),
      ),
      line('M62 148Q100 176 138 148', INK.teal, 11),
      at(100, 98, catHead(ZAYA), { scale: 1.18 }),
      fill(circle(100, 170, 9), INK.mango),
    ),
  '20': () =>
    portrait(
      fill(box(0, 0, 200, 200), '#8a4d8c'),
      each(around(12, 1), ([, , turn]) => at(100, 96, fill('M0 0L-16 -160L16 -160Z', '#9b5f9c'), { turn })),
      shoulders(
        '#f2c94c',
        fill('M100 142L84 214L116 214Z', INK.white),
        fill('M96 158L104 158L109 196L100 206L91 196Z', INK.pomegranate),
        fill('M92 148L108 148L104 160L96 160Z', INK.cherry),
      ),
      at(100, 106, pineapple(), { scale: 0.86 }),
      line('M62 94L138 94', INK.ink, 6),
      each([-1, 1], (side) =>
        at(
          100 + side * 20,
          94,
          fill('M-17 -2L17 -2C17 14 10 19 0 19C-10 19 -17 14 -17 -2Z', INK.ink) +
            line('M-10 4L-3 12', INK.white, 3.4, 0.7),
        ),
      ),
      line('M84 128Q102 142 118 124', INK.ink, 4),
      fill('M90 133Q102 139 112 130L110 127Q102 133 91 129Z', INK.white),
      // Camera flashes: he is photographed all the time.
      each(points('30 46 15, 170 66 11, 156 26 7'), ([x, y, r]) =>
        fill(
          `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
          INK.white,
        ),
      ),
    ),
}

/** Avatars of helpers: chat bot and instructor. */
export const HELPERS: Record<string, () => string> = {
  // Russet, the gatekeeper: an apple with a screen as its face.
  'chat-bot': () => {
    const body =
      'M100 62C114 42 156 38 178 58C198 78 196 118 180 148C166 174 142 188 126 186C114 184 108 180 100 180C92 180 86 184 74 186C58 188 34 174 20 148C4 118 2 78 22 58C44 38 86 42 100 62Z'
    const skin = '#b9733a'
    return portrait(
      fill(box(0, 0, 200, 200), '#dfe8c4'),
      fill(circle(100, 106, 90), tint('#dfe8c4', 0.5)),
      at(
        100,
        108,
        at(
          0,
          0,
          line('M-1 -54Q-2 -74 6 -84', INK.bark, 7) +
            fill(circle(7, -88, 8), INK.ember) +
            fill(circle(5, -90, 2.6), INK.white, 0.8) +
            at(2, -62, leaf(44, { color: INK.leaf }), { turn: 66 }) +
            at(-100, -112, lit(body, skin, { size: 150 })) +
            each(points('-74 -34, -82 6, -66 40, 72 -38, 82 0, 70 36, -46 60, 40 62, -40 -58, 48 -56'), ([x, y]) =>
              fill(circle(x, y, 2.6), '#e3b574'),
            ) +
            fill(box(-62, -34, 124, 84, 30), shade(skin, 0.5)) +
            fill(box(-56, -29, 112, 74, 25), '#12332d') +
            each([-26, 26], (x) => fill(box(x - 9, -16, 18, 26, 9), INK.pear) + fill(circle(x - 3, -9, 3), INK.white)) +
            line('M-16 24Q0 36 16 24', INK.pear, 6) +
            line('M-46 -14Q-46 -22 -38 -24', INK.white, 4, 0.6) +
            // A key on a string.
            each([-1, 1], (side) => fill(box(side * 88 - 9, -20, 18, 44, 8), INK.bottle)) +
            line('M88 24C88 60 64 68 44 66', INK.bottle, 5) +
            fill(box(28, 59, 20, 14, 7), INK.ember),
          { scale: 0.86 },
        ),
      ),
    )
  },
  // The serpent as a teacher.
  instructor: () =>
    portrait(
      fill(box(0, 0, 200, 200), '#d9c8e3'),
      fill(circle(100, 104, 88), tint('#d9c8e3', 0.45)),
      fill(ellipse(104, 178, 74, 10), '#3a1238', 0.2),
      snake(
        points('34 168 5, 60 174 16, 100 174 25, 140 166 27, 138 140 26, 100 134 27, 66 118 27, 74 92 26, 104 84 25'),
        INK.leaf,
        false,
      ),
      // Head with glasses and an academic cap.
      line('M140 92L160 92M160 92L170 86M160 92L170 98', INK.cherry, 4),
      lit('M76 82C74 54 102 46 124 58C142 68 150 84 142 96C128 108 84 112 76 82Z', INK.leaf, {
        size: 70,
        hatch: false,
      }),
      fill('M84 96C100 108 130 106 142 95C134 100 106 102 84 96Z', tint(INK.leaf, 0.5)),
      line('M104 98Q124 102 138 92', shade(INK.leaf, 0.55), 3),
      each(
        [-1, 1],
        (side) =>
          fill(circle(112 + side * 14, 76, 12), INK.white, 0.85) +
          line(circle(112 + side * 14, 76, 12), INK.mango, 4) +
          fill(circle(115 + side * 14, 77, 4.4), INK.ink),
      ),
      fill('M78 58C88 44 112 40 126 50L122 62C112 54 92 56 82 66Z', INK.ink),
      fill('M62 48L104 22L146 40L104 62Z', '#24433d'),
      fill('M62 48L104 62L146 40L146 45L104 68L62 53Z', INK.ink),
      line('M104 42L70 58L68 82', INK.mango, 3.4),
      fill('M63 80L74 81L72 98L62 97Z', INK.mango),
      // A pointer, held with the tail.
      line('M34 168L14 92', INK.bark, 5),
      fill(circle(14, 90, 5), INK.cherry),
    ),
}
