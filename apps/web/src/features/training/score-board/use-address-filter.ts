import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useServices } from '../../../lib/services.ts'
import { type ChallengeFilter, readFilter, writeFilter } from './challenge-filter.ts'

/** Delay before the address is updated, in milliseconds, so that typing is not slowed down. */
const ADDRESS_DELAY_MS = 150

/** The filter in the address of the screen. It changes at once; the address is updated after a delay. */
export function useAddressFilter(): readonly [ChallengeFilter, (filter: ChallengeFilter) => void] {
  const { appHistory: addresses } = useServices()
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  const [filter, setFilter] = useState(() => readFilter(query))
  const address = query.toString()
  /** The query that was read or written last. */
  const known = useRef(address)
  const isPresent = useCallback(() => addresses.queryAt(pathname)?.toString() === known.current, [addresses, pathname])

  // A link or the back button leads to another filter.
  useEffect(() => {
    // The rendered address may be older than the written one: then there was no navigation.
    if (known.current === address || isPresent()) return
    known.current = address
    setFilter(readFilter(new URLSearchParams(address)))
  }, [address, isPresent])

  useEffect(() => {
    const next = writeFilter(new URLSearchParams(known.current), filter)
    if (next.toString() === known.current) return
    const timer = setTimeout(() => {
      // Does not undo a navigation to another address.
      if (!isPresent()) return
      known.current = next.toString()
      setQuery(next, { replace: true, preventScrollReset: true })
    }, ADDRESS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [filter, setQuery, isPresent])

  return [filter, setFilter]
}
