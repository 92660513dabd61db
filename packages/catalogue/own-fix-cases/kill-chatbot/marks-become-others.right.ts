// Replaces characters that could end the string with typographic ones.
export function introduceCustomer(id: number, name: string): string {
  const text = name.replaceAll('"', '”').replaceAll('\\', '/').replace(/[\r\n]/g, ' ')
  return `users.addUser("${id}", "${text}")`
}
