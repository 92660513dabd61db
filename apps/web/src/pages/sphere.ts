/** A picture of the whole surface, as a map: longitude from left to right, latitude from top to bottom. */
export interface Surface {
  readonly width: number
  readonly height: number
  /** Red, green, blue and opacity of each pixel. */
  readonly data: Uint8ClampedArray
}

/** Rotation of a planet, in radians. */
export interface Rotation {
  readonly turn: number
  readonly tilt: number
}

/** Direction of the light: the upper left, as in all pictures of the shop. */
const LIGHT = [-0.55, 0.6, 0.58] as const
/** Brightness of the dark side, from 0 to 1. */
const NIGHT_BRIGHTNESS = 0.08
/** Share of the radius over which the atmosphere glows. */
const ATMOSPHERE = 0.06

/**
 * Draws a planet into a square of pixels.
 *
 * @param points red, green, blue and opacity of each pixel, row by row; overwritten
 */
export function drawSphere(points: Uint8ClampedArray, side: number, surface: Surface, { turn, tilt }: Rotation): void {
  const middle = side / 2
  const radius = side * 0.4
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  for (let row = 0; row < side; row++) {
    const y = (middle - row - 0.5) / radius
    for (let column = 0; column < side; column++) {
      const at = 4 * (row * side + column)
      const x = (column + 0.5 - middle) / radius
      const out = x * x + y * y
      if (out > 1) {
        const glow = Math.max(0, 1 - (Math.sqrt(out) - 1) / ATMOSPHERE) * Math.max(0, 0.4 + LIGHT[0] * x + LIGHT[1] * y)
        points[at] = 150
        points[at + 1] = 220
        points[at + 2] = 190
        points[at + 3] = 130 * glow * glow
        continue
      }
      const z = Math.sqrt(1 - out)
      // Tilted towards the viewer, then rotated around the planet's own axis.
      const up = cos * y - sin * z
      const near = sin * y + cos * z
      const longitude = Math.atan2(x, near) + turn
      const u = (((longitude / (2 * Math.PI)) % 1) + 1) % 1
      const v = Math.acos(Math.max(-1, Math.min(1, up))) / Math.PI
      const from =
        4 *
        (Math.min(surface.height - 1, Math.floor(v * surface.height)) * surface.width + Math.floor(u * surface.width))
      const light = NIGHT_BRIGHTNESS + (1 - NIGHT_BRIGHTNESS) * Math.max(0, LIGHT[0] * x + LIGHT[1] * y + LIGHT[2] * z)
      for (let colour = 0; colour < 3; colour++) points[at + colour] = surface.data[from + colour]! * light
      // Antialiases the edge over the last pixel.
      points[at + 3] = 255 * Math.min(1, (1 - Math.sqrt(out)) * radius)
    }
  }
}

/** The surface of a planet without a map: bands of clouds, from the green of a pear to the red of an apple. */
export function defaultSurface(width: number, height: number): Surface {
  const data = new Uint8ClampedArray(4 * width * height)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const along = (2 * Math.PI * column) / width
      const down = (Math.PI * row) / height
      const band = Math.sin(7 * down + Math.sin(3 * along) * 0.6) + 0.5 * Math.sin(5 * along + 9 * down)
      const red = Math.max(0, Math.min(1, 0.5 + band / 3))
      data.set([120 + 90 * red, 180 - 120 * red, 70 - 10 * red, 255], 4 * (row * width + column))
    }
  return { width, height, data }
}
