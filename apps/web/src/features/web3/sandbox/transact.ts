import { type Abi, type Address, BaseError, type Hex, isHex, numberToHex, type TransactionReceipt } from 'viem'
import type { ChainClient } from '../wallet/chain.ts'
import { ProviderError } from '../wallet/eip1193.ts'
import type { Connected } from '../wallet/wallet-connection.ts'
import { wrongChain } from '../wallet/web3-failure.ts'
import { errorText } from './call-trace.ts'

/** Code of JSON-RPC for what a contract undid. */
const REVERTED = 3
/** How often the chain is asked whether a transaction is in a block, in milliseconds: it makes one at once. */
const POLLING = 400
/** So long a transaction may take, in milliseconds: a wallet may hold it back. */
const PATIENCE = 60_000

/** What a contract is called with, or what is put on the chain. */
export interface Message {
  /** Null: a new contract. */
  readonly to: Address | null
  readonly data: Hex
  /** In wei. */
  readonly value: bigint
}

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

/**
 * Has the connected wallet send a message as a transaction, and waits until it is in a block.
 *
 * @param gas at most so much; null: what the wallet thinks that it takes
 * @returns the receipt, of a transaction that was undone too
 * @throws Error that `web3Failure` understands when the wallet refuses
 */
export async function sendMessage(
  client: ChainClient,
  { wallet, address, chainId }: Connected,
  { to, data, value }: Message,
  gas: bigint | null,
): Promise<TransactionReceipt> {
  if (chainId !== (await client.getChainId())) throw wrongChain()
  const transaction = {
    from: address,
    ...(to && { to }),
    data,
    value: numberToHex(value),
    ...(gas !== null && { gas: numberToHex(gas) }),
  }
  const hash = (await wallet.provider.request({ method: 'eth_sendTransaction', params: [transaction] })) as Hex
  return await client.waitForTransactionReceipt({ hash, pollingInterval: POLLING, timeout: PATIENCE })
}

/** The bytes that a contract refused with. */
function revertDataOf(error: unknown): Hex {
  const found = error instanceof BaseError ? error.walk((cause) => isHex((cause as { data?: unknown }).data)) : null
  return (found as { data?: Hex } | null)?.data ?? '0x'
}
