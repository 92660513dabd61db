import { readCatalogue } from '@fruit/catalogue/catalogue'
import { ChainPlayer } from '@fruit/challenge-kit/chain-player'
import * as calls from '@fruit/contracts/calls/coding'
import { CONTRACTS } from '@fruit/isomorphic/web3/contracts'
import type { Client } from '@fruit/world/visits/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const { entries } = readCatalogue()
const sources = import.meta.glob<string>('../../../packages/catalogue/own-fix-cases/*/*.sol', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const caseOf = (name: string) => sources[`../../../packages/catalogue/own-fix-cases/${name}.sol`]!
const training = (key: string) => `/rest/training/coding/${key}`

const { beeToken, beeFaucet, walletBank, soulBoundToken } = CONTRACTS
const TENTH = 10n ** 17n
/** The account of the seed phrase, whose key learners have by now. */
const OWNER = '0x964ba4f2D8331048019A53e1B6837B672707DF77'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ judgingTimeoutMs: 600_000 })
})
afterAll(() => testApp.close())

async function createSolver(key: string) {
  const learner = testApp.learner()
  const client = learner.client()
  await (await entries.find(({ challenge }) => challenge.key === key)!.loadProof()).exploit(client)
  return { learner, client }
}

async function judge(client: Client, key: string, code: string) {
  const answer = await client.post(`${training(key)}/own`, { code })
  expectMatchesContract(calls.judgeOwnFix, answer)
  return answer.json()
}

async function applied(client: Client, key: string, fix: number | 'own' | 'flaw') {
  const answer = await client.post(`${training(key)}/apply`, { fix })
  expectMatchesContract(calls.applyFix, answer)
  return answer.json()
}

/** A contract of the shop that players can rewrite. */
interface ContractCase {
  readonly key: string
  readonly address: `0x${string}`
  readonly right: string
  /** Text of the verdict on the flaw. */
  readonly told: RegExp
  /** Stores a trace of a customer in the contract, and reads one. */
  readonly leave: (player: ChainPlayer) => Promise<unknown>
  readonly read: (player: ChainPlayer) => Promise<bigint>
  readonly first: bigint
  readonly left: bigint
}

const CONTRACT_CASES: readonly ContractCase[] = [
  {
    key: 'nftMintChallenge',
    address: beeFaucet.address,
    right: 'nft-mint/counts-what-it-gave.right',
    told: /one account takes more than there are.* 201 /s,
    leave: (player) => player.send(beeFaucet.address, 'withdraw(uint8)', [50n]),
    read: (player) => player.read(beeFaucet.address, 'getBalance()'),
    first: 200n,
    left: 150n,
  },
  {
    key: 'web3WalletChallenge',
    address: walletBank.address,
    right: 'web3-wallet/guard-of-the-library.right',
    told: /a contract withdraws again while it is being paid.* the bank owes /s,
    leave: (player) => player.send(walletBank.address, 'ethdeposit(address)', [OWNER], TENTH),
    read: (player) => player.ether(walletBank.address),
    first: 40n * TENTH,
    left: 41n * TENTH,
  },
  {
    key: 'nftUnlockChallenge',
    address: soulBoundToken.address,
    right: 'nft-unlock/what-was-bound-stays-bound.right',
    told: /its owner gives it away.* the token belongs to customer 1 now/s,
    leave: (player) => player.send(soulBoundToken.address, 'approve(address,uint256)', [OWNER, 1n]),
    read: (player) => player.read(soulBoundToken.address, 'ownerOf(uint256)', 1n),
    first: BigInt(OWNER),
    left: BigInt(OWNER),
  },
]

/** Each run uses one, `npm run test:full` all: most of the time goes into compiling them. */
const places = process.env.TEST_SOAKS ? CONTRACT_CASES : CONTRACT_CASES.slice(0, 1)

