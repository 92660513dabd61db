// There is more than one way to go on.
export function introduceCustomer(id: number, name: string): string {
  return `users.addUser("${id}", "${name.replaceAll(';', '')}")`
}
