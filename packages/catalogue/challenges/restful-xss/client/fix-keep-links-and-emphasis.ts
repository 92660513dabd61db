const PLAIN: readonly string[] = ['b', 'br', 'code', 'em', 'i', 'li', 'ol', 'p', 'small', 'strong', 'sub', 'sup', 'u', 'ul']

/**
 * A product's description as its page shows it, with the links and the emphasis that it was written with.
 *
 * @returns HTML
 */
export function showDescription(description: string): string {
  return description.trim().replace(/<(?:(\/?)([a-z]+)(?![a-z])([^<>]*)>)?/gi, (tag, slash = '', name = '', attributes = '') => {
    const element = name.toLowerCase()
    if (PLAIN.includes(element)) return `<${slash}${element}>`
    if (element !== 'a') return tag.replace('<', '&lt;')
    if (slash) return '</a>'
    const [, address] = /\shref="(https?:\/\/[^"]*)"/.exec(attributes) ?? []
    return address ? `<a href="${address}" target="_blank">` : '<a>'
  })
}
