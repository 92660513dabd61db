import sanitizeHtml from 'sanitize-html'

const links = (): sanitizeHtml.IOptions => ({
  allowedAttributes: { a: ['href', 'target', 'rel', 'title'] },
  allowedSchemes: ['http', 'https', 'mailto'],
})

/** Sanitises HTML of customers: emphasis, links and line breaks stay, everything else is removed. */
export function cleanInline(html: string): string {
  return sanitizeHtml(html, {
    ...links(),
    allowedTags: ['a', 'b', 'br', 'code', 'em', 'i', 'strong', 'sub', 'sup', 'u'],
  })
}

/** Sanitises HTML of the shop: paragraphs, lists and tables stay as well; active content is removed. */
export function cleanBlocks(html: string): string {
  return sanitizeHtml(html, links())
}
