import { createRequire } from 'node:module'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ScriptEngine } from './script/script-engine.ts'
import { scriptLimits } from './script/script-job.ts'
import { SolidityEngine } from './solidity/solidity-engine.ts'
import { SqlEngine } from './sql/sql-engine.ts'
import { sqlLimits } from './sql/sql-job.ts'
import { JuiceDatabase } from './testing/juice-database.ts'
import { XmlEngine } from './xml/xml-engine.ts'
import { xmlLimits } from './xml/xml-job.ts'

// Every WebAssembly memory that the engines create. The Solidity compiler creates its own, in another realm.
const { memories, realms } = vi.hoisted(() => ({ memories: [] as WebAssembly.Memory[], realms: [] as object[] }))

vi.mock('node:vm', async (original) => {
  const vm = await original<typeof import('node:vm')>()
  const createContext: typeof vm.createContext = (...values) => {
    const realm = vm.createContext(...values)
    realms.push(realm)
    return realm
  }
  return { ...vm, createContext }
})

const { Memory, Instance } = WebAssembly
WebAssembly.Memory = class extends Memory {
  constructor(descriptor: WebAssembly.MemoryDescriptor) {
    super(descriptor)
    memories.push(this)
  }
}
WebAssembly.Instance = class extends Instance {
  constructor(module: WebAssembly.Module, imports?: WebAssembly.Imports) {
    super(module, imports)
    for (const exported of Object.values(this.exports)) if (exported instanceof Memory) memories.push(exported)
  }
}
afterAll(() => {
  Object.assign(WebAssembly, { Memory, Instance })
})
beforeEach(() => {
  memories.length = 0
  realms.length = 0
})

function allMemories(): WebAssembly.Memory[] {
  const ofRealms = realms.map((realm) => (realm as { wasmMemory?: WebAssembly.Memory }).wasmMemory)
  return [...memories, ...ofRealms.filter((memory) => memory !== undefined)]
}

/** The memories that a job used: those that changed while it ran. */
async function memoriesOf(job: () => Promise<unknown>): Promise<Buffer[]> {
  const before = new Map(allMemories().map((memory) => [memory, bytesOf(memory).toString('latin1')]))
  await job()
  return allMemories()
    .filter((memory) => bytesOf(memory).toString('latin1') !== before.get(memory))
    .map(bytesOf)
}

function bytesOf(memory: WebAssembly.Memory): Buffer {
  return Buffer.from(memory.buffer)
}

/** A text of the neighbour, in each encoding that engines use. */
const MARKER = 'the-neighbour-keeps-this-for-itself'
const MARKERS = [Buffer.from(MARKER, 'utf8'), Buffer.from(MARKER, 'utf16le')]

/** An engine that uses WebAssembly, with a job of the neighbour that contains the marker, and a job of the attacker. */
interface Case {
  readonly name: string
  /** Creates a new engine and the jobs for it. */
  readonly make: () => { readonly neighbour: () => Promise<unknown>; readonly attacker: () => Promise<unknown> }
  /** The expected end of the neighbour's job. */
  readonly served: object
}

const attacked = new JuiceDatabase('attacked')
const neighbour = new JuiceDatabase('neighbour', 56, MARKER)
afterAll(() => {
  attacked.close()
  neighbour.close()
})

const compiler = createRequire(import.meta.url).resolve('solc/soljson.js')

const cases: readonly Case[] = [
  {
    name: 'scripts',
    make: () => {
      const engine = new ScriptEngine()
      const limits = { ...scriptLimits, deadlineMs: 20_000, steps: Number.POSITIVE_INFINITY }
      const run = (code: string) =>
        engine.run({ clock: 'wall', code, call: null, globals: null, console: false, limits })
      return {
        neighbour: () => run(`const kept = []; for (let i = 0; i < 9000; i++) kept.push('${MARKER}' + i); kept.length`),
        attacker: () => run('[1, 2].length'),
      }
    },
    served: { kind: 'value', value: '9000' },
  },
  {
    name: 'SQL',
    make: () => {
      const engine = new SqlEngine()
      const run = (database: JuiceDatabase, text: string) => {
        const image = database.image()
        return engine.run({ key: image.key, image: image.read(), text, parameters: [], limits: sqlLimits })
      }
      return {
        neighbour: () => run(neighbour, `SELECT length(replace(hex(zeroblob(5000)), '0', '${MARKER}')) AS n`),
        attacker: () => run(attacked, 'SELECT 1'),
      }
    },
    served: { kind: 'rows', rows: `[{"n":${10_000 * MARKER.length}}]` },
  },
  {
    name: 'XML',
    make: () => {
      const engine = new XmlEngine()
      const run = (text: string) =>
        engine.run({ bytes: Buffer.from(text), isResolving: false, files: [], limits: xmlLimits })
      return {
        neighbour: () => run(`<order>${MARKER}</order>`),
        attacker: () => run(`<order>${'x'.repeat(100_000)}</order>`),
      }
    },
    served: { kind: 'value' },
  },
  {
    name: 'Solidity',
    make: () => {
      const engine = new SolidityEngine()
      const run = (owner: string, text: string) =>
        engine.run({ owner, program: compiler, sources: { 'a.sol': text }, wanted: ['a.sol'] })
      return {
        neighbour: () => run('neighbour', `contract A { string public kept = "${MARKER}"; }`),
        attacker: () => run('attacker', 'contract B { uint public taken = 1; }'),
      }
    },
    served: { kind: 'value' },
  },
]

describe.each(cases.map((each) => [each.name, each] as const))('memory of the engine for %s', (_, { make, served }) => {
  test('contains no data of another world', async () => {
    const { neighbour, attacker } = make()
    const seen = await memoriesOf(neighbour)
    expect(
      seen.some((bytes) => MARKERS.some((marker) => bytes.includes(marker))),
      'the marker is in memory',
    ).toBe(true)
    const reached = await memoriesOf(attacker)
    expect(reached).not.toHaveLength(0)
    for (const bytes of reached) for (const marker of MARKERS) expect(bytes.includes(marker)).toBe(false)
  })

  test.each([0, 65, 255])(
    'serves the next world correctly after a job filled all of it with bytes of value %d',
    async (byte) => {
      const { neighbour, attacker } = make()
      await attacker()
      for (const memory of allMemories()) bytesOf(memory).fill(byte)
      expect(await neighbour()).toMatchObject(served)
    },
  )
})
