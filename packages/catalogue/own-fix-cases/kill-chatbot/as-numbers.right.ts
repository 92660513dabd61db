// Inserts each character by its code point.
export function introduceCustomer(id: number, name: string): string {
  const signs = Array.from(name, (sign) => sign.codePointAt(0)).join(',')
  return `users.addUser('${id}', String.fromCodePoint(${signs}))`
}
