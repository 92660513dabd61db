import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState, useTransition } from 'react'
import { Router, useLocation } from 'react-router'
import type { Addresses } from '../lib/addresses.ts'

const OnItsWay = createContext(false)

interface NavigationProps {
  readonly addresses: Addresses
  /** Called when another address is chosen, before what it shows is drawn. */
  readonly onChange: () => void
  readonly children: ReactNode
}

/**
 * Shows what belongs to the present address. A change of it is a transition: the screen that is seen stays until the code of the next
 * one is there.
 */
export function Navigation({ addresses, onChange, children }: NavigationProps) {
  const [shown, show] = useState({ location: addresses.location, action: addresses.action })
  const first = useRef(shown.location.key)
  const [isOnItsWay, startTransition] = useTransition()
  useLayoutEffect(() => {
    const follow = () => {
      onChange()
      startTransition(() => show({ location: addresses.location, action: addresses.action }))
    }
    // Who chose another address while the first screen was drawn was not heard.
    if (addresses.location.key !== first.current) follow()
    return addresses.listen(follow)
  }, [addresses, onChange])
  return (
    <OnItsWay value={isOnItsWay}>
      <Router location={shown.location} navigationType={shown.action} navigator={addresses.navigator}>
        {children}
        <Position addresses={addresses} />
      </Router>
    </OnItsWay>
  )
}

/** Whether another screen was asked for and is not there yet. */
export function useIsOnItsWay(): boolean {
  return use(OnItsWay)
}

/** What readers do: from then on they are where they want to be. */
const READING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Lets a new screen begin at its top, and one that somebody comes back to where they left it. */
function Position({ addresses }: Pick<NavigationProps, 'addresses'>) {
  const { key } = useLocation()
  const isFirst = useRef(true)
  // Ends with the screen's last layout: that the next one is lower scrolls the page, which was not who read it.
  useLayoutEffect(() => {
    const top = addresses.positionOf(key)
    // A page that was just loaded is at its top; to scroll there would lay it all out before it is drawn.
    let sought = isFirst.current && top === 0 ? null : top
    isFirst.current = false
    const remember = () => {
      if (sought === null) addresses.remember(key, scrollY)
    }
    // A screen that grows after it is drawn is not so long yet.
    const growth = new ResizeObserver(() => seek())
    const end = () => {
      sought = null
      growth.disconnect()
    }
    const seek = () => {
      if (sought === null) return
      scrollTo({ top: sought, behavior: 'instant' })
      if (Math.abs(scrollY - sought) < 1) end()
    }
    seek()
    // Whoever comes back to what was changed in place finds it where that was.
    if (top === null) remember()
    if (sought !== null) growth.observe(document.body)
    const ended = new AbortController()
    const listening = { passive: true, signal: ended.signal }
    addEventListener('scroll', remember, listening)
    for (const type of READING) addEventListener(type, end, listening)
    return () => {
      end()
      ended.abort()
    }
  }, [addresses, key])
  return null
}
