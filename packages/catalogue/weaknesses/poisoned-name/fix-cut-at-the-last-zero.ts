/** The printing office's old program ends its names with a zero: the last one in the name, whatever stands before it. */
export function cleanName(name: string): string {
  const end = name.lastIndexOf('%00')
  return end < 0 ? name : name.slice(0, end)
}
