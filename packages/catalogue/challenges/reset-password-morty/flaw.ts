/** What a request brings along. */
type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Whom the limits of calls take for one visitor. In front of us stands a proxy, which writes down who asked it. */
export function tellVisitorsApart(address: string, headers: Headers): string {
  const forwarded = headers['x-forwarded-for'] //~ hole
  return String(forwarded ?? address) //~ hole
}
