/** Returns the account as JSON. Browsers let only our own pages read it. */
export function admitCallback(_callback: string | undefined): string | null {
  return null
}
