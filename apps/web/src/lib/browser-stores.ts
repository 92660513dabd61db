import type { BrowserStores, CookieJar } from './session.ts'

/** Path of the shop on its host, with a slash at the end. */
function shopPath(): string {
  return new URL('.', document.baseURI).pathname
}

const cookies: CookieJar = {
  get(name) {
    const start = `${name}=`
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start))
    return found === undefined ? null : decoded(found.slice(start.length))
  },
  set(name, value, seconds) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
    document.cookie = `${name}=${encodeURIComponent(value)}; max-age=${seconds}; path=${shopPath()}`
  },
}

/** Players write cookies by hand: one that is not encoded is taken as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** The stores of this browser. */
export function browserStores(): BrowserStores {
  return { localStorage, sessionStorage, cookies }
}
