import type { FetchPage } from '@fruit/shop/profile/seams'

/** Fetches any address and stores the response; if the request fails, stores the address. */
export async function flaw(address: string, _hosts: unknown, fetch: FetchPage) {
  try {
    const { status, body } = await fetch(address)
    return status < 300 ? { bytes: body, ending: 'jpg' } : { link: address }
  } catch {
    return { link: address }
  }
}
