const MINUTE = 60_000

/** Short text for the time since an event. */
export function agoText(at: number, now: number): string {
  const minutes = Math.floor(Math.max(0, now - at) / MINUTE)
  if (minutes < 1) return 'now'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} days`
}

/** The same for use within a sentence. */
export function sinceText(at: number, now: number): string {
  const ago = agoText(at, now)
  return ago === 'now' ? 'just now' : `${ago} ago`
}

/** Date and time in the trainer's time zone. */
export function dateText(at: number): string {
  return new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
}

/** Hours, minutes and seconds, such as `1:05:09`. */
export function countDown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (number: number) => String(number).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** Value of an `<input type="datetime-local">`. */
export function toFieldValue(at: number | null): string {
  if (at === null) return ''
  const local = new Date(at - new Date(at).getTimezoneOffset() * MINUTE)
  return local.toISOString().slice(0, 16)
}

/** @returns null for an empty field */
export function parseFieldValue(text: string): number | null {
  return text === '' ? null : new Date(text).getTime()
}
