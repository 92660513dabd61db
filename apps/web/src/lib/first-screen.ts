/** Until the pictures that the page waits for are there, but no longer than 2 seconds. To be asked when the first screen is drawn. */
export function firstScreen(): Promise<unknown> {
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
