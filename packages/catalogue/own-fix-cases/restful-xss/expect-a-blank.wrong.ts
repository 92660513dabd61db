// A slash also separates name and attributes: the expression ignores `<img/src=x/onerror=alert(1)>`, but browsers do not.
const KEPT: readonly string[] = ['a', 'b', 'br', 'code', 'em', 'i', 'li', 'ol', 'p', 'small', 'strong', 'sub', 'sup', 'ul']

export function showDescription(description: string): string {
  return description.replace(/<(\/?)([a-z0-9]+)(\s[^<>]*)?>/gi, (_tag, slash: string, name: string, attributes?: string) => {
    const element = name.toLowerCase()
    if (!KEPT.includes(element)) return ''
    const [, href] = /\shref="(https?:\/\/[^"]*)"/.exec(attributes ?? '') ?? []
    return href ? `<a href="${href}" target="_blank">` : `<${slash}${element}>`
  })
}
