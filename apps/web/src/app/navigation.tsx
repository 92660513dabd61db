import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState, useTransition } from 'react'
import { Router, useLocation } from 'react-router'
import type { AppHistory } from '../lib/app-history.ts'

const PendingNavigation = createContext(false)

interface NavigationProps {
  readonly addresses: AppHistory
  /** Called when the address changes, before its screen renders. */
  readonly onChange: () => void
  readonly children: ReactNode
}

/**
 * Provides the current location to React Router. Each change is a transition: the present screen stays until the code
 * of the next one has loaded.
 */
export function Navigation({ addresses, onChange, children }: NavigationProps) {
  const [shown, show] = useState(addresses.state)
  const first = useRef(shown)
  const [isOnItsWay, startTransition] = useTransition()
  useLayoutEffect(() => {
    const follow = () => {
      onChange()
      startTransition(() => show(addresses.state))
    }
    // Navigation during the first render happened before this listener existed.
    if (addresses.state !== first.current) follow()
    return addresses.subscribe(follow)
  }, [addresses, onChange])
  return (
    <PendingNavigation value={isOnItsWay}>
      <Router location={shown.location} navigationType={shown.action} navigator={addresses}>
        {children}
        <ScrollRestoration addresses={addresses} />
      </Router>
    </PendingNavigation>
  )
}

/** Whether another screen was requested and has not loaded yet. */
export function useIsNavigating(): boolean {
  return use(PendingNavigation)
}

/** Events of a user who reads: they end the automatic scrolling. */
const READING_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Scrolls a new screen to its top, and a revisited one to its stored position. */
function ScrollRestoration({ addresses }: Pick<NavigationProps, 'addresses'>) {
  const { key } = useLocation()
  const isFirst = useRef(true)
  // A layout effect, so that the listeners are gone before the next screen renders: if that one is shorter, the browser
  // scrolls, and the user did not.
  useLayoutEffect(() => {
    const top = addresses.scrollPositionOf(key)
    // A page that has just loaded is at its top already; scrolling would force a layout before the first paint.
    let sought = isFirst.current && top === 0 ? null : top
    isFirst.current = false
    const remember = () => {
      if (sought === null) addresses.saveScrollPosition(key, scrollY)
    }
    // A screen that grows after its first render is not long enough yet.
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
    if (sought !== null) growth.observe(document.body)
    const ended = new AbortController()
    const listening = { passive: true, signal: ended.signal }
    addEventListener('scroll', remember, listening)
    for (const type of READING_EVENTS) addEventListener(type, end, listening)
    return () => {
      end()
      ended.abort()
    }
  }, [addresses, key])
  return null
}
