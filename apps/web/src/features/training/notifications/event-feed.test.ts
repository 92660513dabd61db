import { describe, expect, it } from 'vitest'
import { feedAddress, readNotice } from './event-feed.ts'

describe('readNotice', () => {
  it('reads a notice from the feed', () => {
    expect(readNotice({ message: 'Lunch', enabled: true, updatedAt: '2026-01-01T12:00:00Z' })).toEqual({
      message: 'Lunch',
      updatedAt: '2026-01-01T12:00:00Z',
    })
  })

  it.each([
    [{ message: 'Lunch', enabled: false, updatedAt: 'x' }],
    [{ message: ' ', enabled: true, updatedAt: 'x' }],
    [{ message: 7, enabled: true }],
    [{ message: 'Lunch', enabled: 'true' }],
    [[]],
    ['Lunch'],
    [null],
  ])('returns null for %j', (answer) => {
    expect(readNotice(answer)).toBeNull()
  })
})

it.each([
  ['/multi-juicer/api/notifications', 'https://yard.example/multi-juicer/api/notifications'],
  ['https://other.example/feed', 'https://other.example/feed'],
  ['mailto:worms@fruit.test', undefined],
  [null, undefined],
])('resolves the feed %s to %s', (url, address) => {
  expect(feedAddress(url, 'https://yard.example/juice/')?.href).toBe(address)
})