describe('an own contract', () => {
  it.each(places)(
    'for $key is judged, replaces the original over a restart, and is removed by the flaw',
    async (place) => {
      const { key, address, first, left, read, leave } = place
      const { learner, client } = await createSolver(key)
      const player = await ChainPlayer.withEther(client)
      const standing = () => player.rpc('eth_getCode', address, 'latest')
      const attack = async () => (await client.post(`${training(key)}/replay`)).json()
      const flaw = await standing()
      expect(await attack()).toMatchObject({ works: true, attack: 'example' })

      const { own, language } = (await client.get(training(key))).json()
      expect({ language, held: own.held }).toEqual({ language: 'solidity', held: null })
      expect((await client.post(`${training(key)}/apply`, { fix: 'own' })).status).toBe(409)
      const wrong = await judge(client, key, own.start)
      expect(wrong).toMatchObject({ kind: 'leaks', details: expect.stringMatching(place.told) })
      expect(wrong.transcript.map(({ request }: { request: { body: string } }) => request.body).join('\n')).toContain(
        `{"to":"${address}","value":"0x`,
      )
      expect(await standing()).toBe(flaw)

      const held = await judge(client, key, caseOf(place.right))
      expect(held, held.details).toMatchObject({ kind: 'holds' })
      expect(await applied(client, key, 'own')).toMatchObject({ running: { kind: 'own' } })
      const fixed = await standing()
      expect(fixed).not.toBe(flaw)
      expect(await read(player)).toBe(first)
      await leave(player)
      expect(await read(player)).toBe(left)
      expect(await attack()).toMatchObject({ works: false, attack: 'example' })

      testApp.app.backend.registry.close(learner.id)
      const back = learner.client()
      expect((await back.get(training(key))).json()).toMatchObject({ running: { kind: 'own' } })
      const again = await ChainPlayer.withEther(back)
      expect(await again.rpc('eth_getCode', address, 'latest')).toBe(fixed)
      expect(await read(again)).toBe(left)

      await back.post('/rest/training/reset', { what: 'challenge', key })
      expect(await again.rpc('eth_getCode', address, 'latest')).toBe(flaw)
      expect(await read(again)).toBe(first)
      await back.post('/rest/training/undo')
      expect(await again.rpc('eth_getCode', address, 'latest')).toBe(fixed)
      await applied(back, key, 'flaw')
      expect(await again.rpc('eth_getCode', address, 'latest')).toBe(flaw)
      expect(await attack()).toMatchObject({ works: true })
    },
  )

  it('that leaks gets a verdict whose transactions anyone can send', async () => {
    const key = 'nftMintChallenge'
    const { client } = await createSolver(key)
    const { transcript } = await judge(client, key, caseOf('nft-mint/share-for-each-signer.wrong'))
    const other = testApp.learner().client()
    const player = await ChainPlayer.withEther(other)
    for (const { request } of transcript)
      for (const [line] of request.body.matchAll(/^\{.*\}$/gm)) {
        const { to, value, data } = JSON.parse(line)
        expect(await player.transact({ to, data, value: BigInt(value) })).toMatchObject({ status: '0x1' })
      }
    // The flaw runs in this world, so the transactions yield more than the pool had.
    expect(await player.read(beeToken.address, 'balanceOf(address)', player.address)).toBeGreaterThan(200n * 10n ** 18n)
  })
})

const FAUCET = caseOf('nft-mint/only-checked.right')
const changed = (from: string, to: string) => FAUCET.replace(from, to)

/** Submissions that cannot be judged, with the verdicts that their authors get. */
const INVALID_CONTRACTS: readonly (readonly [title: string, code: string, told: object])[] = [
  ['nothing', '', { kind: 'does-not-compile' }],
  ['TypeScript', 'export const a = 1', { kind: 'does-not-compile', line: 1 }],
  [
    'an undeclared identifier',
    changed('pool -= amount', 'pond -= amount'),
    { kind: 'does-not-compile', details: expect.stringContaining('Undeclared identifier'), line: 12 },
  ],
  [
    'a contract with another name',
    changed('contract BeeFaucet', 'contract Faucet'),
    { kind: 'does-not-compile', details: expect.stringContaining('BeeFaucet') },
  ],
  ['an abstract contract', changed('contract BeeFaucet', 'abstract contract BeeFaucet'), { kind: 'does-not-compile' }],
  [
    'a missing function',
    changed('function getBalance', 'function bees'),
    { kind: 'does-not-compile', details: expect.stringContaining('getBalance') },
  ],
  [
    'a function with other parameter types',
    changed('withdraw(uint8 amount)', 'withdraw(uint256 amount)').replace('pool -= amount', 'pool -= uint8(amount)'),
    { kind: 'does-not-compile', details: expect.stringContaining('withdraw(uint8') },
  ],
  [
    'a constructor with parameters',
    changed('uint8 private pool = 200;', 'uint8 private pool; constructor(uint8 bees) { pool = bees; }'),
    { kind: 'does-not-compile', details: expect.stringContaining('no arguments') },
  ],
  [
    'a constructor that reverts',
    changed('uint8 private pool = 200;', 'uint8 private pool = 200; constructor() { revert("Not today."); }'),
    { kind: 'fails', details: expect.stringContaining('Not today.') },
  ],
  [
    'a constructor that creates another contract',
    `${changed('uint8 private pool = 200;', 'uint8 private pool = 200; Shed private shed = new Shed();')}\ncontract Shed {}`,
    { kind: 'fails', details: expect.stringContaining('another contract') },
  ],
  [
    'a file of the host',
    `import "/etc/passwd";\n${FAUCET}`,
    { kind: 'not-allowed', line: 1, details: expect.stringContaining('@openzeppelin/contracts') },
  ],
  [
    'a module of the library that is not available',
    `import "@openzeppelin/contracts/governance/Governor.sol";\n${FAUCET}`,
    { kind: 'not-allowed', line: 1 },
  ],
  [
    'a function with an endless loop for large amounts',
    changed('pool -= amount;', 'while (amount > pool) {} pool -= amount;'),
    { kind: 'too-slow', details: expect.stringContaining('gas') },
  ],
  ['a source above the size limit', `${FAUCET}//${'x'.repeat(21_000)}`, { kind: 'too-large' }],
]

describe('an invalid contract', () => {
  let client: Client
  beforeAll(async () => {
    client = (await createSolver('nftMintChallenge')).client
  })

  it.each(INVALID_CONTRACTS)('gets a verdict with details: %s', async (_title, code, told) => {
    const verdict = await judge(client, 'nftMintChallenge', code)
    expect(verdict).toMatchObject(told)
    expect(verdict.details).not.toBe('')
  })

  it('leaves no scratch world open', () => {
    expect(testApp.app.backend.registry.openWorlds.filter((id) => id.startsWith('scratch-'))).toEqual([])
  })
})
