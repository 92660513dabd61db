// Browsers decode entities first: `<a href="java&Tab;script:alert(1)">` does not start with a refused word.
const KEPT: readonly string[] = ['b', 'br', 'code', 'em', 'i', 'li', 'ol', 'p', 'small', 'strong', 'sub', 'sup', 'u', 'ul']

export function showDescription(description: string): string {
  return description.replace(/<(?:(\/?)([a-z0-9]+)([^<>]*)>)?/gi, (_tag, slash = '', name = '', attributes = '') => {
    const element = name.toLowerCase()
    if (KEPT.includes(element)) return `<${slash}${element}>`
    if (element !== 'a') return name ? '' : '&lt;'
    const [, href] = /href="([^"]*)"/i.exec(attributes) ?? []
    if (!href || /^(?:javascript|data|vbscript):/i.test(href.replace(/\s/g, ''))) return slash ? '</a>' : '<a>'
    return `<a href="${href}" target="_blank">`
  })
}
