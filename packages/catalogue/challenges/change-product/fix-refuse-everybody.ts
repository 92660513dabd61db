import type { Session } from '@fruit/world/visit'

/** Whether a visitor may change these columns of a product. */
export function admitProductChange(_visitor: Session | null, _columns: readonly string[]): boolean {
  return false
}

/** Whether a visitor may add products. Growers sign in like customers. */
export function admitNewProduct(visitor: Session | null): boolean {
  return visitor !== null
}
