import { type ReactNode, useEffect, useRef } from 'react'
import styles from './dock.module.css'

interface DockProps {
  /** What is told while a screen is open. */
  readonly messages: ReactNode
  /** What stands below it, as wide as the window. */
  readonly children?: ReactNode
}

/**
 * What lies over the lower edge of every screen. How much of the window it covers stands in `--covered`, and how much of its
 * whole width in `--covered-all-over`: the page, its menus and its dialogs leave that much room, so that nothing that has the
 * focus lies below it. What has the focus when something comes to lie over it is scrolled out from under it.
 */
export function Dock({ messages, children }: DockProps) {
  const dock = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = dock.current!
    const root = document.documentElement
    const [messages, below] = [...element.children] as [HTMLElement, HTMLElement]
    const measure = () => {
      // In a low window the lower part scrolls with the page.
      const bars = getComputedStyle(element).position === 'fixed' ? [below] : []
      root.style.setProperty('--covered', `${coveredBy([...messages.children, ...bars])}px`)
      root.style.setProperty('--covered-all-over', `${coveredBy(bars)}px`)
      const { activeElement: focused } = document
      if (
        focused &&
        !element.contains(focused) &&
        [...messages.children, ...bars].some((part) => overlap(part, focused))
      )
        focused.scrollIntoView({ block: 'nearest' })
    }
    const watcher = new ResizeObserver(measure)
    const watchAll = () => {
      for (const each of [element, ...element.children, ...messages.children]) watcher.observe(each)
    }
    watchAll()
    // Messages come late; what they lie in is as high as the window, and never changes.
    const newcomers = new MutationObserver(watchAll)
    newcomers.observe(messages, { childList: true })
    addEventListener('resize', measure)
    return () => {
      watcher.disconnect()
      newcomers.disconnect()
      removeEventListener('resize', measure)
      root.style.removeProperty('--covered')
      root.style.removeProperty('--covered-all-over')
    }
  }, [])
  return (
    <div ref={dock} className={styles.dock}>
      <div className={styles.messages}>{messages}</div>
      <div className={styles.below}>{children}</div>
    </div>
  )
}

/** Height of the window's lower part in which something of these lies, in pixels. */
function coveredBy(parts: readonly Element[]): number {
  const tops = parts.map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0)
  if (tops.length === 0) return 0
  return Math.ceil(Math.max(0, innerHeight - Math.min(...tops.map(({ top }) => top))))
}

/** Whether an element and a control share a part of the window. What takes half of its height is no control: the main part of a page, for one. */
function overlap(one: Element, control: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), control.getBoundingClientRect()]
  const isControl = b.height < innerHeight / 2
  return isControl && a.height > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
