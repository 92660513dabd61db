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

/** Interval at which the receipt of a transaction is polled, in milliseconds: the chain mines a block at once. */
const POLL_INTERVAL_MS = 400
/** Time limit of a transaction, in milliseconds: a wallet may hold it back. */
const TRANSACTION_TIMEOUT_MS = 60_000

/** Creates a client of the shop's chain, without cache and retries. */
export function chainClient(askChain: AskChain) {
  const request = ({ method, params }: { method: string; params?: unknown }) =>
    askChain(method, params as readonly unknown[])
  return createPublicClient({ transport: custom({ request }, { retryCount: 0 }), cacheTime: 0 })
}

export type ChainClient = ReturnType<typeof chainClient>

/** A call of a contract's function. */
export interface ContractCall {
  readonly contract: KnownContract
  readonly name: string
  readonly values?: readonly unknown[]
  /** Ether sent with the call, in wei. */
  readonly value?: bigint
}

/** A call of a contract, or a deployment. */
export interface Message {
  /** Null: a new contract. */
  readonly to: Address | null
  readonly data: Hex
  /** In wei. */
  readonly value: bigint
}

/** Calls a view function. @throws Error if the chain rejects the call or does not respond */
export function read(client: ChainClient, { contract, name, values = [] }: ContractCall): Promise<unknown> {
  return client.readContract({
    address: contract.address,
    abi: parseAbi(contract.abi) as Abi,
    functionName: name,
    args: values,
  })
}

/**
 * Sends a transaction to a contract with the connected wallet, and waits until it is in a block.
 *
 * @throws Error that `web3Failure` understands if the wallet or the contract rejects it
 */
export async function send(client: ChainClient, connected: Connected, call: ContractCall): Promise<void> {
  const { contract, name, values = [], value = 0n } = call
  await assertOnChain(client, connected)
  const abi = parseAbi(contract.abi) as Abi
  const wished = { address: contract.address, abi, functionName: name, args: values, value, account: connected.address }
  // Before the wallet is asked, because the simulation returns the contract's own error.
  await client.simulateContract(wished as never)
  const data = encodeFunctionData({ abi, functionName: name, args: values })
  const receipt = await sendMessage(client, connected, { to: contract.address, data, value })
  // Another transaction came first: the simulation now returns the reason.
  if (receipt.status === 'reverted') {
    await client.simulateContract(wished as never)
    throw new Error('execution reverted')
  }
}

/**
 * Sends a message as a transaction with the connected wallet, and waits until it is in a block.
 *
 * @param gas limit; defaults to the wallet's estimate
 * @returns the receipt, also of a reverted transaction
 * @throws Error that `web3Failure` understands if the wallet rejects it
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
  return await client.waitForTransactionReceipt({
    hash,
    pollingInterval: POLL_INTERVAL_MS,
    timeout: TRANSACTION_TIMEOUT_MS,
  })
}

/** @throws ProviderError if the wallet is on another chain */
async function assertOnChain(client: ChainClient, { chainId }: Connected): Promise<void> {
  if (chainId !== (await client.getChainId())) throw wrongChain()
}
