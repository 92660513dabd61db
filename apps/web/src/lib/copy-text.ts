/**
 * Copies a text to the clipboard. Browsers offer their clipboard on secure origins only; elsewhere the selection of a
 * field that nobody sees is copied, which works over plain HTTP too.
 *
 * @throws when the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // Inside an open dialog: what lies outside of it cannot be focused.
  const place = focused?.closest('dialog, [role="dialog"]') ?? document.body
  place.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  if (!copied) throw new Error('The browser does not let pages copy.')
}
