import type { KnownContract } from '@fruit/isomorphic/web3/contracts'
import {
  type Abi,
  type Address,
  createPublicClient,
  custom,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseAbi,
  type TransactionReceipt,
} from 'viem'
import type { AskChain } from './eip1193.ts'
import type { Connected } from './wallet-connection.ts'
import { wrongChain } from './web3-failure.ts'

/** How often the chain is asked whether a transaction is in a block, in milliseconds: it makes one at once. */
const POLLING = 400
/** So long a transaction may take, in milliseconds: a wallet may hold it back. */
const PATIENCE = 60_000

/** Reads the shop's chain; nothing is asked twice where it fails. */
export function chainClient(askChain: AskChain) {
  const request = ({ method, params }: { method: string; params?: unknown }) =>
    askChain(method, params as readonly unknown[])
  return createPublicClient({ transport: custom({ request }, { retryCount: 0 }), cacheTime: 0 })
}

export type ChainClient = ReturnType<typeof chainClient>

/** What is called of a contract. */
export interface ContractCall {
  readonly contract: KnownContract
  readonly name: string
  readonly values?: readonly unknown[]
  /** Ether that goes with it, in wei. */
  readonly value?: bigint
}

/** What a contract is called with, or what is put on the chain. */
export interface Message {
  /** Null: a new contract. */
  readonly to: Address | null
  readonly data: Hex
  /** In wei. */
  readonly value: bigint
}

/** Reads what a contract says. @throws Error when the chain refuses or does not answer */
export function read(client: ChainClient, { contract, name, values = [] }: ContractCall): Promise<unknown> {
  return client.readContract({
    address: contract.address,
    abi: parseAbi(contract.abi) as Abi,
    functionName: name,
    args: values,
  })
}

/**
 * Has the connected wallet send a transaction to a contract, and waits until it is in a block.
 *
 * @throws Error that `web3Failure` understands when the wallet or the contract refuses
 */
export async function send(client: ChainClient, connected: Connected, call: ContractCall): Promise<void> {
  const { contract, name, values = [], value = 0n } = call
  await assertOnChain(client, connected)
  const abi = parseAbi(contract.abi) as Abi
  const wished = { address: contract.address, abi, functionName: name, args: values, value, account: connected.address }
  // Ahead of the wallet, because it says why a contract refuses in the contract's own words.
  await client.simulateContract(wished as never)
  const data = encodeFunctionData({ abi, functionName: name, args: values })
  const receipt = await sendMessage(client, connected, { to: contract.address, data, value })
  // Something else came before it: the call says again why it was refused.
  if (receipt.status === 'reverted') {
    await client.simulateContract(wished as never)
    throw new Error('execution reverted')
  }
}

/**
 * Has the connected wallet send a message as a transaction, and waits until it is in a block.
 *
 * @param gas at most so much; without it, what the wallet thinks that it takes
 * @returns the receipt, of a transaction that was undone too
 * @throws Error that `web3Failure` understands when the wallet refuses
 */
export async function sendMessage(
  client: ChainClient,
  connected: Connected,
  { to, data, value }: Message,
  gas?: bigint,
): Promise<TransactionReceipt> {
  await assertOnChain(client, connected)
  const transaction = {
    from: connected.address,
    ...(to && { to }),
    data,
    value: numberToHex(value),
    ...(gas !== undefined && { gas: numberToHex(gas) }),
  }
  const hash = (await connected.wallet.provider.request({
    method: 'eth_sendTransaction',
    params: [transaction],
  })) as Hex
  return await client.waitForTransactionReceipt({ hash, pollingInterval: POLLING, timeout: PATIENCE })
}

/** @throws ProviderError where the wallet stands on another chain */
async function assertOnChain(client: ChainClient, { chainId }: Connected): Promise<void> {
  if (chainId !== (await client.getChainId())) throw wrongChain()
}
