/** The printing office's old program ends its names with a zero, and sometimes sends what lay behind it in memory, too. */
export function cleanName(name: string): string {
  const end = name.indexOf('%00')
  return end < 0 ? name : name.slice(0, end) //~ hole
}
