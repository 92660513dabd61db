import type { Random } from '@fruit/world/random'
import { LETTERS, type Point, type Stroke } from './letters.ts'

const WIDTH = 220
const HEIGHT = 80
const LENGTH = 5
/** Width of one letter's cell. */
const CELL = (WIDTH - 20) / LENGTH
/** Number of thin curves that cross the letters. */
const SCRATCHES = 4
/** Number of short lines that are as thick as the letters. */
const CRUMBS = 7

/** Random text for an image captcha. */
export function randomLetters(random: Random): string {
  const letters = Object.keys(LETTERS)
  return Array.from({ length: LENGTH }, () => random.pick(letters)).join('')
}

/**
 * Draws a text as SVG. Strokes are bent, split, shuffled with short crumbs and crossed by scratches: a person can read
 * the picture, but the markup does not reveal the letters.
 *
 * @param text characters that `randomLetters` uses
 */
export function drawLetters(text: string, random: Random): string {
  const bend = randomBend(random)
  const letters = [...text].flatMap((letter, index) => placedStrokes(LETTERS[letter]!, index, random))
  const crumbs = Array.from({ length: CRUMBS }, () => crumb(random))
  const scratches = Array.from({ length: SCRATCHES }, () => scratch(random))
  const drawn = (strokes: readonly Stroke[]) => {
    const pieces = strokes.flatMap((stroke) => cut(retraced(stroke, random).map(bend), random))
    return shuffled(pieces, random).map(pathData).join('')
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<path fill="#f3ecdc" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
    '<g fill="none" stroke="#3a1238" stroke-linecap="round" stroke-linejoin="round">' +
    `<path stroke-width="4" d="${drawn([...letters, ...crumbs])}"/><path stroke-width="1.4" d="${drawn(scratches)}"/>` +
    '</g></svg>'
  )
}

/** A random number between two numbers. */
function between(random: Random, from: number, to: number): number {
  return from + ((to - from) * random.integer(0, 10_000)) / 10_000
}

/** The strokes of a letter at its position: randomly rotated, slanted and scaled. */
function placedStrokes(letter: readonly Stroke[], index: number, random: Random): Stroke[] {
  const [width, height] = [between(random, 22, 28), between(random, 36, 46)]
  const turn = between(random, -0.22, 0.22)
  const slant = between(random, -0.12, 0.12)
  const x = 10 + CELL * (index + 0.5) + between(random, -2, 2)
  const y = HEIGHT / 2 + between(random, -6, 6)
  return letter.map((stroke) =>
    stroke.map(([right, down]): Point => {
      const v = (down - 0.5) * height
      const u = (right - 0.5) * width - slant * v
      return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)]
    }),
  )
}

function crumb(random: Random): Stroke {
  const [x, y] = [between(random, 4, WIDTH - 4), between(random, 4, HEIGHT - 4)]
  return [
    [x, y],
    [x + between(random, -3, 3), y + between(random, -3, 3)],
  ]
}

/** A curve across the picture. */
function scratch(random: Random): Stroke {
  const [from, to, swing] = [between(random, 10, 70), between(random, 10, 70), between(random, -18, 18)]
  const start = between(random, 0, 50)
  const length = between(random, 110, WIDTH - start)
  return Array.from({ length: 12 }, (_, index): Point => {
    const way = index / 11
    return [start + way * length, from + (to - from) * way + swing * Math.sin(way * Math.PI * 2)]
  })
}

/** Waves across the whole picture. */
function randomBend(random: Random): (point: Point) => Point {
  const [height, length, phase] = [between(random, 2, 4), between(random, 18, 34), between(random, 0, 6.28)]
  const [width, run, start] = [between(random, 1, 2.5), between(random, 14, 24), between(random, 0, 6.28)]
  return ([x, y]) => [x + width * Math.sin(y / run + start), y + height * Math.sin(x / length + phase)]
}

/** The same line with points at random distances, so that their number reveals nothing about the letter. */
function retraced(stroke: Stroke, random: Random): Stroke {
  const points: Point[] = [stroke[0]!]
  for (const [index, [x, y]] of stroke.slice(1).entries()) {
    const [fromX, fromY] = stroke[index]!
    const length = Math.hypot(x - fromX, y - fromY)
    for (let way = between(random, 3, 9); way < length - 2; way += between(random, 3, 9))
      points.push([fromX + ((x - fromX) * way) / length, fromY + ((y - fromY) * way) / length])
    points.push([x, y])
  }
  return points
}

/** Splits a stroke into pieces; each begins where the previous one ends. */
function cut(stroke: Stroke, random: Random): Stroke[] {
  const pieces: Stroke[] = []
  for (let start = 0; start < stroke.length - 1; ) {
    const end = start + random.integer(2, 5)
    pieces.push(stroke.slice(start, end + 1))
    start = end
  }
  return pieces
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last--) {
    const other = random.integer(0, last)
    ;[result[last], result[other]] = [result[other]!, result[last]!]
  }
  return result
}

/** A piece as path data, in alternating directions. */
function pathData(piece: Stroke, index: number): string {
  const points = index % 2 === 0 ? piece : piece.toReversed()
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
}
