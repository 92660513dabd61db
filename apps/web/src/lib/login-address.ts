import type { Location } from 'react-router'

/** Address of the login screen that returns to a screen afterwards. @param location of that screen */
export function loginAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `/login?redirectUrl=${encodeURIComponent(pathname.slice(1) + search)}`
}
