import type { KnownContract } from '@fruit/isomorphic/web3/contracts'
import { type Abi, createPublicClient, custom, encodeFunctionData, type Hex, numberToHex, parseAbi } from 'viem'
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
  if (connected.chainId !== (await client.getChainId())) throw wrongChain()
  const abi = parseAbi(contract.abi) as Abi
  const wished = { address: contract.address, abi, functionName: name, args: values, value, account: connected.address }
  // Ahead of the wallet, because it says why a contract refuses in the contract's own words.
  await client.simulateContract(wished as never)
  const transaction = {
    from: connected.address,
    to: contract.address,
    value: numberToHex(value),
    data: encodeFunctionData({ abi, functionName: name, args: values }),
  }
  const hash = (await connected.wallet.provider.request({
    method: 'eth_sendTransaction',
    params: [transaction],
  })) as Hex
  const receipt = await client.waitForTransactionReceipt({ hash, pollingInterval: POLLING, timeout: PATIENCE })
  // Something else came before it: the call says again why it was refused.
  if (receipt.status === 'reverted') {
    await client.simulateContract(wished as never)
    throw new Error('execution reverted')
  }
}
