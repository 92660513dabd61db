import { useCallback, useSyncExternalStore } from 'react'

/** Widths of phones. */
export const PHONE = '(max-width: 639px)'

/** Whether a media query matches, updated on changes. @param query such as `PHONE` */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
