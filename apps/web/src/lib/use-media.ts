import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds, followed as it changes. @param query such as `(max-width: 639px)` */
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
