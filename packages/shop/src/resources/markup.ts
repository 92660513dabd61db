import sanitizeHtml from 'sanitize-html'

const links = (): sanitizeHtml.IOptions => ({
  allowedAttributes: { a: ['href', 'target', 'rel', 'title'] },
  allowedSchemes: ['http', 'https', 'mailto'],
})

/** Sanitizes the HTML of customers: keeps emphasis, links and line breaks, removes everything else. */
export function cleanInline(html: string): string {
  return sanitizeHtml(html, {
    ...links(),
    allowedTags: ['a', 'b', 'br', 'code', 'em', 'i', 'strong', 'sub', 'sup', 'u'],
  })
}

/** Sanitizes the shop's own HTML: also keeps paragraphs, lists and tables, removes active content. */
export function cleanBlocks(html: string): string {
  return sanitizeHtml(html, links())
}
