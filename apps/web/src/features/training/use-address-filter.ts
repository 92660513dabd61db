import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type ChallengeFilter, readFilter, writeFilter } from './challenge-filter.ts'

/** Whoever types is not kept waiting by the address: it follows after a moment, in milliseconds. */
const ADDRESS_FOLLOWS_AFTER = 150

/** The filter in the address of the screen. It answers at once; the address follows. */
export function useAddressFilter(): readonly [ChallengeFilter, (filter: ChallengeFilter) => void] {
  const [query, setQuery] = useSearchParams()
  const [filter, setFilter] = useState(() => readFilter(query))
  const address = query.toString()
  const known = useRef(address)

  // A link, or the way back, leads to another filter.
  useEffect(() => {
    if (known.current === address) return
    known.current = address
    setFilter(readFilter(new URLSearchParams(address)))
  }, [address])

  useEffect(() => {
    const next = writeFilter(new URLSearchParams(known.current), filter)
    if (next.toString() === known.current) return
    const timer = setTimeout(() => {
      known.current = next.toString()
      setQuery(next, { replace: true, preventScrollReset: true })
    }, ADDRESS_FOLLOWS_AFTER)
    return () => clearTimeout(timer)
  }, [filter, setQuery])

  return [filter, setFilter]
}
