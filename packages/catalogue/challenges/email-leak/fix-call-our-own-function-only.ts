/** The function that the pages of ours on other hosts define. */
const OURS = 'showVisitor'

/** Other pages of ours, on other hosts, ask who is there by a script. No function but theirs is called. */
export function admitCallback(callback: string | undefined): string | null {
  return callback === OURS ? callback : null
}
