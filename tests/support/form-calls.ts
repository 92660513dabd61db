import type { Client, ClientResponse } from '@fruit/world/visits/client'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Sends a form. @param headers for instance those by which browsers name the sending page */
export function postForm(
  client: Client,
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<ClientResponse> {
  return client.post(path, new URLSearchParams(fields).toString(), { headers: { ...FORM, ...headers } })
}

/** A form with one file. */
export function fileForm(field: string, name: string, bytes: Uint8Array): FormData {
  const form = new FormData()
  form.set(field, new File([Buffer.from(bytes)], name))
  return form
}
