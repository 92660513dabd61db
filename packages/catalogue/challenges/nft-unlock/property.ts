import { callData } from '@fruit/challenge-kit/contract-calls'
import {
  type ContractCall,
  type ContractProperty,
  callOf,
  directStep,
  relayedStep,
} from '@fruit/challenge-kit/contract-property'
import { CONTRACTS } from '@fruit/isomorphic/web3/contracts'

type Account = `0x${string}`

const TOKEN = CONTRACTS.soulBoundToken.address
/** Account of the phrase: the phrase is enough to sign for it. */
const OWNER: Account = '0x964ba4f2D8331048019A53e1B6837B672707DF77'

const transfer = (to: Account, from = OWNER) => callOf(TOKEN, 'transferFrom(address,address,uint256)', [from, to, 1n])
const safely = (to: Account) => callOf(TOKEN, 'safeTransferFrom(address,address,uint256)', [OWNER, to, 1n])
const safelyWith = (to: Account) =>
  callOf(TOKEN, 'safeTransferFrom(address,address,uint256,bytes)', [OWNER, to, 1n, new Uint8Array([1])])
const approve = (whom: Account) => callOf(TOKEN, 'approve(address,uint256)', [whom, 1n])
const approveForAll = (whom: Account, yes = true) => callOf(TOKEN, 'setApprovalForAll(address,bool)', [whom, yes])

// Names of watched values.
const HOLDER = 'owner of the token'
const HELD = 'tokens of its first owner'

/** Property that fixes of the token must hold. */
export const property: ContractProperty = {
  kind: 'contract',
  name: 'The token belongs to its first owner for ever, whoever signs, the owner too.',
  signers: [OWNER],
  draw: (dice, { customers, puppets }) => {
    const whom = dice.of([...customers, ...puppets, OWNER, TOKEN])
    const calls: readonly ((whom: Account) => ContractCall)[] = [
      transfer,
      safely,
      safelyWith,
      approve,
      approveForAll,
      (whom) => transfer(whom, whom),
      (whom) => approveForAll(whom, false),
    ]
    return dice.of(calls)(whom)
  },
  attacks: ({ customers, puppets }) => {
    const [thief, puppet] = [customers[0]!, puppets[0]!]
    return {
      'its owner gives it away': [directStep(OWNER, transfer(thief))],
      'its owner gives it away by the safe function': [directStep(OWNER, safely(thief))],
      'its owner gives it away by the safe function, with a message': [directStep(OWNER, safelyWith(thief))],
      'its owner gives it to a contract': [directStep(OWNER, safely(puppet)), directStep(OWNER, transfer(puppet))],
      'its owner allows somebody to take it': [directStep(OWNER, approve(thief)), directStep(thief, transfer(thief))],
      'its owner allows somebody to take everything': [
        directStep(OWNER, approveForAll(thief)),
        directStep(thief, transfer(thief)),
        directStep(thief, safely(thief)),
      ],
      'a contract is allowed to take it': [
        directStep(OWNER, approve(puppet)),
        directStep(OWNER, approveForAll(puppet)),
        relayedStep(thief, puppet, [transfer(puppet), safely(thief)]),
      ],
      'it is given to its owner again': [directStep(OWNER, transfer(OWNER)), directStep(OWNER, transfer(thief))],
      'its owner throws it away': [
        directStep(OWNER, transfer('0x000000000000000000000000000000000000dEaD')),
        directStep(OWNER, callOf(TOKEN, 'burn(uint256)', [1n])),
      ],
    }
  },
  watched: () => [
    { name: HOLDER, to: TOKEN, data: callData('ownerOf(uint256)', 1n) },
    { name: HELD, to: TOKEN, data: callData('balanceOf(address)', OWNER) },
  ],
  wrong: ({ before, after }) => {
    const holder = after[HOLDER]
    if (holder == null)
      return before[HOLDER] == null
        ? { kind: 'breaks', what: 'nobody has the token from its first day on' }
        : { kind: 'leaks', what: 'its owner has lost the token, and nobody has it' }
    if (holder !== BigInt(OWNER))
      return { kind: 'leaks', what: `the token belongs to 0x${holder.toString(16).padStart(40, '0')} now` }
    if (after[HELD] !== 1n) return { kind: 'breaks', what: 'the token is not counted among those of its owner' }
    return null
  },
}
