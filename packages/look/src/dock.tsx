import { type ReactNode, useEffect, useRef } from 'react'
import styles from './dock.module.css'

interface DockProps {
  /** Messages while a screen is open. */
  readonly messages: ReactNode
  /** Content below the messages, as wide as the window. */
  readonly children?: ReactNode
}

/**
 * A container fixed at the lower edge of every screen. `--covered` is the covered height of the window, and
 * `--covered-all-over` the height that is covered in full width. The page, menus and dialogs leave this space, so that
 * a focused element is not covered. A focused element that gets covered is scrolled into view.
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
      root.style.setProperty('--covered', `${coveredHeight([...messages.children, ...bars])}px`)
      root.style.setProperty('--covered-all-over', `${coveredHeight(bars)}px`)
      const { activeElement: focused } = document
      if (
        focused &&
        !element.contains(focused) &&
        [...messages.children, ...bars].some((part) => overlaps(part, focused))
      )
        focused.scrollIntoView({ block: 'nearest' })
    }
    const watcher = new ResizeObserver(measure)
    const watchAll = () => {
      for (const each of [element, ...element.children, ...messages.children]) watcher.observe(each)
    }
    watchAll()
    // Messages are added later. Their container always has the height of the window.
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

/** Height of the window's lower part that these elements cover, in pixels. */
function coveredHeight(parts: readonly Element[]): number {
  const tops = parts.map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0)
  if (tops.length === 0) return 0
  return Math.ceil(Math.max(0, innerHeight - Math.min(...tops.map(({ top }) => top))))
}

/**
 * Whether an element overlaps a focused control. Elements of at least half the window's height are no controls, such as
 * the main part of a page.
 */
function overlaps(one: Element, control: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), control.getBoundingClientRect()]
  const isControl = b.height < innerHeight / 2
  return isControl && a.height > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
