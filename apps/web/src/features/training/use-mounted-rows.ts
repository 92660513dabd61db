import { startTransition, useEffect, useState } from 'react'

/** So many fill the first screen. */
const FIRST_ROWS = 24

/**
 * The rows that a board draws. First those that are seen at once; soon after all of them, the filtered ones hidden, so
 * that a filter has nothing to build.
 *
 * @param shown whether a row passes the filter
 */
export function useMountedRows<Row>(rows: readonly Row[], shown: (row: Row) => boolean): readonly Row[] {
  const [all, setAll] = useState(false)
  const isLoaded = rows.length > 0
  useEffect(() => {
    if (!isLoaded) return
    // After the first screen is painted.
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setAll(true))))
    return () => cancelAnimationFrame(frame)
  }, [isLoaded])
  return all ? rows : rows.filter(shown).slice(0, FIRST_ROWS)
}
