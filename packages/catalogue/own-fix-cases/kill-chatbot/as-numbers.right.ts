// Each sign goes in by its number.
export function introduceCustomer(id: number, name: string): string {
  const signs = Array.from(name, (sign) => sign.codePointAt(0)).join(',')
  return `users.addUser('${id}', String.fromCodePoint(${signs}))`
}
