import { setImmediate as nextIteration } from 'node:timers/promises'
import { createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common'
import { createLegacyTx } from '@ethereumjs/tx'
import { bytesToHex, createAddressFromPrivateKey, hexToBytes } from '@ethereumjs/util'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { RpcLog } from './chain.ts'
import type { ChainDatabase } from './chain-database.ts'
import { ChainStore } from './chain-store.ts'
import { Chains } from './chains.ts'
import type { Hex, Placement } from './contract.ts'
import { packed, unpacked } from './packed-state.ts'
import { memoryDatabase } from './testing/memory-database.ts'
import type { WorldChain } from './world-chain.ts'
import type { StateParts } from './world-state.ts'

const CHAIN_ID = 31_337
const KEY = hexToBytes(`0x${'22'.repeat(32)}`)
const SENDER = createAddressFromPrivateKey(KEY).toString() as Hex
const NOBODY: Hex = `0x${'00'.repeat(20)}`
const common = createCustomCommon({ chainId: CHAIN_ID, name: 'test' }, Mainnet, { hardfork: Hardfork.Prague })

const chains = new Chains()
afterAll(() => chains.close())

let chain: WorldChain
let nonce: bigint
/** Contracts of the shop on the chain. */
let placements: readonly Placement[]
/** The chain's database, which counts nothing. */
let database: ChainDatabase
/** Number of rows that each query of the chain's database returned, and their length as JSON. */
let queries: number[]
let queryLengths: number[]
/** Number of statements that wrote to the chain's database. */
let writes: number
beforeEach(async () => {
  nonce = 0n
  placements = []
  startCounting()
  chain = chains.open({
    nextTurn: nextIteration,
    ...{ database: countedDatabase, chainId: CHAIN_ID, now: () => 1_700_000_000_000, placements: () => placements },
    ...{ version: '1', treasuryKey: () => `0x${'11'.repeat(32)}` as const },
  })
  await chain.request('eth_blockNumber')
  await chain.pay(SENDER, 10n ** 21n)
  return () => chain.close()
})

function startCounting(): void {
  queries = []
  queryLengths = []
  writes = 0
}

function countedDatabase(): ChainDatabase {
  const counted = memoryDatabase()
  database = counted
  return {
    ...counted,
    all(sql, values) {
      const rows = counted.all(sql, values)
      queries.push(rows.length)
      queryLengths.push(JSON.stringify(rows).length)
      return rows
    },
    run(sql, values) {
      writes++
      counted.run(sql, values)
    },
  }
}

function slotRows(): unknown {
  return database.all('SELECT count(*) AS rows FROM Slots', [])
}

/** Sends a transaction whose code runs as the constructor of a contract. @returns its hash */
async function run(code: string, value = 0n): Promise<unknown> {
  const fields = { nonce, gasPrice: 10n ** 9n, gasLimit: 16_777_216n, data: hexToBytes(`0x${code}`), value }
  const signed = createLegacyTx(fields, { common }).sign(KEY)
  const hash = await chain.request('eth_sendRawTransaction', [bytesToHex(signed.serialize())])
  nonce++
  return hash
}

const LOG_WITHOUT_DATA = '5f5fa0'
/** `size`: four hexadecimal digits. */
const logOf = (size: string) => `61${size}5fa0`

describe('a transaction', () => {
  it('may leave 256 logs, and no more', async () => {
    await expect(run(LOG_WITHOUT_DATA.repeat(257))).rejects.toThrow('at most 256 logs')
    await run(LOG_WITHOUT_DATA.repeat(256))
    expect(await chain.request('eth_getLogs', [{ fromBlock: '0x0' }])).toHaveLength(256)
  })

  it('may leave logs with 256 KiB of data, and no more', async () => {
    await expect(run(logOf('ffff').repeat(4) + logOf('0005'))).rejects.toThrow('262144 bytes of data')
    await run(logOf('ffff').repeat(4) + logOf('0004'))
  })
})

/** Code that runs other code for each number down to 1. @param each code that finds the number on the stack and leaves it there */
const forEach = (count: number, each: string) => `61${count.toString(16).padStart(4, '0')}5b${each}600190038060035700`
const slot = (index: number): Hex => `0x${index.toString(16).padStart(64, '0')}`
const word = slot
const ZERO = '5f'
const ONE = '6001'
/** Stores the value on the stack in the slot with the number below it. */
const STORE = '8155'

describe('writes to storage', () => {
  it.each([
    ['the same value', 7000, ZERO + STORE],
    ['another value and then the first one', 300, ONE + STORE + ZERO + STORE],
  ])('are not stored when they write %s', async (_, count, code) => {
    await run(forEach(count, code))
    expect(slotRows()).toEqual([{ rows: 0 }])
  })

  it('are stored by few statements', async () => {
    startCounting()
    await run(forEach(700, ONE + STORE))
    expect(slotRows()).toEqual([{ rows: 700 }])
    expect(writes).toBeLessThan(10)
  })
})

describe('payments', () => {
  it('are stored by few statements', async () => {
    startCounting()
    // Pays 1 wei to the account with each number.
    await run(forEach(300, '5f5f5f5f6001855af150'), 300n)
    expect(database.all('SELECT count(*) AS rows FROM Transfers WHERE block > 1', [])).toEqual([{ rows: 301 }])
    expect(writes).toBeLessThan(10)
  })
})

describe('a contract that replaces another one', () => {
  const ADDRESS: Hex = `0x${'7'.repeat(40)}`
  /** Returns the value of the slot whose number it gets. */
  const READER: Hex = '0x5f35545f5260205ff3'
  const OTHER_READER: Hex = `${READER}00`
  const placed = (code: Hex, storage: Readonly<Record<Hex, Hex>>): Placement[] => {
    const codeHash = bytesToHex(keccak_256(hexToBytes(code)))
    return [
      { address: ADDRESS, balance: 0n, contract: { name: 'A', abi: [], creation: '0x', code, codeHash, storage } },
    ]
  }
  const value = (index: number, block: string) => chain.request('eth_getStorageAt', [ADDRESS, slot(index), block])
  const seen = (index: number, block: string) => chain.request('eth_call', [{ to: ADDRESS, data: slot(index) }, block])

  it('empties its storage without reading or writing each slot', async () => {
    const many = Array.from({ length: 30_000 }, (_, index) => [slot(index), word(1)] as const)
    placements = placed(READER, Object.fromEntries(many))
    expect(await chain.request('eth_blockNumber')).toBe('0x2')
    placements = placed(OTHER_READER, { [slot(2)]: word(7) })
    startCounting()
    expect(await chain.request('eth_blockNumber')).toBe('0x3')
    expect([Math.max(...queries) < 10, writes < 10]).toEqual([true, true])
    for (const read of [value, seen]) {
      expect([await read(1, 'latest'), await read(2, 'latest')]).toEqual([word(0), word(7)])
      expect([await read(1, '0x2'), await read(2, '0x2')]).toEqual([word(1), word(1)])
    }
  })
})

describe('a chain with long logs', () => {
  /** Logs of 256 KiB in each of so many transactions. */
  const logIn = async (transactions: number) => {
    for (let i = 0; i < transactions; i++) await run(logOf('ffff').repeat(4))
  }
  const length = (logs: unknown) => (logs as RpcLog[]).reduce((sum, { data }) => sum + data.length, 0)

  it('returns at most 1 MiB of data, reads no more at once, and names blocks that fit', async () => {
    await logIn(5)
    startCounting()
    await expect(chain.request('eth_getLogs', [{ fromBlock: '0x0' }])).rejects.toThrow(
      'query returned more than 1048576 characters of data. Ask for the blocks [0x0, 0x3], then for the next ones.',
    )
    expect(Math.max(...queryLengths)).toBeLessThan(150_000)
    expect(await chain.request('eth_getLogs', [{ fromBlock: '0x0', toBlock: '0x3' }])).toHaveLength(8)
  })

  it('keeps the latest 1 MiB of data for a filter', async () => {
    const filter = await chain.request('eth_newFilter', [{}])
    await logIn(4)
    const logs = await chain.request('eth_getFilterChanges', [filter])
    expect((logs as RpcLog[]).at(-1)).toMatchObject({ blockNumber: '0x5', logIndex: '0x3' })
    expect(length(logs)).toBeLessThanOrEqual(2 ** 20)
    expect(length(logs)).toBeGreaterThan(2 ** 19)
  })

  it('reports a block to its subscribers in several turns of the event loop', async () => {
    let turn = 0
    const turns: number[] = []
    const ends = Array.from({ length: 5 }, () => chain.watch({ mined: () => turns.push(turn), closed: () => {} }))
    const count = () => {
      turn++
      if (turns.length < ends.length) setImmediate(count)
    }
    setImmediate(count)
    await logIn(1)
    await expect.poll(() => turns.length).toBe(ends.length)
    expect(new Set(turns).size).toBe(ends.length)
    for (const end of ends) end()
  })
})

describe('a large chain', () => {
  it('returns many logs with few queries', async () => {
    const hash = await run(LOG_WITHOUT_DATA.repeat(200))
    queries = []
    const logs = (await chain.request('eth_getLogs', [{ fromBlock: '0x0' }])) as RpcLog[]
    expect(logs).toHaveLength(200)
    expect(logs[199]).toMatchObject({ transactionHash: hash, blockNumber: '0x2', logIndex: '0xc7' })
    expect(queries.length).toBeLessThan(20)
  })

  it('reads logs in pages, and pauses after each', async () => {
    const database = countedDatabase()
    const store = new ChainStore(database)
    const hash = (index: number): Hex => `0x${index.toString(16).padStart(64, '0')}`
    const changes = packed({ accounts: new Map(), codes: new Map(), slots: new Map() })
    const log = { address: SENDER, topics: [], data: '0x' as const }
    const logs = Array.from({ length: 250 }, () => log)
    for (let number = 0; number < 10; number++) {
      const transaction = { hash: hash(number), raw: '0x' as const, body: {}, receipt: {}, logs, transfers: [] }
      store.add({ number, hash: hash(number), timestamp: number, body: {}, changes, transaction }, new Map())
    }
    queries = []
    let pauses = 0
    const wish = { from: 0, to: 9, addresses: [NOBODY], topics: [] }
    expect(await store.logs(wish, { logs: 10, characters: 10 }, async () => void pauses++)).toEqual([])
    expect([queries, pauses]).toEqual([[1000, 1000, 500], 2])
    const limit = { logs: 1000, characters: 10_000 }
    expect(await store.logs({ ...wish, addresses: [SENDER] }, limit, async () => {})).toHaveLength(1001)
    database.close()
  })

  it('returns no payments when there are too many', () => {
    const store = new ChainStore(countedDatabase())
    const transfer = { origin: SENDER, from: SENDER, to: NOBODY, value: 1n }
    const add = (number: number, count: number) =>
      store.add(
        {
          ...{ number, hash: `0x${number}`, timestamp: number, body: {} },
          changes: packed({ accounts: new Map(), codes: new Map(), slots: new Map() }),
          transaction: {
            ...{ hash: `0x${number}`, raw: '0x', body: {}, receipt: {}, logs: [] },
            transfers: Array.from({ length: count }, () => transfer),
          },
        },
        new Map(),
      )
    add(1, 5000)
    expect(store.transfers(NOBODY, SENDER)).toHaveLength(5000)
    add(2, 1)
    expect(store.transfers(NOBODY, SENDER)).toEqual([])
    database.close()
  })

  it('returns the fees of many blocks with few queries', async () => {
    for (let i = 0; i < 30; i++) await run('00')
    queries = []
    const { gasUsedRatio } = (await chain.request('eth_feeHistory', ['0x400', 'latest'])) as { gasUsedRatio: number[] }
    expect(gasUsedRatio).toHaveLength(32)
    expect(gasUsedRatio[31]).toBeCloseTo(53_004 / 16_777_216, 5)
    expect(queries.length).toBeLessThan(10)
  })

  it('reads the state of each block in pages, and pauses after each', async () => {
    const database = countedDatabase()
    const store = new ChainStore(database)
    const address = (index: number): Hex => `0x${index.toString(16).padStart(40, '0')}`
    const account = (nonce: bigint) => ({ nonce, balance: 5n, codeHash: null })
    const indexes = Array.from({ length: 900 }, (_, index) => index)
    const add = (number: number, accounts: StateParts['accounts'], value: number[]) =>
      store.add(
        {
          ...{ number, hash: slot(number), timestamp: number, body: {} },
          changes: packed({
            accounts,
            codes: new Map(),
            slots: new Map([[address(1), new Map(indexes.map((index) => [slot(index), Buffer.from(value)]))]]),
          }),
        },
        new Map(),
      )
    add(0, new Map(indexes.map((index) => [address(index), account(1n)])), [1])
    add(1, new Map([[address(3), null]]), [2])
    add(2, new Map(indexes.map((index) => [address(index), account(3n)])), [])
    queries = []
    let pauses = 0
    const stateAt = async (block: number) => {
      const { accounts, slots } = unpacked(await store.state(block, async () => void pauses++))
      return { accounts, slots: slots.get(address(1)) }
    }
    const [first, second, third] = [await stateAt(0), await stateAt(1), await stateAt(2)]
    expect(Math.max(...queries)).toBe(1000)
    expect(pauses).toBe(3 * (2 + 3))
    expect(first.accounts).toEqual(new Map(indexes.map((index) => [address(index), account(1n)])))
    expect(second.accounts.get(address(3))).toBeNull()
    expect(second.accounts.get(address(4))).toEqual(account(1n))
    expect([...third.accounts.values()].every((each) => each?.nonce === 3n)).toBe(true)
    expect([first, second, third].map(({ slots }) => [slots?.size, slots?.get(slot(899))?.join()])).toEqual([
      [900, '1'],
      [900, '2'],
      [900, ''],
    ])
    database.close()
  })
})
