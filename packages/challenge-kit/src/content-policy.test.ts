import { expect, it } from 'vitest'
import { allowsInlineScripts } from './content-policy.ts'

it.each([
  ["script-src 'unsafe-inline'"],
  ["img-src 'self' x; script-src 'unsafe-inline' 'self'; script-src 'self'"],
  ["default-src 'none'; SCRIPT-SRC * 'UNSAFE-INLINE'"],
  ["script-src 'self'; script-src-elem 'unsafe-inline'"],
  ["default-src 'self' 'unsafe-inline'"],
  ["img-src 'self'"],
  [''],
])('allows inline scripts: %s', (policy) => {
  expect(allowsInlineScripts(policy)).toBe(true)
})

it.each([
  ["script-src 'self'"],
  ["default-src 'none'"],
  ["script-src 'self'; script-src 'unsafe-inline'"],
  ["script-src 'unsafe-inline' 'nonce-r4nd0m'"],
  ["script-src 'unsafe-inline' 'strict-dynamic'"],
  ["style-src 'unsafe-inline'; script-src 'self'"],
  ['script-src unsafe-inline'],
  ["script-src 'unsafe-inline', script-src 'self'"],
  ["script-src-elem 'self'; script-src 'unsafe-inline'"],
])('blocks inline scripts: %s', (policy) => {
  expect(allowsInlineScripts(policy)).toBe(false)
})
