import type { Contract } from '@fruit/chain/contract'
import { EvmEngine } from '@fruit/chain/evm-engine'
import { callData } from '@fruit/challenge-kit/contract-calls'
import {
  type ContractProperty,
  type ContractStep,
  callOf,
  directStep,
  REFUSAL,
  relayedStep,
} from '@fruit/challenge-kit/contract-property'
import { expect, it } from 'vitest'
import { contractViolation } from './contract-property.ts'
import { runSteps } from './contract-trial.ts'
import { file } from './testing/chest.sol'

const CHEST = '0x00000000000000000000000000000000000c4e57'
const knock = (times: bigint) => callOf(CHEST, 'knock(uint256)', [times])

const property: ContractProperty = {
  kind: 'contract',
  name: 'The chest stays shut.',
  draw: (dice) => knock(dice.of([0n, 1n, 2n])),
  attacks: () => ({}),
  watched: () => [{ name: 'opened', to: CHEST, data: callData('opened()') }],
  wrong: ({ after }) => (after.opened === 0n ? null : { kind: 'leaks', what: `it was opened ${after.opened} times` }),
}

/** Runs the check with a chain in this thread. */
function violationOf(name: string, own: Partial<ContractProperty> = {}) {
  const contract: Contract = file.contracts[name]!
  const wanted = { ...property, ...own }
  const tried = { abi: contract.abi, address: CHEST, known: new Set(['knock']) } as const
  return contractViolation(wanted, tried, (steps) =>
    runSteps(wanted, steps, [{ address: CHEST, contract, balance: 0n }], async (trial) => {
      const end = await new EvmEngine().run({ kind: 'trial', trial })
      if (end.kind !== 'tried') throw new Error(end.kind)
      return end.rounds
    }),
  )
}

it('finds an attack through two unknown functions, and removes unnecessary steps', async () => {
  const found = await violationOf('Chest')
  expect(found).toMatchObject({ kind: 'leaks', attack: null, what: 'it was opened 1 times' })
  const words = found!.transactions.map((each) => each.words)
  expect(words).toEqual([
    expect.stringMatching(/^customer \d: unlock\(true\)$/),
    expect.stringMatching(/^customer \d: lift\(\)$/),
  ])
  expect(found!.transactions[1]!.calls).toBe(JSON.stringify({ to: CHEST, value: '0x0', data: callData('lift()') }))
})

it('finds an attack that needs time to pass, and reports the time', async () => {
  const found = await violationOf('OldChest')
  expect(found!.transactions.map(({ words }) => words)).toEqual([expect.stringMatching(/^after 366 days, /)])
})

it('finds a reentrancy attack', async () => {
  const found = await violationOf('CuriousChest')
  expect(found!.transactions).toHaveLength(1)
  const [{ words, calls }] = found!.transactions as [{ words: string; calls: string }]
  expect(words).toMatch(
    /by way of contract \d: knock\(\d\)\. Each time it is called or paid meanwhile, the next of: knock\(\d\)$/,
  )
  expect(calls.split('\n').filter((line) => line.startsWith('{'))).toHaveLength(2)
})

it('reports the name of a known attack, and refusals', async () => {
  const attacks: ContractProperty['attacks'] = ({ customers, puppets }) => ({
    'somebody knocks': [
      directStep(customers[0]!, knock(1n)),
      relayedStep(customers[1]!, puppets[0]!, [knock(2n)], [REFUSAL]),
    ],
  })
  const wrong: ContractProperty['wrong'] = ({ step, succeeded }) =>
    step.replies.includes(REFUSAL) && succeeded ? { kind: 'breaks', what: `${step.via} was heard` } : null
  expect(await violationOf('CuriousChest', { attacks, wrong })).toMatchObject({
    ...{ kind: 'breaks', attack: 'somebody knocks', what: 'contract 1 was heard' },
    transactions: [
      {
        words: expect.stringMatching(/meanwhile, the next of: a refusal$/),
        calls: expect.stringContaining('revert()'),
      },
    ],
  })
})

it('throws when transactions use up their gas', async () => {
  await expect(violationOf('DeepChest')).rejects.toThrow('endless')
})

it('returns null when nothing is wrong', async () => {
  expect(await violationOf('Chest', { wrong: () => null })).toBeNull()
})

it('calls no function that takes very many values', async () => {
  const called = new Set<string>()
  const run = async (steps: readonly ContractStep[]) => {
    for (const call of steps.flatMap(({ calls }) => calls)) called.add(call.called!.name)
    return []
  }
  const abi = [
    ['few', 'uint8[2][4]'],
    ['many', 'uint8[8][9]'],
    ['deep', `uint8${'[]'.repeat(7)}`],
  ].map(([name, type]) => ({ type: 'function', name, stateMutability: 'nonpayable', inputs: [{ name: 'a', type }] }))
  await contractViolation(property, { abi, address: CHEST, known: new Set() }, run)
  expect([...called].sort()).toEqual(['few', 'knock'])
})
