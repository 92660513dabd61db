import { describe, expect, it } from 'vitest'
import { findAttack } from './pattern-cost.ts'

const linear = [
  /\s+/g,
  /^\s+x$/,
  /[?#].*$/s,
  /(?<!\.)\.+$/,
  /^\.+|(?<!\.)\.+$/g,
  /<[^<>]*>/g,
  /\bimport\b[^;]{0,9}["']/g,
  /(["'])[^"']*\1/,
  /(?:ab|ac)+d/y,
  /\b\w+ x/,
  /^-?(?:\d+(?:\.\d*)?|\.\d+)$/,
  /(?:a?)*/,
] as const
const polynomial = [
  /\.+$/,
  /\s+x/g,
  /^\s*a\s*;?\s*$/,
  /<script[^>]+src="/g,
  /(?:\n|^)\s*x/,
  /@.*$/,
  /\b(?:a-)+b/,
  /a[\s\S]*?(?=<\/a>)/,
  /(\d+\.)+x/,
  /a.{0,2000}b/,
] as const
const exponential = [/^(?:a|a)*$/, /^(?:a*)*b/, /^(?:\w+\s?)*$/, /(?:a|b|ab)*c/] as const

describe('findAttack', () => {
  it.each(linear)('finds nothing for %s', (pattern) => {
    expect(findAttack(pattern.source, pattern.flags)).toBeNull()
  })

  it.each([
    ...polynomial.map((pattern) => [pattern, 'polynomial'] as const),
    ...exponential.map((pattern) => [pattern, 'exponential'] as const),
  ])('finds a text for which %s takes %s time', (pattern, growth) => {
    const attack = findAttack(pattern.source, pattern.flags)!
    expect(attack.growth).toBe(growth)
    const text = attack.prefix + attack.pump.repeat(3) + attack.suffix
    expect(pattern.test(text)).toBe(false)
  })

  it('reads classes of the flag v', () => {
    expect(findAttack('[\\p{L}--[a-z]]+', 'v')).toBeNull()
    expect(findAttack('[\\p{L}--[a-z]]+$', 'v')).not.toBeNull()
  })

  it('refuses a lookbehind that holds a loop', () => {
    expect(() => findAttack('(?<=^a*)b', '')).toThrow('a lookbehind with a loop')
  })
})
