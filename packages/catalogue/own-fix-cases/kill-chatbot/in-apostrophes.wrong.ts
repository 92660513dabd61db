// An apostrophe ends this one.
export function introduceCustomer(id: number, name: string): string {
  return `users.addUser('${id}', '${name}')`
}
