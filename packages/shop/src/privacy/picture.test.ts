import { seededRandom } from '@fruit/world/random'
import { expect, test } from 'vitest'
import { LETTERS } from './letters.ts'
import { drawLetters, randomLetters } from './picture.ts'

const PATHS = / d="([^"]*)"/g
const pathsOf = (svg: string) => [...svg.matchAll(PATHS)].map(([, path]) => path!)

test('randomLetters returns five characters and uses all of them', () => {
  const random = seededRandom(1)
  const texts = Array.from({ length: 200 }, () => randomLetters(random))
  for (const text of texts) expect(text).toMatch(/^[A-Z\d]{5}$/)
  expect(new Set(texts.join(''))).toEqual(new Set(Object.keys(LETTERS)))
})

test('drawLetters writes only paths, without text that names a letter', () => {
  const random = seededRandom(2)
  for (const text of ['ACEFH', 'JKLMN', 'PRUWX', 'Y3467', '99999']) {
    const svg = drawLetters(text, random)
    expect(svg.replace(PATHS, '')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="220" height="80" viewBox="0 0 220 80">' +
        '<path fill="#f3ecdc"/>' +
        '<g fill="none" stroke="#3a1238" stroke-linecap="round" stroke-linejoin="round">' +
        '<path stroke-width="4"/><path stroke-width="1.4"/></g></svg>',
    )
    for (const path of pathsOf(svg).slice(1))
      expect(path).toMatch(/^(?:M-?\d+\.\d -?\d+\.\d(?:L-?\d+\.\d -?\d+\.\d)+)+$/)
  }
})

test('drawLetters draws the same text differently each time, in a varying number of pieces', () => {
  const random = seededRandom(3)
  const pictures = Array.from({ length: 50 }, () => drawLetters('ACEFH', random))
  expect(new Set(pictures).size).toBe(50)
  const pieces = pictures.map((svg) => pathsOf(svg)[1]!.split('M').length)
  expect(new Set(pieces).size).toBeGreaterThan(5)
})

test('drawLetters keeps letters inside the picture', () => {
  const random = seededRandom(4)
  for (let i = 0; i < 100; i++) {
    const [, letters] = pathsOf(drawLetters(randomLetters(random), random))
    for (const [, x, y] of letters!.matchAll(/[ML](\S+) ([^ML]+)/g)) {
      expect(Number(x)).toBeGreaterThan(-8)
      expect(Number(x)).toBeLessThan(228)
      expect(Number(y)).toBeGreaterThan(-4)
      expect(Number(y)).toBeLessThan(84)
    }
  }
})
