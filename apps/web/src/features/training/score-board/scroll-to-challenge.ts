import { useRef } from 'react'

/**
 * Scrolls once to the challenge that an address names, when it renders.
 *
 * @param name of the challenge, or null
 * @returns returns the `ref` for the element of a challenge
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
