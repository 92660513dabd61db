/**
 * A product's description as its page shows it, with the links and the emphasis that it was written with.
 *
 * @returns HTML
 */
export function showDescription(description: string): string {
  return description
    .trim()
    //~ linear-ok: a description has at most 4,000 characters (`text` of packages/contracts)
    .replace(/<script[\s\S]*?<\/script>/gi, '')
    .replace(/\son[a-z]+\s*=/gi, ' data-off=')
}
