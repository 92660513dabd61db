import { startTransition, useEffect, useState } from 'react'

/** Number of rows that fill the first screen on a desktop. */
const DESKTOP_ROWS = 24
/**
 * On screens narrower than the first value, each row or card is a block of at least the second height; both in pixels.
 */
const NARROW_WIDTH = 1024
const MIN_BLOCK_HEIGHT = 120

/**
 * The rows that a board mounts: at first those that are visible, soon after all of them, with filtered ones hidden, so
 * that a filter change mounts nothing.
 *
 * @param shown whether a row passes the filter
 */
export function useMountedRows<Row>(rows: readonly Row[], shown: (row: Row) => boolean): readonly Row[] {
  const [first] = useState(() => (innerWidth < NARROW_WIDTH ? Math.ceil(innerHeight / MIN_BLOCK_HEIGHT) : DESKTOP_ROWS))
  const [all, setAll] = useState(false)
  const isLoaded = rows.length > 0
  useEffect(() => {
    if (!isLoaded) return
    // After the first screen is painted.
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setAll(true))))
    return () => cancelAnimationFrame(frame)
  }, [isLoaded])
  return all ? rows : rows.filter(shown).slice(0, first)
}
