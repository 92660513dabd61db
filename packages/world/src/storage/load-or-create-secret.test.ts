import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadOrCreateSecret } from './load-or-create-secret.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fruit-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const secretOf = () => loadOrCreateSecret([folder], 'shop.key', 'all cookies')

describe('keptSecret', () => {
  it('ignores a half-written draft and creates a complete key', () => {
    writeFileSync(join(folder, 'shop.key.draft'), '0123456789abcdef')
    const secret = secretOf()
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(readdirSync(folder)).toEqual(['shop.key'])
    expect(readFileSync(join(folder, 'shop.key'), 'utf8')).toBe(secret)
    expect(secretOf()).toBe(secret)
  })

  // /dev/full behaves like a full disk.
  it.runIf(process.platform === 'linux')(
    'leaves no file when writing fails, and creates the key on the next attempt',
    () => {
      symlinkSync('/dev/full', join(folder, 'shop.key.draft'))
      expect(secretOf).toThrow(/ENOSPC/)
      expect(readdirSync(folder)).toEqual([])
      expect(secretOf()).toMatch(/^[0-9a-f]{64}$/)
    },
  )
})
