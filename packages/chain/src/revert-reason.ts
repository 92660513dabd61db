import type { Hex } from './contract.ts'

/** The message of `require` and `revert`; null without one. @param data return data of a reverted call */
export function reasonIn(data: Hex): string | null {
  if (!data.startsWith('0x08c379a0') || data.length < 2 + 2 * 68) return null
  const length = Number(BigInt(`0x${data.slice(2 + 2 * 36, 2 + 2 * 68)}`))
  const text = Buffer.from(data.slice(2 + 2 * 68), 'hex')
  return text.subarray(0, Math.min(length, text.length)).toString('utf8')
}
