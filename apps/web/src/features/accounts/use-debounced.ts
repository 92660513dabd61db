import { useEffect, useState } from 'react'

/**
 * A debounced value: it follows another one that has not changed for a while.
 *
 * @param milliseconds for which the value must not change
 */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
