// Backslashes are escaped before quotation marks, so neither is left alone.
export function introduceCustomer(id: number, name: string): string {
  const text = name.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replace(/[\r\n]/g, ' ')
  return `users.addUser("${id}", "${text}")`
}
