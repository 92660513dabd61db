// Template literals evaluate `${}`.
export function introduceCustomer(id: number, name: string): string {
  return 'users.addUser("' + id + '", `' + name.replaceAll('`', '') + '`)'
}
