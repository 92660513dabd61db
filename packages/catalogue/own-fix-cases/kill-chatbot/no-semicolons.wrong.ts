// Code can continue without semicolons.
export function introduceCustomer(id: number, name: string): string {
  return `users.addUser("${id}", "${name.replaceAll(';', '')}")`
}
