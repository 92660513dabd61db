import { useState } from 'react'
import { useServices } from '../../lib/services.ts'
import type { CookieJar } from '../../lib/session.ts'

export type DifferenceFormat = 'LineByLine' | 'SideBySide'

/** Cookie name defined by the interface. */
const COOKIE = 'code-fixes-component-format'
const YEAR_SECONDS = 365 * 24 * 60 * 60

function read(cookies: CookieJar): DifferenceFormat {
  return cookies.get(COOKIE) === 'SideBySide' ? 'SideBySide' : 'LineByLine'
}

/** The format of differences and its setter; stored in a cookie. */
export function useDifferenceFormat(): readonly [DifferenceFormat, (format: DifferenceFormat) => void] {
  const { cookies } = useServices()
  const [format, setFormat] = useState(() => read(cookies))
  const choose = (chosen: DifferenceFormat) => {
    cookies.set(COOKIE, chosen, YEAR_SECONDS)
    setFormat(chosen)
  }
  return [format, choose]
}
