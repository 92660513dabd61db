import { startTransition } from 'react'

/** Elements count as near up to half of the frame's height above and below it. */
const MARGIN = '50% 0px'

/** Observes which elements are in the visible part of their scroll container, or near it. */
export class ProximityObserver {
  readonly #listeners = new Map<Element, (isNear: boolean) => void>()
  #observer: IntersectionObserver | null = null

  /**
   * @param element inside of a `.grid-frame`
   * @param tell called soon, and after each change
   * @returns a function that ends the observation
   */
  watch(element: Element, tell: (isNear: boolean) => void): () => void {
    this.#observer ??= new IntersectionObserver(
      // A transition, so that rendering never delays keyboard input.
      (entries) =>
        startTransition(() => {
          for (const { target, isIntersecting } of entries) this.#listeners.get(target)?.(isIntersecting)
        }),
      { root: element.closest('.grid-frame'), rootMargin: MARGIN },
    )
    this.#listeners.set(element, tell)
    this.#observer.observe(element)
    return () => {
      this.#listeners.delete(element)
      this.#observer?.unobserve(element)
    }
  }

  close(): void {
    this.#observer?.disconnect()
    this.#observer = null
    this.#listeners.clear()
  }
}
