import { INK } from '../drawing/color.ts'
import { words } from '../drawing/lettering.ts'
import { at, circle, each, fill, line, n, points } from '../drawing/shape.ts'
import {
  badge,
  basket,
  block,
  browser,
  coins,
  database,
  door,
  everybody,
  folder,
  form,
  key,
  list,
  machine,
  page,
  parcel,
  puff,
  purse,
  robot,
  sent,
  sheet,
  somebody,
  speech,
  stall,
} from './things.ts'

const WIDTH = 640
const HEIGHT = 220
const PLACES = points('88 108, 243 122, 397 104, 552 118')

/** A background in a tone that works on light and dark pages. */
const field = (color: string) =>
  fill(
    `M26 ${HEIGHT / 2}C18 36 70 20 150 24C260 30 330 12 430 20C560 24 628 34 616 ${HEIGHT / 2}C628 186 570 204 470 198C360 194 280 210 180 200C70 202 22 190 26 ${HEIGHT / 2}Z`,
    color,
  )

/** The arrow from one thing to the next. */
function way(index: number): string {
  const [x1, y1] = PLACES[index]!
  const [x2, y2] = PLACES[index + 1]!
  const [from, to, y] = [x1 + 57, x2 - 60, (y1 + y2) / 2 + (index % 2 ? 26 : -26)]
  return (
    `<g stroke-dasharray="7 7">${line(`M${n(from)} ${n(y1)}Q${n((from + to) / 2)} ${n(y)} ${n(to)} ${n(y2)}`, INK.pomegranate, 4)}</g>` +
    at(to + 4, y2, fill('M-9 -8L6 0L-9 8Z', INK.pomegranate), { turn: index % 2 ? -30 : 30 })
  )
}

/** The number of a station, which the lesson explains. */
const seal = (x: number, y: number, number: number) =>
  fill(circle(x, y, 15), INK.pomegranate) + words(String(number), x, y + 7, 20, { color: INK.cream })

/**
 * The path of an attack: four things in a row, with the numbers of the lesson. The only text in it is input, so it is
 * the same in every language.
 */
function journey(color: string, things: readonly [string, string, string, string]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${
    field(color) +
    each([0, 1, 2], way) +
    each(PLACES, ([x, y], index) => at(x, y, things[index]!)) +
    each(PLACES, ([x, y], index) => seal(x - 42, y - 54, index + 1))
  }</svg>\n`
}

const shield =
  fill('M0 -46L38 -34C40 6 26 32 0 46C-26 32 -40 6 -38 -34Z', INK.leaf) + line('M-16 0L-4 14L18 -14', INK.cream, 8)

/** A number, and the one after it. */
const other =
  words('5', -26, 8, 30, { color: INK.teal }) +
  words('6', 26, 8, 30, { color: INK.pomegranate }) +
  line('M-10 -1L10 -1M2 -9L10 -1L2 7', INK.ink, 4)

/** Pictures of the lessons, by id of their path. */
export const LESSONS: Record<string, () => string> = {
  'first-ninety-minutes': () => journey('#b5cf9a', [browser(form('1 = 1')), stall(), browser(page(1)), shield]),
  'access-control': () => journey('#a8cbc2', [basket(INK.teal), browser(other), stall(), basket(INK.cherry)]),
  injection: () => journey('#ead08d', [browser(form('O’Hara')), sheet(2), database(INK.pomegranate), everybody()]),
  'scripts-in-pages': () =>
    journey('#dcb6c6', [browser(form('<script>')), browser(page(2)), somebody(INK.apricot), badge()]),
  'sign-in': () =>
    journey('#b3c6d6', [door(), folder(at(0, -6, speech(INK.pomegranate), { scale: 0.7 })), badge(), stall()]),
  'secrets-and-files': () =>
    journey('#f1dfb0', [browser(page(0)), folder(at(4, -14, sheet(), { scale: 0.7 })), parcel(), key()]),
  'logic-and-money': () => journey('#cfe6d6', [list(-1), browser(sent('−100')), browser(sent('= −200')), coins()]),
  'parsers-and-machines': () => journey('#d9c8e3', [parcel(), sheet(1), machine(), puff()]),
  'supply-chain': () => journey('#f9d6c8', [parcel(), list(2), machine(), everybody()]),
  'chain-and-contracts': () =>
    journey('#bcd9dd', [
      browser(sent('call')),
      block(at(0, 22, coins(), { scale: 0.36 })),
      block(line('M-16 30A18 12 0 1 1 14 34M14 34L22 24M14 34L2 30', INK.mango, 5)),
      purse(true),
    ]),
  assistants: () => journey('#c9d8e8', [sheet(), speech(INK.pomegranate), robot(), coins()]),
}
