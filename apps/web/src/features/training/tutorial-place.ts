/** Edges of something on the screen, in pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Place {
  readonly left: number
  readonly top: number
}

/** Between a hint, what it points to and the edges of the window. */
const GAP = 16
/** What ends above this hangs in the bar at the top. */
const BAR = 120
/** Narrower windows are phones. */
const WIDE = 700

/** Whether a hint can stand beside what it points to: something as large as the window has no beside. */
export function isPointable(anchor: Box, window: Size): boolean {
  return (anchor.right - anchor.left) * (anchor.bottom - anchor.top) < (window.width * window.height) / 2
}

/** What a hint must leave free. */
export interface LeftFree {
  /** What it points to; null: nothing. */
  readonly anchor: Box | null
  /** A menu or dialog that lies open above all. */
  readonly popup?: Box | null
}

/**
 * Where a hint stands: beside what it points to, so that a form stays in sight; else below or above it; else at an edge or in
 * a corner. Where nothing is left free, it covers as little as can be.
 *
 * @param barBottom lower edge of the bar at the top of the window
 */
export function placeHint({ anchor, popup = null }: LeftFree, hint: Size, window: Size, barBottom: number): Place {
  const isPhone = window.width < WIDE
  const margin = isPhone ? GAP : GAP * 2
  const belowBar = Math.max(barBottom, 0) + GAP
  const [first, last] = [margin, window.width - hint.width - margin]
  const low = window.height - hint.height - margin
  const edges = isPhone
    ? [belowBar, low].map((top) => ({ left: (window.width - hint.width) / 2, top }))
    : [low, belowBar].flatMap((top) => [first, last].map((left) => ({ left, top })))
  const fits = (place: Place) =>
    place.left >= GAP &&
    place.left + hint.width <= window.width - GAP &&
    place.top >= GAP &&
    place.top + hint.height <= window.height - GAP
  const places = [...(anchor ? besides(anchor, hint, window).filter(fits) : []), ...edges]
  const covered = places.map((place) => overlap(place, hint, anchor) + overlap(place, hint, popup))
  return places[covered.indexOf(Math.min(...covered))]!
}

function besides(anchor: Box, hint: Size, window: Size): Place[] {
  const within = (at: number, length: number, whole: number) => Math.max(GAP, Math.min(at, whole - length - GAP))
  const left = within((anchor.left + anchor.right - hint.width) / 2, hint.width, window.width)
  const top = within((anchor.top + anchor.bottom - hint.height) / 2, hint.height, window.height)
  const aside = [
    { left: anchor.right + GAP, top },
    { left: anchor.left - GAP - hint.width, top },
  ]
  const along = [
    { left, top: anchor.bottom + GAP },
    { left, top: anchor.top - GAP - hint.height },
  ]
  return anchor.bottom < BAR ? [...along, ...aside] : [...aside, ...along]
}

/** Square pixels that a hint covers of something. */
function overlap({ left, top }: Place, { width, height }: Size, box: Box | null): number {
  if (!box) return 0
  const across = Math.min(left + width, box.right) - Math.max(left, box.left)
  const down = Math.min(top + height, box.bottom) - Math.max(top, box.top)
  return Math.max(across, 0) * Math.max(down, 0)
}
