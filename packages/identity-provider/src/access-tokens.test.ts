import { expect, it } from 'vitest'
import { AccessTokens } from './access-tokens.ts'

it('evicts the oldest of ten thousand valid tokens when another is issued', () => {
  const tokens = new AccessTokens(() => 0)
  const issue = () => tokens.issue({ personId: '1', clientId: 'a-shop', scope: 'email' })
  const [first, second] = [issue(), issue()]
  for (let i = 2; i < 10_000; i++) issue()
  expect(tokens.find(first)).not.toBeNull()
  issue()
  expect(tokens.find(first)).toBeNull()
  expect(tokens.find(second)).not.toBeNull()
})
