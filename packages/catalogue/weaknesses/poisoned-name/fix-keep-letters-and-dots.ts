/** Names consist of letters, digits, dots and underscores. All other characters are removed. */
export function cleanName(name: string): string {
  return name.replace(/[^\w.]/g, '')
}
