/** Edges of an element on the screen, in pixels. */
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

/** Distance between a hint, its anchor and the edges of the window, in pixels. */
const GAP = 16
/** An element whose bottom is above this belongs to the top bar. */
const TOP_BAR_BOTTOM = 120
/** Narrower windows are phones. */
const MIN_DESKTOP_WIDTH = 700

/** Whether a hint can be placed beside an anchor: an anchor that fills the window leaves no space. */
export function isPointable(anchor: Box, window: Size): boolean {
  return (anchor.right - anchor.left) * (anchor.bottom - anchor.top) < (window.width * window.height) / 2
}

/** Areas that a hint must not cover. */
export interface Obstacles {
  /** The element that it explains; null: none. */
  readonly anchor: Box | null
  /** An open menu or dialog. */
  readonly popup?: Box | null
}

/**
 * Position of a hint: beside its anchor, so that a form stays visible; else below or above it; else at an edge or in a
 * corner of the window. If it has to cover something, it covers as little as possible.
 *
 * @param barBottom lower edge of the bar at the top of the window
 */
export function placeHint({ anchor, popup = null }: Obstacles, hint: Size, window: Size, barBottom: number): Place {
  const isPhone = window.width < MIN_DESKTOP_WIDTH
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
  const places = [...(anchor ? placesAround(anchor, hint, window).filter(fits) : []), ...edges]
  const covered = places.map((place) => overlapArea(place, hint, anchor) + overlapArea(place, hint, popup))
  return places[covered.indexOf(Math.min(...covered))]!
}

function placesAround(anchor: Box, hint: Size, window: Size): Place[] {
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
  return anchor.bottom < TOP_BAR_BOTTOM ? [...along, ...aside] : [...aside, ...along]
}

/** Area of a box that a hint covers, in square pixels. */
function overlapArea({ left, top }: Place, { width, height }: Size, box: Box | null): number {
  if (!box) return 0
  const across = Math.min(left + width, box.right) - Math.max(left, box.left)
  const down = Math.min(top + height, box.bottom) - Math.max(top, box.top)
  return Math.max(across, 0) * Math.max(down, 0)
}
