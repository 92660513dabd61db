/** Who is there is told as JSON. Browsers hand that to pages of our own, and to no others. */
export function admitCallback(_callback: string | undefined): string | null {
  return null
}
