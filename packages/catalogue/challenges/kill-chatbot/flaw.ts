/** The statement that introduces a customer to the bot. */
export function introduceCustomer(id: number, name: string): string {
  return `users.addUser("${id}", "${name}")` //~ hole
}
