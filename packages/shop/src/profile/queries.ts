import type { Query } from '@fruit/world/query'

export function setProfileImage(id: number, address: string, time: string): Query {
  return { sql: 'UPDATE Users SET profileImage = ?, updatedAt = ? WHERE id = ?', parameters: [address, time, id] }
}
