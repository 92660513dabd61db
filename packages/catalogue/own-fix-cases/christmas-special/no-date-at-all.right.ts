// Products without a date are for sale.
export function isForSale({ deletedAt }: { id: number; deletedAt: string | null }): boolean {
  return !deletedAt
}
