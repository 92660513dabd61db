import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptSecret } from './kept-secret.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fruit-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const secretOf = () => keptSecret([folder], 'shop.key', 'all cookies')

describe('a key file', () => {
  it('that was half written when the process ended is no key: a whole one takes its place', () => {
    writeFileSync(join(folder, 'shop.key.draft'), '0123456789abcdef')
    const secret = secretOf()
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(readdirSync(folder)).toEqual(['shop.key'])
    expect(readFileSync(join(folder, 'shop.key'), 'utf8')).toBe(secret)
    expect(secretOf()).toBe(secret)
  })

  // A disk on which nothing has room.
  it.runIf(process.platform === 'linux')(
    'that could not be written leaves nothing behind, and is made when it can',
    () => {
      symlinkSync('/dev/full', join(folder, 'shop.key.draft'))
      expect(secretOf).toThrow(/ENOSPC/)
      expect(readdirSync(folder)).toEqual([])
      expect(secretOf()).toMatch(/^[0-9a-f]{64}$/)
    },
  )
})
