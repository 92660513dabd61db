/** The printing office's old program ends its names with a null byte, and may send further bytes of its memory. */
export function cleanName(name: string): string {
  const end = name.indexOf('%00')
  return end < 0 ? name : name.slice(0, end) //~ hole
}
