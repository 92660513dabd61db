import { INK, shade } from './color.ts'
import { words } from './lettering.ts'
import { markAt } from './mark.ts'
import { around, at, box, circle, each, ellipse, fill, line, n, outline } from './shape.ts'

/** Text and colours of a label. */
interface Print {
  readonly lines: readonly string[]
  readonly paper?: string
  readonly ink?: string
  readonly accent?: string
  readonly size?: number
  /** Text at the bottom, such as the volume. */
  readonly foot?: string
  /** Whether the mark is above the text. */
  readonly marked?: boolean
}

/** The lines of a label around a centre. The font size is reduced if they need more space. */
function text(cx: number, cy: number, width: number, room: number, print: Print): string {
  const { lines, ink = INK.ink, accent = INK.pomegranate, foot, marked = true } = print
  const units = (marked ? 1.25 : 0) + lines.length * 1.06 + (foot ? 0.95 : 0)
  const size = Math.min(print.size ?? 24, room / units)
  const markSize = marked ? size * 1.25 : 0
  const leading = size * 1.06
  const top = cy - (size * units) / 2
  return [
    marked ? markAt(cx, top + markSize * 0.46, markSize, accent, accent === ink ? ink : INK.leaf) : '',
    each(lines, (words_, index) =>
      words(words_, cx, top + markSize + leading * (index + 0.84), size, { color: ink, within: width }),
    ),
    foot ? words(foot, cx, top + size * (units - 0.2), size * 0.54, { color: ink, spacing: 1.2, within: width }) : '',
  ].join('')
}

/** A label around the body in its full width: two fine rules and the text. */
export function bandLabel(cx: number, cy: number, halfWidth: number, height: number, print: Print): string {
  const { paper = INK.cream, accent = INK.pomegranate } = print
  const [top, bottom] = [cy - height / 2, cy + height / 2]
  return [
    fill(box(cx - halfWidth - 8, top, halfWidth * 2 + 16, height), paper),
    fill(box(cx - halfWidth - 8, top + 5, halfWidth * 2 + 16, 3), accent),
    fill(box(cx - halfWidth - 8, bottom - 8, halfWidth * 2 + 16, 3), accent),
    text(cx, cy, halfWidth * 2 - 18, height - 24, print),
  ].join('')
}

/** A sheet with rounded corners and a fine border. */
export function sheetLabel(cx: number, cy: number, width: number, height: number, print: Print, radius = 10): string {
  const { paper = INK.cream, accent = INK.pomegranate } = print
  return [
    fill(box(cx - width / 2, cy - height / 2, width, height, radius), paper),
    line(box(cx - width / 2 + 5, cy - height / 2 + 5, width - 10, height - 10, radius - 3), accent, 1.8),
    text(cx, cy, width - 20, height - 22, print),
  ].join('')
}

/** A label with a round upper edge. */
export function archLabel(cx: number, cy: number, width: number, height: number, print: Print): string {
  const { paper = INK.cream, accent = INK.pomegranate } = print
  const arch = (margin: number) => {
    const [w, top, bottom] = [width / 2 - margin, cy - height / 2 + margin, cy + height / 2 - margin]
    return `M${n(cx - w)} ${n(bottom)}L${n(cx - w)} ${n(top + w)}A${n(w)} ${n(w)} 0 0 1 ${n(cx + w)} ${n(top + w)}L${n(cx + w)} ${n(bottom)}Z`
  }
  return (
    fill(arch(0), paper) +
    line(arch(5), accent, 1.8) +
    text(cx, cy + width * 0.05, width - 20, height - width * 0.28, print)
  )
}

/** A round sticker. */
export function roundLabel(cx: number, cy: number, r: number, print: Print): string {
  const { paper = INK.cream, accent = INK.pomegranate } = print
  return (
    fill(circle(cx, cy, r), paper) + line(circle(cx, cy, r - 5), accent, 1.8) + text(cx, cy, r * 1.4, r * 1.5, print)
  )
}

/** An oval sticker. */
export function ovalLabel(cx: number, cy: number, rx: number, ry: number, print: Print): string {
  const { paper = INK.cream, accent = INK.pomegranate } = print
  return (
    fill(ellipse(cx, cy, rx, ry), paper) +
    line(ellipse(cx, cy, rx - 5, ry - 5), accent, 1.8) +
    text(cx, cy, rx * 1.5, ry * 1.5, print)
  )
}

/** A square label that stands on its corner. */
export function diamondLabel(cx: number, cy: number, rx: number, ry: number, print: Print): string {
  const { paper = INK.cream, accent = INK.pomegranate } = print
  const d = (m: number) =>
    outline([
      [cx, cy - ry + m * 1.3, 8],
      [cx + rx - m, cy, 8],
      [cx, cy + ry - m * 1.3, 8],
      [cx - rx + m, cy, 8],
    ])
  return fill(d(0), paper) + line(d(7), accent, 1.8) + text(cx, cy, rx * 1.1, ry, print)
}

/** A seal with a scalloped edge. */
export function sealLabel(cx: number, cy: number, r: number, print: Print): string {
  const { paper = INK.pomegranate, ink = INK.cream } = print
  return (
    each(around(18, r * 0.93), ([x, y]) => fill(circle(cx + x, cy + y, r * 0.17), paper)) +
    fill(circle(cx, cy, r * 0.98), paper) +
    line(circle(cx, cy, r * 0.82), ink, 1.8) +
    text(cx, cy, r * 1.36, r * 1.3, { ...print, ink, accent: print.accent ?? ink })
  )
}

/** A cardboard tag on a string around a neck. */
export function tag(x: number, y: number, width: number, print: Print, turn = 10): string {
  const { paper = INK.cream } = print
  const height = width * 1.3
  return at(
    x,
    y,
    line(`M0 6C-6 -14 -20 -24 -34 -30`, INK.bark, 2.4) +
      fill(
        outline([
          [-width * 0.24, -6, 4],
          [width * 0.24, -6, 4],
          [width / 2, width * 0.26, 6],
          [width / 2, height, 6],
          [-width / 2, height, 6],
          [-width / 2, width * 0.26, 6],
        ]),
        paper,
      ) +
      fill(box(width * 0.2, width * 0.1, width * 0.3, height - width * 0.1), shade(paper, 0.2), 0.4) +
      fill(circle(0, 5, 4), shade(paper, 0.6)) +
      text(0, height * 0.56, width - 10, height * 0.7, { marked: false, ...print }),
    { turn },
  )
}
