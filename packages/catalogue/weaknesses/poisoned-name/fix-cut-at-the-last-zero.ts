/** The printing office's old program ends its names with a null byte: the last one in the name ends it. */
export function cleanName(name: string): string {
  const end = name.lastIndexOf('%00')
  return end < 0 ? name : name.slice(0, end)
}
