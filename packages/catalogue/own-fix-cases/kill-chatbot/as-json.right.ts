export function introduceCustomer(id: number, name: string): string {
  return `users.addUser(${JSON.stringify(`${id}`)}, ${JSON.stringify(name)})`
}
