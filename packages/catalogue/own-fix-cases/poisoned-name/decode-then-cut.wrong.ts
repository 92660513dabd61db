// `package.json.bak%2500.md`: the null byte is decoded first, and the name is still cut there.
export function cleanName(name: string): string {
  const [first = ''] = name.replaceAll('%00', '\0').split('\0')
  return first
}
