/** The parts of a request. */
type Headers = Readonly<Record<string, string | string[] | undefined>>

/** The key by which limits count visitors. A proxy appends to the list, so only its last entry counts. */
export function tellVisitorsApart(address: string, headers: Headers): string {
  const forwarded = String(headers['x-forwarded-for'] ?? address)
  return forwarded.split(',').at(-1)!.trim()
}
