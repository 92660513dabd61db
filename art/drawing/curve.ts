/** Curves are also rendered large, as in the mark: two decimals keep them smooth. */
const n = (value: number) => String(Math.round(value * 100) / 100)

/** A point on a curve. */
type Point = readonly [x: number, y: number]

/** A point on the spine of a ribbon, with the ribbon's width there. */
export type Joint = readonly [x: number, y: number, width: number]

/** Number of points that are added between two joints of a ribbon. */
const STEPS = 4

/** Closed or open curve through points, smooth at each of them. */
export function through(points: readonly Point[], closed = true): string {
  const count = points.length
  const point = (index: number) =>
    closed ? points[(index + count) % count]! : points[Math.max(0, Math.min(count - 1, index))]!
  const first = point(0)
  let d = `M${n(first[0])} ${n(first[1])}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [p0, p1, p2, p3] = [point(index - 1), point(index), point(index + 1), point(index + 2)]
    const a: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6]
    const b: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6]
    d += `C${n(a[0])} ${n(a[1])} ${n(b[0])} ${n(b[1])} ${n(p2[0])} ${n(p2[1])}`
  }
  return closed ? `${d}Z` : d
}

/** A band along a spine with varying width: serpents, peels, stalks, smoke. */
export function ribbon(joints: readonly Joint[]): string {
  const spine = spread(joints)
  const left: Point[] = []
  const right: Point[] = []
  spine.forEach(([x, y, width], index) => {
    const before = spine[Math.max(0, index - 1)]!
    const after = spine[Math.min(spine.length - 1, index + 1)]!
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const nx = (-(after[1] - before[1]) / length) * (width / 2)
    const ny = ((after[0] - before[0]) / length) * (width / 2)
    left.push([x + nx, y + ny])
    right.unshift([x - nx, y - ny])
  })
  return through([...left, ...right])
}

/** Adds points to the spine, so that the edges follow its bends. */
function spread(joints: readonly Joint[]): Joint[] {
  const joint = (index: number) => joints[Math.max(0, Math.min(joints.length - 1, index))]!
  const spine: Joint[] = []
  for (let index = 0; index < joints.length - 1; index++)
    for (let step = 0; step < STEPS; step++)
      spine.push(between(joint(index - 1), joint(index), joint(index + 1), joint(index + 2), step / STEPS))
  return [...spine, joints.at(-1)!]
}

function between(p0: Joint, p1: Joint, p2: Joint, p3: Joint, t: number): Joint {
  const value = (axis: 0 | 1 | 2) =>
    0.5 *
    (2 * p1[axis] +
      (p2[axis] - p0[axis]) * t +
      (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
      (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t)
  return [value(0), value(1), Math.max(value(2), 0)]
}
