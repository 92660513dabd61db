// The typed name `AT&amp;T` is shown as `AT&T`.
export function showUserName(name: string): string {
  return name.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
