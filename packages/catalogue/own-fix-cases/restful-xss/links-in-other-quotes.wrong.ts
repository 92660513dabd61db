// `<a href='https://x.test" onmouseover="alert(1)'>` is parsed with apostrophes and written with quotes.
const KEPT: readonly string[] = ['b', 'br', 'code', 'em', 'i', 'li', 'ol', 'p', 'small', 'strong', 'sub', 'sup', 'u', 'ul']

export function showDescription(description: string): string {
  return description.replace(/<(?:(\/?)([a-z0-9]+)([^<>]*)>)?/gi, (_tag, slash = '', name = '', attributes = '') => {
    const element = name.toLowerCase()
    if (KEPT.includes(element)) return `<${slash}${element}>`
    if (element !== 'a') return name ? '' : '&lt;'
    const [, double, single] = /\shref\s*=\s*(?:"(https?:[^"]*)"|'(https?:[^']*)')/i.exec(attributes) ?? []
    const href = double ?? single
    return href ? `<a href="${href}" target="_blank">` : `<${slash}a>`
  })
}
