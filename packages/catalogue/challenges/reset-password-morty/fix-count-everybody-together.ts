/** What a request brings along. */
type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Whom the limits of calls take for one visitor. Whoever wants more than the others hides among them, so all are one. */
export function tellVisitorsApart(_address: string, _headers: Headers): string {
  return 'everybody'
}
