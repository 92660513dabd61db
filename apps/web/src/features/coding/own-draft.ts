import { useState } from 'react'

/** Where the draft of a challenge's fix is kept in this browser. */
function place(key: string): string {
  return `own-fix-${key}`
}

/**
 * What the player wrote so far; kept in this browser, because a fix takes more than one visit.
 *
 * @param start the code as long as there is no draft
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
