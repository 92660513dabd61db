export function showUserName(name: string): string {
  return name.split('&').join('&amp;').split('<').join('&lt;')
}
