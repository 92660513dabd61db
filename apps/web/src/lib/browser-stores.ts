import type { BrowserStores, CookieJar } from './session.ts'

/** @param path `path` attribute of the cookies that it sets */
function createCookieJar(path: string): CookieJar {
  return {
    get(name) {
      const start = `${name}=`
      const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start))
      return found === undefined ? null : decodeCookie(found.slice(start.length))
    },
    set(name, value, seconds) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
      document.cookie = `${name}=${encodeURIComponent(value)}; max-age=${seconds}; path=${path}`
    },
  }
}

/** Players edit cookies by hand: a value that is not URL-encoded is returned as it is. */
function decodeCookie(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** The stores of this browser. @param base address of the shop, with a slash at the end */
export function browserStores(base: string): BrowserStores {
  return { localStorage, sessionStorage, cookies: createCookieJar(new URL(base).pathname) }
}
