import type { Session } from '@fruit/world/visit'

/** Whether a visitor may change these columns of a product. Scales and scanners in the cellar report here too. */
export function admitProductChange(_visitor: Session | null, _columns: readonly string[]): boolean {
  return true //~ hole
}

/** Whether a visitor may add products. Growers sign in like customers. */
export function admitNewProduct(visitor: Session | null): boolean {
  return visitor !== null //~ neutral
}
