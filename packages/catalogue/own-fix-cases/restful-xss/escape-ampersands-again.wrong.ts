// Descriptions are HTML: "Pressed &amp; cold" becomes "Pressed &amp;amp; cold".
const KEPT: readonly string[] = ['b', 'br', 'code', 'em', 'i', 'li', 'ol', 'p', 'small', 'strong', 'sub', 'sup', 'u', 'ul']

export function showDescription(description: string): string {
  return description
    .replaceAll('&', '&amp;')
    .replace(/<(?:(\/?)([a-z0-9]+)([^<>]*)>)?/gi, (_tag, slash = '', name = '', attributes = '') => {
      const element = name.toLowerCase()
      if (KEPT.includes(element)) return `<${slash}${element}>`
      if (element !== 'a') return name ? '' : '&lt;'
      const [, href] = /\shref="(https?:\/\/[^"]*)"/i.exec(attributes) ?? []
      return href ? `<a href="${href}" target="_blank">` : `<${slash}a>`
    })
}
