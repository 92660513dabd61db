import { callData } from '@fruit/challenge-kit/contract-calls'
import {
  type ContractProperty,
  callOf,
  directStep,
  onlyCall,
  relayedStep,
  type StepResult,
} from '@fruit/challenge-kit/contract-property'
import { CONTRACTS } from '@fruit/isomorphic/web3/contracts'

type Account = `0x${string}`

const FAUCET = CONTRACTS.beeFaucet.address
const BEES = CONTRACTS.beeToken.address
const BEE = 10n ** 18n
const POOL = 200n

const withdraw = (amount: bigint) => callOf(FAUCET, 'withdraw(uint8)', [amount])

// Names of watched values.
const LEFT = 'bees in the pool'
const STORED = 'bees of the faucet'
const beesOf = (account: Account) => `bees of ${account}`

/** Property that fixes of the faucet must hold. */
export const property: ContractProperty = {
  kind: 'contract',
  name: 'The faucet gives away the 200 bees of its pool and not one more, however they are asked for, and says how many are left; whoever asks for as many as there are gets them.',
  draw: (dice) => withdraw(dice.of([1n, 2n, 5n, 10n, 20n, 50n, 56n, 100n, 199n, 200n, 201n, 254n, 255n, 0n])),
  attacks: ({ customers, puppets }) => {
    const [one, other] = [customers[0]!, customers[1]!]
    return {
      'one account takes more than there are': [directStep(one, withdraw(201n)), directStep(one, withdraw(255n))],
      'one account takes all, and then more': [directStep(one, withdraw(200n)), directStep(one, withdraw(200n))],
      'one account takes some until the pool is empty, and then one more': [
        directStep(one, withdraw(100n)),
        directStep(one, withdraw(99n)),
        directStep(one, withdraw(2n)),
        directStep(one, withdraw(1n)),
        directStep(one, withdraw(1n)),
      ],
      'one account after the other takes more than there are': [
        ...customers.map((each) => directStep(each, withdraw(120n))),
        ...customers.map((each) => directStep(each, withdraw(255n))),
      ],
      'contracts take for an account what it may not': puppets.flatMap((each) => [
        relayedStep(one, each, [withdraw(90n), withdraw(90n), withdraw(90n)]),
        relayedStep(other, each, [withdraw(255n), withdraw(200n)]),
      ]),
      'somebody takes bees several times': [
        directStep(other, withdraw(3n)),
        directStep(other, withdraw(4n)),
        relayedStep(one, puppets[0]!, [withdraw(150n)]),
        directStep(other, withdraw(43n)),
      ],
    }
  },
  watched: ({ customers, puppets }) => [
    { name: LEFT, to: FAUCET, data: callData('getBalance()') },
    ...[FAUCET, ...customers, ...puppets].map((account) => ({
      name: account === FAUCET ? STORED : beesOf(account),
      to: BEES,
      data: callData('balanceOf(address)', account),
    })),
  ],
  wrong: (tried) => {
    const { before, after } = tried
    const given = STOCK - after[STORED]!
    if (given > POOL * BEE) return { kind: 'leaks', what: `the faucet has given ${given / BEE} bees away` }
    const left = after[LEFT]
    if (left == null) return { kind: 'breaks', what: 'the faucet no longer says how many bees are left' }
    if (left * BEE + given !== POOL * BEE)
      return {
        kind: left * BEE + given > POOL * BEE ? 'leaks' : 'breaks',
        what: `the faucet has given ${given / BEE} bees away and says that ${left} are left of ${POOL}`,
      }
    return wrongService(tried, before[LEFT]!)
  },
}

/** Bees in the faucet when it is deployed. */
const STOCK = 100_000n * BEE

/** Checks a visitor's single withdrawal. @param left bees in the pool before */
function wrongService(tried: StepResult, left: bigint): ReturnType<ContractProperty['wrong']> {
  const only = onlyCall(tried)
  if (only?.call.called?.name !== 'withdraw') return null
  const amount = only.call.called.values[0] as bigint
  const { before, after } = tried
  const got = after[beesOf(only.who)]! - before[beesOf(only.who)]!
  if (amount > left || got === amount * BEE) return null
  return { kind: 'breaks', what: `somebody who asks for ${amount} of ${left} bees gets ${got / BEE}` }
}
