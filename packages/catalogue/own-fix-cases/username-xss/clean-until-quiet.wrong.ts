// Whoever loves plums by `<3 plums` loses some of them, and `<img/src=x onerror=…` needs no end.
export function showUserName(name: string): string {
  const cleaned = name.replace(/<\w+\W+?\w/g, '')
  return cleaned === name ? name : showUserName(cleaned)
}
