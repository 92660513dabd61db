import { useState } from 'react'

/** Storage key of the draft for a challenge. */
function storageKey(key: string): string {
  return `own-fix-${key}`
}

/**
 * The player's draft of a fix, stored in this browser.
 *
 * @param start initial code if there is no draft
 */
export function useOwnDraft(key: string, start: string): readonly [string, (code: string) => void] {
  const [code, setCode] = useState(() => localStorage.getItem(storageKey(key)) ?? start)
  const write = (next: string) => {
    if (next === start) localStorage.removeItem(storageKey(key))
    else localStorage.setItem(storageKey(key), next)
    setCode(next)
  }
  return [code, write]
}
