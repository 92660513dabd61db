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

describe('placeHint', () => {
  test('places the hint beside a form field, at its height', () => {
    expect(placeHint({ anchor: box(500, 300, 400, 40) }, hint, desk, 64)).toEqual({ left: 916, top: 220 })
  })

  test('uses the other side if there is no space', () => {
    expect(placeHint({ anchor: box(1000, 300, 400, 40) }, hint, desk, 64).left).toBe(1000 - 16 - 340)
  })

  test('places the hint below an element of the top bar', () => {
    expect(placeHint({ anchor: box(600, 10, 500, 44) }, hint, desk, 64)).toEqual({ left: 680, top: 70 })
  })

  test('keeps the hint inside the window', () => {
    expect(placeHint({ anchor: box(1390, 10, 44, 44) }, hint, desk, 64).left).toBe(1440 - 340 - 16)
  })

  test('places the hint below a field on a phone, and above a field at the bottom', () => {
    expect(placeHint({ anchor: box(20, 300, 320, 40) }, { width: 328, height: 200 }, phone, 110).top).toBe(356)
    expect(placeHint({ anchor: box(20, 600, 320, 40) }, { width: 328, height: 200 }, phone, 110).top).toBe(384)
  })

  test('places a hint without anchor below the bar of a phone', () => {
    expect(placeHint({ anchor: null }, { width: 328, height: 200 }, phone, 110)).toEqual({ left: 16, top: 126 })
  })

  test('covers as little as possible if there is no space', () => {
    const anchor = box(10, 100, 340, 600)
    expect(placeHint({ anchor }, { width: 328, height: 200 }, phone, 110)).toEqual({ left: 16, top: 524 })
  })

  test('avoids an open menu', () => {
    const anchor = box(1300, 10, 44, 44)
    const popup = box(1100, 60, 300, 400)
    const { left, top } = placeHint({ anchor, popup }, hint, desk, 64)
    expect(left + hint.width <= popup.left || top >= popup.bottom).toBe(true)
  })

  test('places a hint without anchor in the lower corner of a wide window', () => {
    expect(placeHint({ anchor: null }, hint, desk, 64)).toEqual({ left: 32, top: 668 })
  })
})

test('rejects anchors that fill the window', () => {
  expect(isPointable(box(0, 64, 1440, 800), desk)).toBe(false)
  expect(isPointable(box(0, 64, 1440, 200), desk)).toBe(true)
})
