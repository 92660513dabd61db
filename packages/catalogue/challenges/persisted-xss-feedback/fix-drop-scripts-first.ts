const KEPT: readonly string[] = ['a', 'b', 'br', 'code', 'em', 'i', 'li', 'ol', 'p', 'strong', 'sub', 'sup', 'u', 'ul']

/** The stored part of a comment: without scripts and style sheets, then without all tags but a few for emphasis. */
export function cleanComment(comment: string): string {
  return comment
    //~ linear-ok: feedback has at most 4,000 characters (`text` of packages/contracts)
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])([^<>]*)>/gi, (_tag, slash = '', name = '', attributes = '') => {
      if (!KEPT.includes(name.toLowerCase())) return ''
      const [address = ''] = / href="https?:\/\/[^"]*"/i.exec(attributes) ?? []
      return `<${slash}${name}${slash ? '' : address}>`
    })
}
