// An apostrophe ends the string.
export function introduceCustomer(id: number, name: string): string {
  return `users.addUser('${id}', '${name}')`
}
