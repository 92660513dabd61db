import type { DeliveryAddress } from '@fruit/contracts/calls/addresses'
import type { Query } from '@fruit/world/query'

/** An address of an account that it has not removed. */
export function addressOf(accountId: number, id: number): Query<DeliveryAddress> {
  return {
    sql: 'SELECT * FROM Addresses WHERE id = ? AND UserId = ? AND deletedAt IS NULL',
    parameters: [id, accountId],
  }
}
