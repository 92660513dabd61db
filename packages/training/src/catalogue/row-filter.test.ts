import { describe, expect, it } from 'vitest'
import { filterRows } from './row-filter.ts'

const rows = [
  { id: 1, name: 'Beta', solved: false },
  { id: 2, name: 'alpha', solved: true },
  { id: 3, name: 'Gamma', solved: true },
]
const ids = (query: Parameters<typeof filterRows>[1]) => filterRows(rows, query).map(({ id }) => id)

describe('rowsFor', () => {
  it.each<[Parameters<typeof filterRows>[1], number[]]>([
    [{}, [1, 2, 3]],
    [{ solved: 'true' }, [2, 3]],
    [{ id: ['1', '3'] }, [1, 3]],
    [{ nonsense: 'x', solved: 'false' }, [1]],
    [{ toString: 'x' }, [1, 2, 3]],
    [{ q: 'ALPHA' }, [2]],
    [{ sort: '-id' }, [3, 2, 1]],
    [{ sort: 'name', count: '2' }, [2, 1]],
    [{ count: '2', page: '1' }, [3]],
    [{ offset: '1', count: '1' }, [2]],
    [{ offset: '1' }, [2, 3]],
    [{ sort: 'solved,-id' }, [1, 3, 2]],
    [{ sort: '', count: '' }, [1, 2, 3]],
  ])('selects and sorts rows for %j', (query, expected) => {
    expect(ids(query)).toEqual(expected)
  })

  it.each([{ sort: 'taste' }, { sort: 'name,-taste' }, { count: 'many' }, { offset: '-1' }])('rejects %j', (query) => {
    expect(() => ids(query)).toThrow(/no column taste|whole number/)
  })
})
