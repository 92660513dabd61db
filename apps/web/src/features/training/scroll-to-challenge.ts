import { useRef } from 'react'

/**
 * Brings the challenge that an address names into sight, once it is there.
 *
 * @param name of the challenge, or null
 * @returns gives the `ref` for the element of a challenge
 */
export function useScrollToChallenge(
  name: string | null,
): (challenge: string) => ((element: HTMLElement | null) => void) | undefined {
  const done = useRef<string | null>(null)
  return (challenge) =>
    challenge === name
      ? (element) => {
          if (!element || done.current === name) return
          done.current = name
          element.scrollIntoView({ block: 'center' })
        }
      : undefined
}
