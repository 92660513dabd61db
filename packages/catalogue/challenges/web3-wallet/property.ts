import { callData } from '@fruit/challenge-kit/contract-calls'
import {
  type ContractProperty,
  callOf,
  directStep,
  inEther,
  onlyCall,
  paymentTo,
  REFUSAL,
  type Reply,
  relayedStep,
  type StepResult,
  type WatchedValues,
} from '@fruit/challenge-kit/contract-property'
import { CONTRACTS } from '@fruit/isomorphic/web3/contracts'

type Account = `0x${string}`
type Finding = ReturnType<ContractProperty['wrong']>

const BANK = CONTRACTS.walletBank.address
const LIMIT = 10n ** 17n
const MAX_UINT256 = 2n ** 256n - 1n
/** Customers when the bank is deployed. */
const FIRST_CUSTOMERS: readonly Account[] = [
  '0x12768701B71C265432bB00ee7999d488415d769D',
  '0x292A387584f2539d4A4073d39D6D45292Bb83447',
  '0x7f8a6c02c4a8C4Ba1bEDCd3290A700634c4C2d55',
]
const AMOUNTS: readonly bigint[] = [LIMIT, LIMIT, LIMIT / 2n, LIMIT / 3n, LIMIT - 1n, 1n, 0n, LIMIT + 1n, MAX_UINT256]

const deposit = (customer: Account, value: bigint) => callOf(BANK, 'ethdeposit(address)', [customer], value)
const withdraw = (amount: bigint) => callOf(BANK, 'withdraw(uint256)', [amount])

// Names of watched values.
const inBank = (account: Account) => `balance of ${account}`
const inHand = (account: Account) => `ether of ${account}`

/** Property that fixes of the bank must hold. */
export const property: ContractProperty = {
  kind: 'contract',
  name: 'The bank holds at least what it owes to all customers together, nobody’s balance falls but by their own withdrawals, and whoever has enough in it is paid, be it a person or a contract.',
  draw: (dice, { customers, puppets }) => {
    const somebody = dice.of([...customers, ...puppets, ...FIRST_CUSTOMERS])
    switch (dice.below(6)) {
      case 0:
        return deposit(somebody, dice.of([LIMIT, 2n * LIMIT, 1n, 0n]))
      case 1:
        return deposit(dice.of(puppets), LIMIT)
      case 2:
        return paymentTo(BANK, dice.of([LIMIT, 1n]))
      default:
        return withdraw(dice.of(AMOUNTS))
    }
  },
  attacks: ({ customers, puppets }) => {
    const [one, other] = [customers[0]!, customers[1]!]
    const [puppet, friend] = [puppets[0]!, puppets[1]!]
    const again = (count: number): Reply[] => Array.from({ length: count }, () => [withdraw(LIMIT)])
    return {
      'a contract withdraws again while it is being paid': [
        relayedStep(one, puppet, [deposit(puppet, LIMIT), withdraw(LIMIT)], again(5)),
      ],
      'a contract withdraws again while it is being paid, in the name of one account after the other': [
        directStep(one, deposit(puppet, LIMIT)),
        relayedStep(one, puppet, [withdraw(LIMIT)], again(1)),
        relayedStep(other, puppet, [withdraw(LIMIT)], again(1)),
        relayedStep(one, puppet, [withdraw(LIMIT)], again(3)),
      ],
      'a contract pays in before it withdraws again while it is being paid': [
        relayedStep(
          one,
          puppet,
          [deposit(puppet, LIMIT), withdraw(LIMIT)],
          [[deposit(puppet, 1n)], [withdraw(LIMIT)], [paymentTo(BANK, 1n)], [withdraw(LIMIT)]],
        ),
      ],
      'a contract pays in for another one while it is being paid, and both withdraw': [
        directStep(one, deposit(puppet, LIMIT)),
        directStep(one, deposit(friend, LIMIT)),
        relayedStep(one, puppet, [withdraw(LIMIT)], [[deposit(friend, 0n)], [withdraw(LIMIT)], [withdraw(LIMIT)]]),
        relayedStep(one, friend, [withdraw(LIMIT)], again(1)),
      ],
      'a contract withdraws again while it is being paid, and brings that to somebody else in the same breath': [
        directStep(one, deposit(puppet, LIMIT)),
        relayedStep(one, puppet, [withdraw(LIMIT)], [[withdraw(LIMIT), deposit(friend, LIMIT)]]),
      ],
      'a contract refuses what it is paid': [
        directStep(one, deposit(puppet, LIMIT)),
        relayedStep(one, puppet, [withdraw(LIMIT)], [REFUSAL]),
      ],
      'a contract hands on what it is paid': [
        directStep(one, deposit(puppet, LIMIT)),
        relayedStep(one, puppet, [withdraw(LIMIT)], [[paymentTo(other, LIMIT)]]),
      ],
      'ether is sent without a word': [
        directStep(one, paymentTo(BANK, LIMIT)),
        relayedStep(one, puppet, [paymentTo(BANK, LIMIT)]),
      ],
      'somebody withdraws more than they have': [
        directStep(one, deposit(one, 1n)),
        directStep(one, withdraw(LIMIT)),
        directStep(one, withdraw(MAX_UINT256)),
      ],
      'a contract withdraws what was paid in for it': [
        directStep(one, deposit(puppet, 2n * LIMIT)),
        relayedStep(one, puppet, [withdraw(LIMIT)]),
        relayedStep(one, puppet, [withdraw(LIMIT)]),
      ],
      'a person withdraws what was paid in for them, in parts': [
        directStep(one, deposit(other, 2n * LIMIT)),
        directStep(other, withdraw(LIMIT)),
        directStep(other, withdraw(LIMIT / 2n)),
        directStep(other, withdraw(LIMIT / 2n)),
        directStep(other, withdraw(1n)),
      ],
    }
  },
  watched: ({ customers, puppets }) => [
    ...[BANK, ...customers, ...puppets].map((account) => ({ name: inHand(account), etherOf: account })),
    ...[...customers, ...puppets, ...FIRST_CUSTOMERS].map((account) => ({
      name: inBank(account),
      to: BANK,
      data: callData('balanceOf(address)', account),
    })),
  ],
  wrong: (tried, { customers, puppets }) => {
    const { before, after, step } = tried
    const everybody = [...customers, ...puppets, ...FIRST_CUSTOMERS]
    const lost = everybody.find((account) => after[inBank(account)] === null)
    if (lost) return { kind: 'breaks', what: `the bank no longer says what ${lost} has in it` }
    const owed = everybody.reduce((sum, account) => sum + after[inBank(account)]!, 0n)
    const held = after[inHand(BANK)]!
    if (held < owed)
      return { kind: 'leaks', what: `the bank owes ${inEther(owed)} to its customers and holds ${inEther(held)}` }
    const robbed = everybody.find(
      (account) =>
        account !== step.from && account !== step.via && totalBalance(after, account) < totalBalance(before, account),
    )
    if (robbed) return { kind: 'leaks', what: `${robbed} has less in the bank than before and did nothing` }
    return wrongPayment(tried) ?? wrongRefusal(tried) ?? wrongForwarding(tried) ?? wrongService(tried)
  },
}

