const KEPT: readonly string[] = ['b', 'br', 'code', 'em', 'i', 'li', 'ol', 'p', 'strong', 'sub', 'sup', 'u', 'ul']

/** Each opening bracket, with the tag that it begins, if it begins one. */
const BRACKETS = /<(?:(\/?)([a-z]+)(?![a-z])([^<>]*)>)?/gi

/** The stored form of a comment: a few tags for emphasis, written again. Any other bracket is text. */
export function cleanComment(comment: string): string {
  return comment.replace(BRACKETS, (tag, slash = '', name = '', attributes = '') => {
    const element = name.toLowerCase()
    if (KEPT.includes(element)) return `<${slash}${element}>`
    const [, address] = /^\s+href="(https?:\/\/[^"]*)"\s*$/i.exec(attributes) ?? []
    if (element === 'a' && (slash || address)) return slash ? '</a>' : `<a href="${address}">`
    return tag.replace('<', '&lt;')
  })
}
