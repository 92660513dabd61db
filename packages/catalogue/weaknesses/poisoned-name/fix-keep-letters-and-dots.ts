/** Names are made of letters, digits, dots and underscores. Whatever else comes along is left out. */
export function cleanName(name: string): string {
  return name.replace(/[^\w.]/g, '')
}
