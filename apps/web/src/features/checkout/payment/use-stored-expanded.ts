import { useState } from 'react'

/**
 * Whether a section is expanded, stored in the browser.
 *
 * @param name in `localStorage`
 */
export function useStoredExpanded(name: 'couponPanelExpanded' | 'paymentPanelExpanded') {
  const [open, setOpen] = useState(() => localStorage.getItem(name) === 'true')
  const keep = (isOpen: boolean) => {
    localStorage.setItem(name, String(isOpen))
    setOpen(isOpen)
  }
  return [open, keep] as const
}
