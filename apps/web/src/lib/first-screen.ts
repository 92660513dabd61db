/**
 * Resolves when all non-lazy images have loaded or failed, after at most 2 seconds. Call it after the first screen has
 * rendered.
 */
export function firstScreenLoaded(): Promise<unknown> {
  const eager = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy')
  const settled = eager.map(
    (picture) =>
      new Promise((resolve) => {
        for (const event of ['load', 'error']) picture.addEventListener(event, resolve, { once: true })
      }),
  )
  const late = new Promise((resolve) => setTimeout(resolve, 2000))
  return Promise.race([Promise.all(settled), late])
}
