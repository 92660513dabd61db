/** Files that are no layouts: the folder for customers, keys, and the key of events. */
const CLOSED: readonly string[] = ['ftp', 'encryptionkeys', 'ctf.key']
/** So much of another layout is shown. */
const SHOWN_CHARACTERS = 100

/** The confirmation in another layout, for the print version and for partners: the form may name one of the folder of templates. */
export function selectLayout(named: unknown, read: (path: string) => string | null): string | null {
  if (typeof named !== 'string' || named === '') return null
  if (CLOSED.some((word) => named.toLowerCase().includes(word))) throw new Error('This layout is not to be used.')
  const layout = read(named) //~ hole
  if (layout === null) throw new Error(`Failed to look up view "${named}" in the folder /views`)
  return `${layout.slice(0, SHOWN_CHARACTERS)}......`
}
