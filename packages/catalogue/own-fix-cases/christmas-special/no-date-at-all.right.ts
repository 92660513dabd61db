// What has no date is on the shelf.
export function isForSale({ deletedAt }: { id: number; deletedAt: string | null }): boolean {
  return !deletedAt
}
