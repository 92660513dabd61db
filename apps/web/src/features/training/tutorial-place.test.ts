import { describe, expect, test } from 'vitest'
import { type Box, isPointable, placeHint } from './tutorial-place.ts'

const hint = { width: 340, height: 200 }
const desk = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

describe('a hint', () => {
  test('stands beside a field of a form, at its height', () => {
    expect(placeHint({ anchor: box(500, 300, 400, 40) }, hint, desk, 64)).toEqual({ left: 916, top: 220 })
  })

  test('stands on the other side where there is no room', () => {
    expect(placeHint({ anchor: box(1000, 300, 400, 40) }, hint, desk, 64).left).toBe(1000 - 16 - 340)
  })

  test('stands below what hangs in the bar at the top', () => {
    expect(placeHint({ anchor: box(600, 10, 500, 44) }, hint, desk, 64)).toEqual({ left: 680, top: 70 })
  })

  test('never leaves the window', () => {
    expect(placeHint({ anchor: box(1390, 10, 44, 44) }, hint, desk, 64).left).toBe(1440 - 340 - 16)
  })

  test('stands below a field on a phone, and above one that is low', () => {
    expect(placeHint({ anchor: box(20, 300, 320, 40) }, { width: 328, height: 200 }, phone, 110).top).toBe(356)
    expect(placeHint({ anchor: box(20, 600, 320, 40) }, { width: 328, height: 200 }, phone, 110).top).toBe(384)
  })

  test('stands below the bar of a phone when it points to nothing', () => {
    expect(placeHint({ anchor: null }, { width: 328, height: 200 }, phone, 110)).toEqual({ left: 16, top: 126 })
  })

  test('covers as little as can be where there is no room', () => {
    const anchor = box(10, 100, 340, 600)
    expect(placeHint({ anchor }, { width: 328, height: 200 }, phone, 110)).toEqual({ left: 16, top: 524 })
  })

  test('makes room for a menu that opens over it', () => {
    const anchor = box(1300, 10, 44, 44)
    const popup = box(1100, 60, 300, 400)
    const { left, top } = placeHint({ anchor, popup }, hint, desk, 64)
    expect(left + hint.width <= popup.left || top >= popup.bottom).toBe(true)
  })

  test('stands in the lower corner of a desk when it points to nothing', () => {
    expect(placeHint({ anchor: null }, hint, desk, 64)).toEqual({ left: 32, top: 668 })
  })
})

test('something that fills the window is not pointed to', () => {
  expect(isPointable(box(0, 64, 1440, 800), desk)).toBe(false)
  expect(isPointable(box(0, 64, 1440, 200), desk)).toBe(true)
})
