import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { categoryNameOf } from './category-name.ts'
import {
  CHALLENGE_STATUSES,
  type ChallengeStatus,
  DIFFICULTIES,
  type Difficulty,
  statusOf,
} from './challenge-status.ts'

/** Filter of a board. It is stored in the query of the address, so that it can be linked and shared. */
export interface ChallengeFilter {
  readonly searchQuery: string
  /** Empty: all; the same applies to categories and tags. */
  readonly difficulties: readonly Difficulty[]
  readonly categories: readonly string[]
  /** A challenge must have at least one of them. */
  readonly tags: readonly string[]
  /** Null: all. */
  readonly status: ChallengeStatus | null
  /** Whether challenges that are unavailable in this environment are shown. */
  readonly showDisabledChallenges: boolean
}

/** Shows everything. */
export const NO_FILTER: ChallengeFilter = {
  searchQuery: '',
  difficulties: [],
  categories: [],
  tags: [],
  status: null,
  showDisabledChallenges: true,
}

/** Reads the filter from an address; unknown values are dropped. */
export function readFilter(query: URLSearchParams): ChallengeFilter {
  const list = (name: string) => (query.get(name) ?? '').split(',').filter((text) => text !== '')
  const numbers = list('difficulties').map((text) => Number.parseInt(text, 10))
  const status = query.get('status')
  return {
    searchQuery: query.get('searchQuery') ?? '',
    difficulties: DIFFICULTIES.filter((difficulty) => numbers.includes(difficulty)),
    categories: list('categories'),
    tags: list('tags'),
    status: CHALLENGE_STATUSES.find((known) => known === status) ?? null,
    showDisabledChallenges: query.get('showDisabledChallenges') !== 'false',
  }
}

/** Writes a filter into an address; its other parameters are kept. */
export function writeFilter(query: URLSearchParams, filter: ChallengeFilter): URLSearchParams {
  const written = new URLSearchParams(query)
  const put = (name: string, value: string) => (value === '' ? written.delete(name) : written.set(name, value))
  put('searchQuery', filter.searchQuery)
  put('difficulties', filter.difficulties.join(','))
  put('status', filter.status ?? '')
  put('tags', filter.tags.join(','))
  put('categories', filter.categories.join(','))
  put('showDisabledChallenges', filter.showDisabledChallenges ? '' : 'false')
  return written
}

/** Whether a filter excludes anything. */
export function isFiltering(filter: ChallengeFilter): boolean {
  return writeFilter(new URLSearchParams(), filter).size > 0
}

/** The tags of a challenge. */
export function tagsOf({ tags }: Pick<ChallengeRow, 'tags'>): readonly string[] {
  return tags ? tags.split(',') : []
}

/**
 * Returns a function that checks whether a challenge passes the filter. The text is searched in name, description,
 * category and tags.
 */
export function filterBy(filter: ChallengeFilter): (row: ChallengeRow) => boolean {
  const sought = filter.searchQuery.trim().toLowerCase()
  const fits = (chosen: readonly unknown[], given: readonly unknown[]) =>
    chosen.length === 0 || given.some((each) => chosen.includes(each))
  return (row) =>
    (sought === '' || textOf(row).includes(sought)) &&
    fits(filter.difficulties, [row.difficulty]) &&
    fits(filter.categories, [row.category]) &&
    fits(filter.tags, tagsOf(row)) &&
    (filter.status === null || statusOf(row) === filter.status) &&
    (filter.showDisabledChallenges || row.disabledEnv === null)
}

function textOf(row: ChallengeRow): string {
  return [row.name, row.title, row.description.replace(/<[^<>]*>/g, ''), categoryNameOf(row), row.tags ?? '']
    .join('\n')
    .toLowerCase()
}
