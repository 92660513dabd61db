import { type Abi, type Address, BaseError, type Hex, isHex } from 'viem'
import type { ChainClient, Message } from '../wallet/chain.ts'
import { ProviderError } from '../wallet/eip1193.ts'
import { errorText } from './call-trace.ts'

/** Code of JSON-RPC for what a contract undid. */
const REVERTED = 3

/**
 * Tries a message without sending it.
 *
 * @param from null: nobody in particular
 * @param abi names the errors of the contract
 * @returns what comes back
 * @throws Error that `web3Failure` understands
 */
export async function tryMessage(client: ChainClient, from: Address | null, message: Message, abi: Abi): Promise<Hex> {
  const { to, data, value } = message
  try {
    const answer = await client.call({ ...(from && { account: from }), ...(to && { to }), data, value })
    return answer.data ?? '0x'
  } catch (error) {
    const reason = errorText(abi, revertDataOf(error))
    throw reason === null ? error : new ProviderError(REVERTED, `execution reverted: ${reason}`)
  }
}

/** The bytes that a contract refused with. */
function revertDataOf(error: unknown): Hex {
  const found = error instanceof BaseError ? error.walk((cause) => isHex((cause as { data?: unknown }).data)) : null
  return (found as { data?: Hex } | null)?.data ?? '0x'
}
