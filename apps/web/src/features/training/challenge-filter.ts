import type { ChallengeRow } from '@fruit/contracts/calls/training'
import {
  CHALLENGE_STATUSES,
  type ChallengeStatus,
  DIFFICULTIES,
  type Difficulty,
  statusOf,
} from './challenge-status.ts'

/** What of the score board is shown. It lives in the query of the address, so that it can be linked and shared. */
export interface ChallengeFilter {
  readonly searchQuery: string
  /** Empty: all. */
  readonly difficulties: readonly Difficulty[]
  /** Null: all. */
  readonly status: ChallengeStatus | null
}

/** Reads the filter in an address; what it does not know it drops. */
export function readFilter(query: URLSearchParams): ChallengeFilter {
  const numbers = (query.get('difficulties') ?? '').split(',').map((text) => Number.parseInt(text, 10))
  const status = query.get('status')
  return {
    searchQuery: query.get('searchQuery') ?? '',
    difficulties: DIFFICULTIES.filter((difficulty) => numbers.includes(difficulty)),
    status: CHALLENGE_STATUSES.find((known) => known === status) ?? null,
  }
}

/** Writes a filter into an address; its other parameters stay. */
export function writeFilter(query: URLSearchParams, filter: ChallengeFilter): URLSearchParams {
  const written = new URLSearchParams(query)
  const put = (name: string, value: string) => (value === '' ? written.delete(name) : written.set(name, value))
  put('searchQuery', filter.searchQuery)
  put('difficulties', filter.difficulties.join(','))
  put('status', filter.status ?? '')
  return written
}

/** Whether a challenge passes the filter; the text is looked for in name, description, category and tags. */
export function passes(row: ChallengeRow, filter: ChallengeFilter): boolean {
  const text = [row.name, row.description.replace(/<[^>]*>/g, ''), row.category, row.tags ?? '']
    .join('\n')
    .toLowerCase()
  return (
    text.includes(filter.searchQuery.trim().toLowerCase()) &&
    (filter.difficulties.length === 0 || filter.difficulties.some((difficulty) => difficulty === row.difficulty)) &&
    (filter.status === null || statusOf(row) === filter.status)
  )
}
