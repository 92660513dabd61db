import { type Abi, type Address, BaseError, type Hex, isHex } from 'viem'
import type { ChainClient, Message } from '../wallet/chain.ts'
import { ProviderError } from '../wallet/eip1193.ts'
import { errorText } from './call-trace.ts'

/** JSON-RPC code of a revert. */
const REVERTED = 3

/**
 * Simulates a message without sending it.
 *
 * @param from null: no account
 * @param abi decodes the errors of the contract
 * @returns the return data
 * @throws Error that `web3Failure` understands
 */
export async function simulateMessage(
  client: ChainClient,
  from: Address | null,
  message: Message,
  abi: Abi,
): Promise<Hex> {
  const { to, data, value } = message
  try {
    const answer = await client.call({ ...(from && { account: from }), ...(to && { to }), data, value })
    return answer.data ?? '0x'
  } catch (error) {
    const reason = errorText(abi, revertDataOf(error))
    throw reason === null ? error : new ProviderError(REVERTED, `execution reverted: ${reason}`)
  }
}

/** The return data of a revert. */
function revertDataOf(error: unknown): Hex {
  const found = error instanceof BaseError ? error.walk((cause) => isHex((cause as { data?: unknown }).data)) : null
  return (found as { data?: Hex } | null)?.data ?? '0x'
}
