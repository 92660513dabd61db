// Removes only the first quotation mark.
export function introduceCustomer(id: number, name: string): string {
  return `users.addUser("${id}", "${name.replace('"', '')}")`
}
