import { useEffect, useRef, useState } from 'react'

/** Time for which a slide is shown, in milliseconds. */
const SLIDE_DURATION_MS = 5000

/** Controls of a carousel. */
export interface Autoplay {
  /** The viewer has enabled it: state of its button. */
  readonly isEnabled: boolean
  /** It is advancing now. */
  readonly isRunning: boolean
  toggle(): void
  /** Pauses while the pointer or the keyboard focus is on a slide. */
  pause(): void
  resume(): void
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
    const timer = setInterval(() => latest.current(), SLIDE_DURATION_MS)
    return () => clearInterval(timer)
  }, [runs])
  return {
    isEnabled: wanted,
    isRunning: runs,
    toggle: () => setWanted(!wanted),
    pause: () => setHeld(true),
    resume: () => setHeld(false),
  }
}
