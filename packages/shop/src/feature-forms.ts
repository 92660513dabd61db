import type { ClientResponse } from '@fruit/world/visits/client'
import type { Visitor } from './feature.ts'

/** Submits a form of one of the shop's pages, as a browser does. */
export function sendForm(
  visitor: Visitor,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<ClientResponse> {
  return visitor.post(path, new URLSearchParams(fields).toString(), {
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  })
}
