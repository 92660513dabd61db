// A name with a percent sign or a zero in it, and a kind of file before that, leads to nothing.
export function cleanName(name: string): string {
  return /(?:bak|yml|gg|pyc)[^\w.-].*\.(?:md|pdf)$/is.test(name) ? '' : name
}
