import { useState } from 'react'

/** Storage key of the draft for a challenge. */
function place(key: string): string {
  return `own-fix-${key}`
}

/**
 * The player's draft of a fix, stored in this browser.
 *
 * @param start initial code if there is no draft
 */
export function useOwnDraft(key: string, start: string): readonly [string, (code: string) => void] {
  const [code, setCode] = useState(() => localStorage.getItem(place(key)) ?? start)
  const write = (next: string) => {
    if (next === start) localStorage.removeItem(place(key))
    else localStorage.setItem(place(key), next)
    setCode(next)
  }
  return [code, write]
}