/** Returns an account's balance in the bank plus its own ether, if watched. */
function totalBalance(books: WatchedValues, account: Account): bigint {
  return (books[inBank(account)] ?? 0n) + (books[inHand(account)] ?? 0n)
}

/** Checks a payment that names no account: it may be refused, or it is credited to the sender. */
function wrongPayment(tried: StepResult): Finding {
  const only = onlyCall(tried)
  if (!only || only.call.called) return null
  const { who, call } = only
  const { before, after } = tried
  const paid = before[inHand(who)]! - after[inHand(who)]!
  const booked = after[inBank(who)]! - before[inBank(who)]!
  if (paid === booked) return null
  return {
    kind: booked > paid ? 'leaks' : 'breaks',
    what: `a payment of ${inEther(call.value)} adds ${inEther(booked)} to what ${who} has in the bank`,
  }
}

/** Checks a contract that withdraws and refuses the payment. */
function wrongRefusal({ step: { via, calls, replies }, before, after }: StepResult): Finding {
  const isRefusing = replies.length > 0 && replies.every((reply) => reply === REFUSAL)
  if (via === null || !isRefusing || !calls.every(({ called }) => called?.name === 'withdraw')) return null
  const lost = totalBalance(before, via) - totalBalance(after, via)
  return lost > 0n
    ? { kind: 'breaks', what: `${via} has refused what it was paid, and ${inEther(lost)} of it are gone` }
    : null
}

/** Checks a contract that withdraws and forwards the payment. */
function wrongForwarding({ step: { via, calls, replies }, before, after }: StepResult): Finding {
  const [call, ...others] = calls
  const isErrand = replies.length > 0 && replies.flat().every(({ called, to }) => called === null && to !== BANK)
  if (via === null || others.length > 0 || call?.called?.name !== 'withdraw' || !isErrand) return null
  if (replies.some((reply) => reply === REFUSAL)) return null
  const [amount] = call.called.values as readonly bigint[]
  const had = before[inBank(via)]!
  if (amount! > LIMIT || amount! > had || had - after[inBank(via)]! === amount) return null
  return {
    kind: 'breaks',
    what: `the bank does not pay ${inEther(amount!)} to a contract with ${inEther(had)} in it that does something when it is paid: that takes gas`,
  }
}

/** Checks a customer's single call. */
function wrongService(tried: StepResult): Finding {
  const only = onlyCall(tried)
  if (!only?.call.called) return null
  const { who, call } = only
  const { before, after } = tried
  const [value] = call.called!.values
  if (call.called!.name === 'ethdeposit') {
    const customer = inBank(value as Account)
    const added = after[customer]! - before[customer]!
    if (before[inHand(who)]! < call.value || added === call.value) return null
    return {
      kind: added > call.value ? 'leaks' : 'breaks',
      what: `a deposit of ${inEther(call.value)} adds ${inEther(added)}`,
    }
  }
  if (call.called!.name !== 'withdraw') return null
  const amount = value as bigint
  const paid = after[inHand(who)]! - before[inHand(who)]!
  const booked = before[inBank(who)]! - after[inBank(who)]!
  if (paid > LIMIT) return { kind: 'leaks', what: `the bank pays ${inEther(paid)} at a time` }
  if (paid !== booked)
    return {
      kind: paid > booked ? 'leaks' : 'breaks',
      what: `the bank pays ${inEther(paid)} and books ${inEther(booked)}`,
    }
  if (amount > LIMIT || amount > before[inBank(who)]! || paid === amount) return null
  const whom = tried.step.via === null ? 'a person' : 'a contract'
  return {
    kind: 'breaks',
    what: `the bank pays ${inEther(paid)} to ${whom} with ${inEther(before[inBank(who)]!)} in it, who withdraws ${inEther(amount)}`,
  }
}
