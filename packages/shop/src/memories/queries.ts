import type { Query } from '@fruit/world/query'
import type { UserRow } from '../accounts/account-columns.ts'

export interface MemoryRow {
  readonly id: number
  readonly UserId: number | null
  readonly caption: string
  readonly imagePath: string
  readonly createdAt: string
  readonly updatedAt: string
}

export function allMemories(): Query<MemoryRow> {
  return {
    sql: 'SELECT id, UserId, caption, imagePath, createdAt, updatedAt FROM Memories ORDER BY id',
    parameters: [],
  }
}

/** The accounts, of those that there still are, which shared photos. */
export function photographers(): Query<UserRow> {
  return {
    sql: 'SELECT * FROM Users WHERE deletedAt IS NULL AND id IN (SELECT UserId FROM Memories)',
    parameters: [],
  }
}
