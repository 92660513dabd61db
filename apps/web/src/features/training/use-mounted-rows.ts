import { startTransition, useEffect, useState } from 'react'

/** So many fill the first screen of a desk. */
const ROWS_OF_A_DESK = 24
/** On screens that are narrower than this, each row or card is a block, at least so high; both in pixels. */
const NARROW = 1024
const BLOCK = 120

/**
 * The rows that a board draws. First those that are seen at once; soon after all of them, the filtered ones hidden, so
 * that a filter has nothing to build.
 *
 * @param shown whether a row passes the filter
 */
export function useMountedRows<Row>(rows: readonly Row[], shown: (row: Row) => boolean): readonly Row[] {
  const [first] = useState(() => (innerWidth < NARROW ? Math.ceil(innerHeight / BLOCK) : ROWS_OF_A_DESK))
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
