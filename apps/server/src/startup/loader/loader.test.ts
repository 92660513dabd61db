import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type LoadedChunk, loadServer, writeCodeCache } from './loader.ts'

/** For each loaded chunk, whether V8 accepted the cached code. */
const taken: boolean[] = []
vi.mock('node:vm', async (original) => {
  const vm = await original<typeof import('node:vm')>()
  class Script extends vm.Script {
    constructor(code: string, options: import('node:vm').ScriptOptions) {
      super(code, options)
      taken.push(options.cachedData !== undefined && this.cachedDataRejected === false)
    }
  }
  return { ...vm, Script }
})

const SERVER = `
const { twice } = require('./assets/twice.cjs')
exports.six = twice(3)
exports.again = () => require('./assets/twice.cjs').twice === twice
exports.library = require('library')
exports.fail = () => { throw new Error('oh') }
exports.place = __filename
`
const TWICE = 'exports.twice = (number) => 2 * number'

interface Server {
  readonly six: number
  again(): boolean
  readonly library: string
  fail(): never
  readonly place: string
}

let parent: string
let folder: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'fruit-loader-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  folder = join(parent, 'dist')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'server.cjs'), SERVER)
  writeFileSync(join(folder, 'assets/twice.cjs'), TWICE)
  mkdirSync(join(parent, 'node_modules/library'), { recursive: true })
  writeFileSync(join(parent, 'node_modules/library/index.js'), 'module.exports = "a library"')
})

/** Loads the server like a start. */
function load(): Server {
  taken.length = 0
  return loadServer(folder) as Server
}

/** Loads the server, calls its functions and writes the code cache, like the build. */
function compile(): void {
  const chunks: LoadedChunk[] = []
  const server = loadServer(folder, (chunk) => chunks.push(chunk)) as Server
  expect(server.fail).toThrow('oh')
  writeCodeCache(folder, chunks)
}

function keptFile(name: string): string {
  const versions = join(folder, 'compiled')
  expect(readdirSync(versions)).toHaveLength(1)
  return join(versions, readdirSync(versions)[0]!, `${name}.compiled`)
}

describe('loadServer', () => {
  it('resolves chunks, each once, and libraries', () => {
    const server = load()
    expect([server.six, server.again(), server.library]).toEqual([6, true, 'a library'])
    expect(server.place).toBe(join(folder, 'server.cjs'))
  })

  it('gives the same result with cached code', () => {
    load()
    expect(taken).toEqual([false, false])
    compile()
    const server = load()
    expect(taken).toEqual([true, true])
    expect([server.six, server.again(), server.library]).toEqual([6, true, 'a library'])
  })
})

describe('a cached file is ignored and the chunk recompiled', () => {
  it.each<[string, (kept: Buffer) => Buffer]>([
    ['it is truncated', (kept) => kept.subarray(0, kept.length - 100)],
    ['it is empty', () => Buffer.alloc(0)],
    [
      'one bit of its code flipped',
      (kept) => Buffer.from(kept.map((byte, at) => (at === kept.length - 90 ? byte ^ 4 : byte))),
    ],
    ['one bit of its hash flipped', (kept) => Buffer.from(kept.map((byte, at) => (at === 3 ? byte ^ 4 : byte)))],
    ['it contains something else', () => Buffer.from('exports.six = 7')],
    ['it belongs to another chunk', () => readFileSync(keptFile('twice.cjs'))],
  ])('when %s', (_, damage) => {
    compile()
    const file = keptFile('server.cjs')
    writeFileSync(file, damage(readFileSync(file)))
    expect(load().six).toBe(6)
    expect(taken).toEqual([false, true])
  })

  it('when its source has changed, even to one of the same length', () => {
    compile()
    writeFileSync(join(folder, 'server.cjs'), SERVER.replace('twice(3)', 'twice(4)'))
    expect(load().six).toBe(8)
    expect(taken).toEqual([false, true])
  })

  it('when the build was moved, so that stack traces show the new path', () => {
    compile()
    const old = folder
    folder = join(parent, 'moved')
    renameSync(old, folder)
    const { fail } = load()
    expect(taken).toEqual([false, false])
    try {
      fail()
    } catch (error) {
      expect((error as Error).stack).toContain(join(folder, 'server.cjs'))
      expect((error as Error).stack).not.toContain(old)
    }
    expect.assertions(4)
  })
})
