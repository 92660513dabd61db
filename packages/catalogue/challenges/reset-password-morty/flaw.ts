/** The parts of a request. */
type Headers = Readonly<Record<string, string | string[] | undefined>>

/** The key by which limits count visitors. Our reverse proxy writes the client's address into a header. */
export function tellVisitorsApart(address: string, headers: Headers): string {
  const forwarded = headers['x-forwarded-for'] //~ hole
  return String(forwarded ?? address) //~ hole
}
