import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useServices } from '../../lib/services.ts'
import { type ChallengeFilter, readFilter, writeFilter } from './challenge-filter.ts'

/** Whoever types is not kept waiting by the address: it follows after a moment, in milliseconds. */
const ADDRESS_FOLLOWS_AFTER = 150

/** The filter in the address of the screen. It answers at once; the address follows. */
export function useAddressFilter(): readonly [ChallengeFilter, (filter: ChallengeFilter) => void] {
  const { addresses } = useServices()
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  const [filter, setFilter] = useState(() => readFilter(query))
  const address = query.toString()
  /** What the filter was read from, or written into, last. */
  const known = useRef(address)
  const isPresent = useCallback(() => addresses.queryAt(pathname)?.toString() === known.current, [addresses, pathname])

  // A link, or the way back, leads to another filter.
  useEffect(() => {
    // What is drawn may be older than what was written: then nobody has led anywhere.
    if (known.current === address || isPresent()) return
    known.current = address
    setFilter(readFilter(new URLSearchParams(address)))
  }, [address, isPresent])

  useEffect(() => {
    const next = writeFilter(new URLSearchParams(known.current), filter)
    if (next.toString() === known.current) return
    const timer = setTimeout(() => {
      // Whoever is on the way to something else is not called back.
      if (!isPresent()) return
      known.current = next.toString()
      setQuery(next, { replace: true, preventScrollReset: true })
    }, ADDRESS_FOLLOWS_AFTER)
    return () => clearTimeout(timer)
  }, [filter, setQuery, isPresent])

  return [filter, setFilter]
}
