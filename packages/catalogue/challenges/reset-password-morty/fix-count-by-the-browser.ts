/** What a request brings along. */
type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Whom the limits of calls take for one visitor. Many sit behind one address; their browsers differ. */
export function tellVisitorsApart(address: string, headers: Headers): string {
  return `${address} with ${headers['user-agent'] ?? 'no browser'}`
}
