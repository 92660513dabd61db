import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import { INK } from './color.ts'
import { n } from './shape.ts'

const file = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/young-serif/files/young-serif-latin-400-normal.woff'),
)
const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))

interface Lettering {
  readonly d: string
  readonly width: number
}

/** Text in the brand font as outlines, so that pictures look the same on machines without the font. */
export function lettering(text: string, size: number, spacing = 0): Lettering {
  const unit = size / font.unitsPerEm
  const parts: string[] = []
  let x = 0
  let previous: ReturnType<typeof font.charToGlyph> | undefined
  for (const character of text) {
    const glyph = font.charToGlyph(character)
    if (previous) x += font.getKerningValue(previous, glyph) * unit + spacing
    for (const step of glyph.getPath(x, 0, size).commands) {
      if (step.type === 'Z') parts.push('Z')
      else if (step.type === 'Q') parts.push(`Q${n(step.x1)} ${n(step.y1)} ${n(step.x)} ${n(step.y)}`)
      else if (step.type === 'C')
        parts.push(`C${n(step.x1)} ${n(step.y1)} ${n(step.x2)} ${n(step.y2)} ${n(step.x)} ${n(step.y)}`)
      else parts.push(`${step.type}${n(step.x)} ${n(step.y)}`)
    }
    x += (glyph.advanceWidth ?? 0) * unit
    previous = glyph
  }
  return { d: parts.join(''), width: x }
}

/** A line of text around a centre. The font size is reduced if it would become too wide. */
export function words(
  text: string,
  cx: number,
  baseline: number,
  size: number,
  options: { color?: string; spacing?: number; within?: number } = {},
): string {
  const { color = INK.ink, spacing = 0, within = Number.POSITIVE_INFINITY } = options
  const natural = lettering(text, size, spacing)
  const { d, width } =
    natural.width <= within
      ? natural
      : lettering(text, (size * within) / natural.width, (spacing * within) / natural.width)
  return `<path d="${d}" fill="${color}" transform="translate(${n(cx - width / 2)} ${n(baseline)})"/>`
}
