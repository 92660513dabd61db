const KEPT: readonly string[] = ['a', 'b', 'br', 'code', 'em', 'i', 'li', 'ol', 'p', 'strong', 'sub', 'sup', 'u', 'ul']

/** A script or a style sheet with all that is in it, or any other tag. */
//~ linear-ok: feedback has at most 4,000 characters (`text` of packages/contracts)
const TAGS = /<(script|style)\b[^<>]*>[\s\S]*?<\/\1\s*>|<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])([^<>]*)>/gi

/** The stored form of a comment: HTML with a few tags for emphasis and no others, regardless of nesting. */
export function cleanComment(comment: string): string {
  const cleaned = comment.replace(TAGS, (_tag, _dropped, slash = '', name = '', attributes = '') => {
    if (!KEPT.includes(name.toLowerCase())) return ''
    const [address = ''] = / href="https?:\/\/[^"]*"/i.exec(attributes) ?? []
    return `<${slash}${name}${slash ? '' : address}>`
  })
  return cleaned === comment ? cleaned : cleanComment(cleaned)
}
