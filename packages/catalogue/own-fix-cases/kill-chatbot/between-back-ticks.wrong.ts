// A text between back-ticks carries out what stands in braces.
export function introduceCustomer(id: number, name: string): string {
  return 'users.addUser("' + id + '", `' + name.replaceAll('`', '') + '`)'
}
