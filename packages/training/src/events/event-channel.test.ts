import { expect, it } from 'vitest'
import { EventChannel } from './event-channel.ts'

const coding = { key: 'someChallenge', codingChallengeStatus: 1 } as const

it('calls every subscriber of an event with its world, and no others', () => {
  const heard: string[] = []
  const channel = new EventChannel(() => {})
  channel.subscribe('codingSolved', (world, { key }) => void heard.push(`one: ${key} in ${world}`))
  channel.subscribe('codingSolved', (world, { key }) => void heard.push(`two: ${key} in ${world}`))
  channel.subscribe('reset', () => void heard.push('a reset'))
  channel.publisherFor('my-world')('codingSolved', coding)
  expect(heard).toEqual(['one: someChallenge in my-world', 'two: someChallenge in my-world'])
})

it('continues after a subscriber throws or rejects, and reports the error', async () => {
  const failures: unknown[] = []
  const heard: string[] = []
  const channel = new EventChannel((name, error) => failures.push([name, (error as Error).message]))
  channel.subscribe('codingSolved', () => {
    throw new Error('at once')
  })
  channel.subscribe('codingSolved', async () => {
    await Promise.resolve()
    throw new Error('later')
  })
  channel.subscribe('codingSolved', (world) => void heard.push(world))
  channel.publisherFor('my-world')('codingSolved', coding)
  expect(heard).toEqual(['my-world'])
  await expect
    .poll(() => failures)
    .toEqual([
      ['codingSolved', 'at once'],
      ['codingSolved', 'later'],
    ])
})
