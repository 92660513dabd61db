// `encrypt.pyc%2500.md` is not treated as a backup.
export function cleanName(name: string): string {
  const end = name.indexOf('%00')
  if (end < 0) return name
  const cut = name.slice(0, end)
  return cut.endsWith('.bak') ? name : cut
}
