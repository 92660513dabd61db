/** So much of another layout is shown. */
const SHOWN_CHARACTERS = 100

/** The confirmation in another layout, one of the folder of templates. */
export function selectLayout(named: unknown, read: (path: string) => string | null): string | null {
  if (typeof named !== 'string' || named === '') return null
  const layout = read(named.replaceAll('../', ''))
  if (layout === null) throw new Error(`Failed to look up view "${named}" in the folder /views`)
  return `${layout.slice(0, SHOWN_CHARACTERS)}......`
}
