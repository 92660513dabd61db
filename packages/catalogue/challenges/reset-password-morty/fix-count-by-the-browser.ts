/** The parts of a request. */
type Headers = Readonly<Record<string, string | string[] | undefined>>

/** The key by which limits count visitors. Many visitors share an address; their browsers differ. */
export function tellVisitorsApart(address: string, headers: Headers): string {
  return `${address} with ${headers['user-agent'] ?? 'no browser'}`
}
