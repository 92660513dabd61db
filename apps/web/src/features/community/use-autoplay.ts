import { useEffect, useRef, useState } from 'react'

/** How long a slide stays, in milliseconds. */
const SLIDE_MS = 5000

/** What drives a row of slides. */
export interface Autoplay {
  /** The viewer wants it to turn: what a button for it shows. */
  readonly wanted: boolean
  /** It turns at the moment. */
  readonly runs: boolean
  toggle(): void
  /** Keeps the slide while somebody points at it or is in it with the keyboard. */
  hold(): void
  release(): void
}

/** Turns slides by itself; not for who asks the system for less motion, unless they start it themselves. */
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
