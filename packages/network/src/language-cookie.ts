import { cookiesIn } from './cookies.ts'

/** Returns the language in the cookies of a request, such as `de_DE`; `en` without one. */
export function languageIn(cookieHeader: string | undefined): string {
  return languageOf(cookiesIn(cookieHeader).language)
}

/** @param cookie value of the cookie `language` */
export function languageOf(cookie: string | undefined): string {
  return cookie && /^[a-zA-Z_]{2,10}$/.test(cookie) ? cookie : 'en'
}
