import { expect, it } from 'vitest'
import { flagOf } from './flag.ts'

it('returns the flags that capture-the-flag tools expect', () => {
  expect(flagOf('example-ctf-key', 'Score Board')).toBe('a48de1904a5693a0c0dabc93dc7f627af7832dc5')
  expect(flagOf('example-ctf-key', 'Login Admin')).toBe('a5dfa2604ea267044798fa3d2d72fd2ee83b3b81')
})
