import { expect, it } from 'vitest'
import { parseRange } from './film-part.ts'

it.each([
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=99999999999999-', 'none'],
  ['bytes=9-3', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=a-b', 'whole'],
  ['apples=0-1', 'whole'],
  [undefined, 'whole'],
] as const)('parses %j for 100 bytes as %j', (range, part) => {
  expect(parseRange(range, 100)).toEqual(part)
})
