// Real names contain spaces and accents.
export function introduceCustomer(id: number, name: string): string {
  return `users.addUser("${id}", "${name.replace(/\W.*/s, '')}")`
}
