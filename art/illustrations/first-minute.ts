import { INK, shade, tint } from '../drawing/color.ts'
import { apple } from '../drawing/fruit-orchard.ts'
import { leaf } from '../drawing/leaves.ts'
import { at, box, circle, clip, ellipse, fill, line, points } from '../drawing/shape.ts'
import { snake } from '../drawing/snake.ts'
import { patch } from './ground.ts'

const shadow = (cx: number, halfWidth: number) => fill(ellipse(cx, 206, halfWidth, 10), '#3a1238', 0.2)

/** An apple under a magnifying glass, which shows a hole. */
function find(): string {
  const lens = circle(186, 112, 50)
  return (
    patch('#a9c98f') +
    shadow(164, 96) +
    at(150, 136, apple(), { scale: 1.4 }) +
    line('M222 148L262 190', shade(INK.wood, 0.3), 20) +
    line('M220 146L260 188', INK.wood, 14) +
    clip(
      lens,
      fill(lens, tint(INK.cherry, 0.12)),
      fill(ellipse(188, 118, 30, 27), shade(INK.cherry, 0.45)),
      fill(ellipse(190, 121, 24, 21), INK.fig),
      fill(circle(182, 117, 5.5), INK.lemon),
      fill(circle(183, 117, 2.4), INK.ink),
      fill(circle(199, 117, 5.5), INK.lemon),
      fill(circle(200, 117, 2.4), INK.ink),
      fill('M150 60L176 60L146 166L120 166Z', INK.white, 0.24),
    ) +
    line(lens, shade(INK.mango, 0.3), 13) +
    line(lens, INK.mango, 8)
  )
}

/** A serpent that opens a padlock with its head. */
function attack(): string {
  const body = box(92, 116, 124, 92, 16)
  return (
    patch('#e5b3a3') +
    shadow(166, 100) +
    line('M118 116L118 86C118 44 190 44 190 86L190 92', shade(INK.steel, 0.34), 22) +
    line('M116 114L116 84C116 44 188 44 188 84L188 90', INK.steel, 16) +
    clip(
      body,
      fill(body, INK.mango),
      fill('M176 100L230 100L230 220L150 220C176 190 184 150 176 100Z', shade(INK.mango, 0.34), 0.7),
      fill(box(92, 116, 124, 10), tint(INK.mango, 0.5), 0.8),
    ) +
    fill(circle(152, 156, 13), INK.fig) +
    fill('M146 160L158 160L163 188L141 188Z', INK.fig) +
    snake(
      points('286 204 6, 262 208 13, 238 200 17, 234 172 19, 250 140 20, 256 104 20, 236 82 18, 214 96 15'),
      INK.leaf,
    )
  )
}

/** An apple with a plaster over its hole, and tools. */
function repair(): string {
  const plaster = box(-46, -15, 92, 30, 14)
  const strip = fill(plaster, tint(INK.kraft, 0.42)) + fill(box(-17, -15, 34, 30), tint(INK.kraft, 0.7))
  return (
    patch('#b3c6d6') +
    shadow(166, 104) +
    at(146, 136, apple(INK.pear, INK.lemon), { scale: 1.4 }) +
    at(150, 144, strip, { turn: 38 }) +
    at(150, 144, strip, { turn: -38 }) +
    at(
      252,
      140,
      fill(box(-7, -4, 14, 68, 4), INK.steel) +
        fill(box(1, -4, 6, 68, 2), shade(INK.steel, 0.3)) +
        fill(box(-15, -70, 30, 68, 12), INK.pomegranate) +
        fill(box(2, -70, 13, 68, 8), shade(INK.pomegranate, 0.35), 0.8) +
        line('M-6 -60L-6 -14', tint(INK.pomegranate, 0.4), 4),
      { turn: 14 },
    ) +
    at(76, 206, leaf(44), { turn: -62 })
  )
}

/** Three scenes in one file: find, attack, repair. The welcome banner shows one third at a time. */
export const FIRST_MINUTE: Record<string, () => string> = {
  'first-minute': () =>
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 240" width="960" height="240">' +
    `${at(0, 0, find())}${at(320, 0, attack())}${at(640, 0, repair())}</svg>\n`,
}
