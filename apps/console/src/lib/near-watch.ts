import { startTransition } from 'react'

/** Above and below its frame, as much again as half of the frame counts as near. */
const MARGIN = '50% 0px'

/** Tells which elements are within sight of the frame that they scroll in, or nearly so. */
export class NearWatch {
  readonly #tells = new Map<Element, (isNear: boolean) => void>()
  #observer: IntersectionObserver | null = null

  /**
   * @param element inside of a `.grid-frame`
   * @param tell called soon, and whenever it changes
   * @returns what ends it
   */
  watch(element: Element, tell: (isNear: boolean) => void): () => void {
    this.#observer ??= new IntersectionObserver(
      // What comes into sight never keeps a key that is pressed waiting.
      (entries) =>
        startTransition(() => {
          for (const { target, isIntersecting } of entries) this.#tells.get(target)?.(isIntersecting)
        }),
      { root: element.closest('.grid-frame'), rootMargin: MARGIN },
    )
    this.#tells.set(element, tell)
    this.#observer.observe(element)
    return () => {
      this.#tells.delete(element)
      this.#observer?.unobserve(element)
    }
  }

  close(): void {
    this.#observer?.disconnect()
    this.#observer = null
    this.#tells.clear()
  }
}
