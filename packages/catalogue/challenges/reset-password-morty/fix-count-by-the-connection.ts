/** What a request brings along. */
type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Whom the limits of calls take for one visitor: who is at the other end of the line, whatever is said there. */
export function tellVisitorsApart(address: string, _headers: Headers): string {
  return address
}
