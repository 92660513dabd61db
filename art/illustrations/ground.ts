import { fill } from '../drawing/shape.ts'

/** An illustration as the text of an SVG file, in the format 4:3, without a background. */
export const scene = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="320" height="240">${content}</svg>\n`

/** A ground in a tone that works on light and dark pages. */
export const patch = (color: string) =>
  fill('M40 128C30 66 84 22 150 26C214 8 296 44 290 118C304 170 262 206 200 204C150 222 56 210 40 128Z', color)
