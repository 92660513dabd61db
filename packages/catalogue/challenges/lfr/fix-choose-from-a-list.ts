/** So much of another layout is shown. */
const SHOWN_CHARACTERS = 100

/** The confirmation in another layout: `paper` is for the print version. A form names it, and never a file. */
export function selectLayout(named: unknown, read: (path: string) => string | null): string | null {
  const layout = named === 'paper' ? read('paper.hbs') : null
  return layout && `${layout.slice(0, SHOWN_CHARACTERS)}......`
}
