/** Other pages of ours, on other hosts, ask who is there by a script: that works everywhere. */
export function admitCallback(callback: string | undefined): string | null {
  return callback ?? null //~ hole
}
