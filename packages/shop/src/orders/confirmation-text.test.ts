import type { PDFFont } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { wrapText } from './confirmation-text.ts'

/** A font whose letters are as wide as their size, but closer together after an A. It counts what it measures. */
function countingFont() {
  const font = {
    measured: 0,
    widthOfTextAtSize(text: string, size: number) {
      font.measured += text.length
      return size * (text.length - 0.5 * (text.match(/A(?=V)/g)?.length ?? 0))
    },
  }
  return font
}

const wrap = (text: string, width: number, font = countingFont()) =>
  wrapText(text, font as unknown as PDFFont, 1, width)

it.each([
  ['one two three', 7, ['one two', 'three']],
  ['one twothreefour five', 5, ['one', 'twoth', 'reefo', 'ur', 'five']],
  ['AVAVAV AVAV', 5, ['AVAVAV', 'AVAV']],
  ['AVAVAVAV', 5, ['AVAVAV', 'AV']],
  ['', 5, ['']],
])('wraps %j to %d', (text, width, lines) => {
  expect(wrap(text, width)).toEqual(lines)
})

it('measures few characters for each letter', () => {
  const font = countingFont()
  const word = Array.from({ length: 2000 }, (_, index) => String.fromCodePoint(0x100 + index)).join('')
  expect(wrap(word, 60, font)).toHaveLength(34)
  expect(font.measured).toBeLessThan(10 * word.length)
})
