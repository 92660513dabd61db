import { type Dice, picked } from '@fruit/containment/testing/dice'
import { type FuzzedEngine, NEIGHBOUR_SECRET } from '@fruit/containment/testing/fuzz'
import type { Hex } from '../contract.ts'
import type { RpcFailure } from '../rpc-failure.ts'
import type { WorldChain } from '../world-chain.ts'

/** Pieces of code that do something: loops, calls of precompiled contracts, memory far out, contracts that make contracts. */
const PIECES = [
  '5b5f56',
  '5f5f5f5f5f305af1',
  '63ffffffff5f20',
  '385f5f39385f5ff0',
  '5f3556',
  '5b8080556001015f56',
  '60015b80805260011b600256',
  '3d5f5f3e3d5ff3',
  '5f54',
  '43405f52',
  '305f5f5ff4',
  `7f${'ff'.repeat(32)}`,
  '5f5f5f5f5f60055af1',
  '33ff',
  '5fa0',
  '5f5ffd',
  'fe',
  '60015f5260205ff3',
  '46475a3a',
  '6001600101',
  '5f35600435',
] as const
const ADDRESSES = ['', '01', '02', '04', '05', '06', '08', '09', '0a', '0f', 'ff'.repeat(20)] as const

/** Bytes as code: pieces, calls of contracts that stand, and anything. */
function madeCode(dice: Dice): string {
  const parts = Array.from({ length: 1 + Math.floor(dice() * 30) }, () => {
    const chance = dice()
    if (chance < 0.45) return picked(PIECES, dice)
    if (chance < 0.6)
      return `61${byte(dice)}${byte(dice)}5f5f61${byte(dice)}${byte(dice)}5f73${picked(ADDRESSES, dice).padStart(40, '0')}5af1`
    return Array.from({ length: 1 + Math.floor(dice() * 20) }, () => byte(dice)).join('')
  })
  return parts.join('')
}

const byte = (dice: Dice) =>
  Math.floor(dice() * 256)
    .toString(16)
    .padStart(2, '0')

/**
 * The EVM of two chains, as `testFuzz` takes it: code as a constructor, called or to be estimated, and bytes as a transaction.
 *
 * @param deadlineMs when the chain gives up a piece of work
 */
export function fuzzedEvm(attacked: WorldChain, neighbour: WorldChain, deadlineMs: number): FuzzedEngine {
  const secret = Buffer.from(NEIGHBOUR_SECRET).toString('hex')
  return {
    power: 'code of contracts',
    inputs: { long: 2000, short: 20 },
    deadlineMs,
    attack: async (dice) => {
      const data: Hex = `0x${madeCode(dice)}`
      const [method, parameters] = picked(
        [
          ['eth_call', [{ data }]],
          ['eth_call', [{ data, gas: `0x${byte(dice)}${byte(dice)}ff` }]],
          ['eth_call', [{ data, to: `0x${picked(ADDRESSES, dice).padStart(40, '0')}` }]],
          ['eth_estimateGas', [{ data }]],
          ['eth_sendRawTransaction', [data]],
        ] as const,
        dice,
      )
      try {
        return { kind: 'result', result: await attacked.request(method, parameters) }
      } catch (error) {
        const { code, message } = error as RpcFailure
        if (code === undefined) throw error
        return { kind: 'failed', limit: `${code}`, message }
      }
    },
    // Returns the text that stands behind it in its code.
    calm: async () => {
      const length = (secret.length / 2).toString(16).padStart(2, '0')
      const data = `0x60${length}600a5f3960${length}5ff3${secret}`
      return (await neighbour.request('eth_call', [{ data }])) === `0x${secret}`
    },
  }
}
