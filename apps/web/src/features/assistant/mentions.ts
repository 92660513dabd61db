/** A part of a message: plain text, or a product or order that is shown as a card. */
export type Part<Product> =
  | string
  | { readonly product: Product }
  /** Number of an order, as in its confirmation. */
  | { readonly orderId: string }

const ORDER = /\b[\da-f]{4}-[\da-f]{16}\b/
/** Price and punctuation after a name, which are removed after a card. */
const AFTER_NAME = /^(?: \(\d+(?:[.,]\d+)?¤\))?(?:[:,.](?= |$) ?)?/

/**
 * Finds the products and orders that a text names.
 *
 * @param products those of the shop; if names overlap, the longest matches
 */
export function findMentions<Product extends { readonly name: string }>(
  text: string,
  products: readonly Product[],
): Part<Product>[] {
  const named = products.filter(({ name }) => name !== '').toSorted((one, other) => other.name.length - one.name.length)
  const parts: Part<Product>[] = []
  let rest = text
  while (rest !== '') {
    const order = ORDER.exec(rest)
    let first: { at: number; length: number; part: Part<Product> } | null = order && {
      at: order.index,
      length: order[0].length,
      part: { orderId: order[0] },
    }
    for (const product of named) {
      const at = rest.indexOf(product.name)
      if (at >= 0 && (first === null || at < first.at)) first = { at, length: product.name.length, part: { product } }
    }
    if (first === null) break
    if (first.at > 0) parts.push(rest.slice(0, first.at))
    parts.push(first.part)
    rest = rest.slice(first.at + first.length)
    if (typeof first.part === 'object' && 'product' in first.part) rest = rest.replace(AFTER_NAME, '')
  }
  return rest === '' ? parts : [...parts, rest]
}
