import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteOtherStates, typeStateFile } from '../check-types.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fruit-types-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

describe('incremental state of the type checker', () => {
  it('is kept while the same packages are installed', () => {
    write('node_modules/.package-lock.json', '{"packages":{"a":{"version":"1.0.0"}}}')
    const first = typeStateFile(root)
    write('packages/shop/src/new.ts', 'export {}')
    expect(typeStateFile(root)).toBe(first)
  })

  it.each(['node_modules/.package-lock.json', 'package-lock.json', 'tsconfig.json'])(
    'is discarded when %s differs',
    (path) => {
      write(path, '{"version":"1.0.0"}')
      const first = typeStateFile(root)
      write(path, '{"version":"1.0.1"}')
      expect(typeStateFile(root)).not.toBe(first)
    },
  )

  it('is deleted when another one is in use', () => {
    write('package-lock.json', '1')
    const old = typeStateFile(root)
    write(old, 'old')
    write('package-lock.json', '2')
    const memory = typeStateFile(root)
    write(memory, 'new')
    deleteOtherStates(root, memory)
    expect(readdirSync(dirname(join(root, memory)))).toEqual([memory.split('/').at(-1)])
    deleteOtherStates(root, memory)
    expect(readdirSync(dirname(join(root, memory)))).toHaveLength(1)
  })
})
