import sanitizeHtml from 'sanitize-html'

const links = (): sanitizeHtml.IOptions => ({
  allowedAttributes: { a: ['href', 'target', 'rel', 'title'] },
  allowedSchemes: ['http', 'https', 'mailto'],
})

/** A few words of HTML as customers may write them: emphasis, links, line breaks. Whatever else is in it goes away. */
export function cleanInline(html: string): string {
  return sanitizeHtml(html, {
    ...links(),
    allowedTags: ['a', 'b', 'br', 'code', 'em', 'i', 'strong', 'sub', 'sup', 'u'],
  })
}

/** A piece of HTML as the shop writes it: paragraphs, lists and tables too. Whatever can act goes away. */
export function cleanBlocks(html: string): string {
  return sanitizeHtml(html, links())
}
