import type { Query } from '@fruit/world/shop-database'

/** The address of an id, if it is the account's. */
export function ownAddress(addressId: number, accountId: number): Query<{ id: number }> {
  return { sql: 'SELECT id FROM Addresses WHERE id = ? AND UserId = ?', parameters: [addressId, accountId] }
}
