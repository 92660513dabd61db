// Only the first mark is taken out.
export function introduceCustomer(id: number, name: string): string {
  return `users.addUser("${id}", "${name.replace('"', '')}")`
}
