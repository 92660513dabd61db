import { expect, it } from 'vitest'
import { SocketLimits } from './socket-limits.ts'

it('limits the sockets of a world, and allows another when one is closed', () => {
  const limits = new SocketLimits({ socketsPerWorld: 2, messagesPerSecond: 100 })
  const [first] = [limits.open('a'), limits.open('a')]
  expect(limits.open('a')).toBeNull()
  expect(limits.open('b')).not.toBeNull()
  first!()
  expect(limits.open('a')).not.toBeNull()
  expect(limits.open('a')).toBeNull()
})

it('counts messages and new sockets of a world together', () => {
  const limits = new SocketLimits({ socketsPerWorld: 50, messagesPerSecond: 3 })
  expect(limits.open('a')).not.toBeNull()
  expect([limits.admits('a'), limits.admits('a'), limits.admits('a')]).toEqual([true, true, false])
  expect(limits.open('a')).toBeNull()
  expect(limits.admits('b')).toBe(true)
})
