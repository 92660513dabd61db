/** Turns of the serpent, rings per turn and corners per ring. */
const TURNS = 3
const RINGS_PER_TURN = 24
const CORNERS = 8
/** In millimetres: radius of a turn, height of a turn, and half of the body's thickness. */
const RADIUS = 14
const RISE = 9
const THICKNESS = 3.2

const HEADER_BYTES = 80
const TRIANGLE_BYTES = 50

type Point = readonly [number, number, number]

/** Returns one corner of the serpent's body. @param ring from 0 at the tip of its tail. @param corner around the body */
function cornerAt(ring: number, corner: number): Point {
  const along = (ring / RINGS_PER_TURN) * 2 * Math.PI
  const around = (corner / CORNERS) * 2 * Math.PI
  // Thin at the tail, thickest in the middle; the head is half as thick.
  const grown = ring / (TURNS * RINGS_PER_TURN)
  const thickness = THICKNESS * Math.min(1, 0.1 + 3 * grown) * (grown > 0.95 ? 0.5 : 1)
  const distance = RADIUS + thickness * Math.cos(around)
  return [
    distance * Math.cos(along),
    distance * Math.sin(along),
    (ring / RINGS_PER_TURN) * RISE + thickness * Math.sin(around),
  ]
}

/** Builds the serpent keyring as a binary STL file, in millimetres. */
export function serpentModel(): Uint8Array {
  const triangles: Point[][] = []
  for (let ring = 0; ring < TURNS * RINGS_PER_TURN; ring++)
    for (let corner = 0; corner < CORNERS; corner++) {
      const [here, above] = [cornerAt(ring, corner), cornerAt(ring, corner + 1)]
      const [next, nextAbove] = [cornerAt(ring + 1, corner), cornerAt(ring + 1, corner + 1)]
      triangles.push([here, next, above], [above, next, nextAbove])
    }
  const bytes = new Uint8Array(HEADER_BYTES + 4 + triangles.length * TRIANGLE_BYTES)
  bytes.set(new TextEncoder().encode('SerpentKeyring, made with OpenSCAD').slice(0, HEADER_BYTES))
  const view = new DataView(bytes.buffer)
  view.setUint32(HEADER_BYTES, triangles.length, true)
  for (const [index, points] of triangles.entries()) {
    // The normal comes first. It stays zero, so that readers calculate it.
    const at = HEADER_BYTES + 4 + index * TRIANGLE_BYTES + 12
    for (const [place, value] of points.flat().entries()) view.setFloat32(at + place * 4, value, true)
  }
  return bytes
}
