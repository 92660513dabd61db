import { CONTRACTS } from '@fruit/isomorphic/web3/contracts'
import { describe, expect, it } from 'vitest'
import { placements } from './placements.ts'

/** A world that runs safe implementations everywhere. */
const safe = { use: ({ safe }: { safe: unknown }) => safe } as unknown as Parameters<typeof placements>[0]

/** Drops the names of inputs: `event NFTMinted(address indexed minter)` becomes `event NFTMinted(address)`. */
function bare(entry: string): string {
  const [, kind, name, inputs] = /^(function|event) (\w+)\(([^)]*)\)/.exec(entry)!
  const types = inputs!.split(',').map((input) => input.trim().split(' ')[0])
  return `${kind} ${name}(${types.join(',')})`
}

interface AbiEntry {
  readonly type: string
  readonly name?: string
  readonly inputs?: readonly { readonly type: string }[]
}

describe('contracts of the shop', () => {
  it('implement the published ABI', () => {
    const standing = new Map(placements(safe).map(({ address, contract }) => [address as string, contract]))
    expect(standing.size).toBe(Object.keys(CONTRACTS).length)
    for (const { address, abi } of Object.values(CONTRACTS)) {
      const compiled = (standing.get(address)!.abi as readonly AbiEntry[]).map(
        ({ type, name, inputs = [] }) => `${type} ${name}(${inputs.map(({ type }) => type).join(',')})`,
      )
      for (const entry of abi) expect(compiled).toContain(bare(entry))
    }
  })

  it('start with the storage that their constructors wrote', () => {
    const bank = placements(safe).find(({ address }) => address === CONTRACTS.walletBank.address)!
    const booked = Object.values(bank.contract.storage).reduce((sum, value) => sum + BigInt(value), 0n)
    expect(booked).toBe(bank.balance)
    expect(bank.contract.code.length).toBeGreaterThan(100)
  })
})
