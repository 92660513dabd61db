import { useEffect, useRef, useState } from 'react'

/** Time for which a slide is shown, in milliseconds. */
const SLIDE_MS = 5000

/** Controls of a carousel. */
export interface Autoplay {
  /** The viewer has enabled it: state of its button. */
  readonly wanted: boolean
  /** It is advancing now. */
  readonly runs: boolean
  toggle(): void
  /** Pauses while the pointer or the keyboard focus is on a slide. */
  hold(): void
  release(): void
}

/** Advances slides automatically. It is off by default for users who prefer reduced motion. */
export function useAutoplay(turn: () => void): Autoplay {
  const [wanted, setWanted] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [held, setHeld] = useState(false)
  const latest = useRef(turn)
  latest.current = turn
  const runs = wanted && !held
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => latest.current(), SLIDE_MS)
    return () => clearInterval(timer)
  }, [runs])
  return {
    wanted,
    runs,
    toggle: () => setWanted(!wanted),
    hold: () => setHeld(true),
    release: () => setHeld(false),
  }
}
