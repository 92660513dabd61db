import type { FetchPage } from '@fruit/shop/profile/seams'

/** Fetches whatever an address names, and keeps it; an address without an answer is kept itself. */
export async function flaw(address: string, _hosts: unknown, fetch: FetchPage) {
  try {
    const { status, body } = await fetch(address)
    return status < 300 ? { bytes: body, ending: 'jpg' } : { link: address }
  } catch {
    return { link: address }
  }
}
