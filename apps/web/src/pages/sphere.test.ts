import { expect, it } from 'vitest'
import { defaultSurface, drawSphere, type Surface } from './sphere.ts'

const SIDE = 40
/** Four meridians of four colors. */
const striped: Surface = {
  width: 4,
  height: 1,
  data: Uint8ClampedArray.from([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]),
}

const drawn = (surface: Surface, turn = 0, tilt = 0) => {
  const points = new Uint8ClampedArray(4 * SIDE * SIDE)
  drawSphere(points, SIDE, surface, { turn, tilt })
  return (column: number, row: number) => [...points.slice(4 * (row * SIDE + column), 4 * (row * SIDE + column) + 4)]
}

it('draws empty corners and a filled center', () => {
  const at = drawn(striped)
  expect(at(0, 0)[3]).toBe(0)
  expect(at(SIDE - 1, SIDE - 1)[3]).toBe(0)
  expect(at(20, 20)[3]).toBe(255)
})

it('shows another meridian after a quarter turn', () => {
  const [red, green] = [drawn(striped)(21, 18), drawn(striped, Math.PI / 2)(21, 18)]
  expect(red[0]).toBeGreaterThan(0)
  expect(red[1]).toBe(0)
  expect(green[1]).toBeGreaterThan(0)
  expect(green[0]).toBe(0)
})

it('looks the same after a full turn', () => {
  expect(drawn(striped, 2 * Math.PI + 0.3)(12, 14)).toEqual(drawn(striped, 0.3)(12, 14))
})

it('is lit from the upper left', () => {
  const at = drawn(defaultSurface(64, 32))
  const brightness = ([r, g, b]: number[]) => r! + g! + b!
  expect(brightness(at(13, 13))).toBeGreaterThan(brightness(at(27, 27)))
})
