/** Until the page has its pictures, but no longer than 2 seconds. */
export function firstScreen(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  const loaded = new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  const late = new Promise((resolve) => setTimeout(resolve, 2000))
  return Promise.race([loaded, late])
}
