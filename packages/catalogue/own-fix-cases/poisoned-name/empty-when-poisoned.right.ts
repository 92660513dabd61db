// Returns an empty name if a private file type is followed by a special character and a public extension.
export function cleanName(name: string): string {
  return /(?:bak|yml|gg|pyc)[^\w.-].*\.(?:md|pdf)$/is.test(name) ? '' : name
}
