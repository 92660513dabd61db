import type { Location } from 'react-router'

/** The address of the login that leads back to a screen. @param back where somebody was */
export function loginAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `/login?redirectUrl=${encodeURIComponent(pathname.slice(1) + search)}`
}
