/** What a request brings along. */
type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Whom the limits of calls take for one visitor. A proxy adds to the end of the list, so only its last entry counts. */
export function tellVisitorsApart(address: string, headers: Headers): string {
  const forwarded = String(headers['x-forwarded-for'] ?? address)
  return forwarded.split(',').at(-1)!.trim()
}
