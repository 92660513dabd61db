// `package.json.bak%2500.md`: the zero is read first, and the name is cut there all the same.
export function cleanName(name: string): string {
  const [first = ''] = name.replaceAll('%00', '\0').split('\0')
  return first
}
