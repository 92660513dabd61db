// A name with `<3 plums` loses characters, and `<img/src=x onerror=…` needs no closing bracket.
export function showUserName(name: string): string {
  const cleaned = name.replace(/<\w+\W+?\w/g, '')
  return cleaned === name ? name : showUserName(cleaned)
}
