// `AT&amp;T` is what somebody typed, and the page shows `AT&T`.
export function showUserName(name: string): string {
  return name.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
