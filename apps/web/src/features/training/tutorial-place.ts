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

/**
 * Where a hint stands: beside what it points to, so that a form stays in sight; else below or above it; else at the edge.
 *
 * @param anchor null: it points to nothing
 * @param barBottom lower edge of the bar at the top of the window
 */
export function placeHint(anchor: Box | null, hint: Size, window: Size, barBottom: number): Place {
  const edge =
    window.width < WIDE
      ? { left: (window.width - hint.width) / 2, top: Math.max(barBottom, 0) + GAP }
      : { left: GAP * 2, top: window.height - hint.height - GAP * 2 }
  if (!anchor) return edge
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
  const fits = (place: Place) =>
    place.left >= GAP &&
    place.left + hint.width <= window.width - GAP &&
    place.top >= GAP &&
    place.top + hint.height <= window.height - GAP
  return (anchor.bottom < BAR ? [...along, ...aside] : [...aside, ...along]).find(fits) ?? edge
}
