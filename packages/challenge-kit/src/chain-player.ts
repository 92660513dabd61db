import { randomBytes } from 'node:crypto'
import type { Hex } from '@fruit/chain/contract'
import { RPC_PATH } from '@fruit/isomorphic/web3/contracts'
import { addr, Transaction } from 'micro-eth-signer'
import { type AbiValue, callData } from './contract-calls.ts'
import type { Attacker } from './proof.ts'

/** Gas limit, higher than any transaction of a player needs. */
const GAS = 3_000_000n

/** Result of a transaction, as in JSON-RPC. */
export interface Receipt {
  readonly status: '0x0' | '0x1'
  readonly contractAddress: Hex | null
  readonly logs: readonly { readonly address: Hex; readonly topics: readonly Hex[]; readonly data: Hex }[]
}

/** An account on a world's chain that signs transactions and sends them by JSON-RPC, as wallets do. */
export class ChainPlayer {
  readonly #attacker: Attacker
  readonly #key: Hex
  /** In checksum case, as wallets show it. */
  readonly address: Hex

  /** @param key private key as `0x` and 64 hexadecimal digits; a new account by default */
  constructor(attacker: Attacker, key: Hex = `0x${randomBytes(32).toString('hex')}`) {
    this.#attacker = attacker
    this.#key = key
    this.address = addr.fromPrivateKey(key) as Hex
  }

  /** Creates an account and requests ten ether from the shop for it. */
  static async withEther(attacker: Attacker, key?: Hex): Promise<ChainPlayer> {
    const player = new ChainPlayer(attacker, key)
    const gift = await attacker.post('/rest/web3/ether', { walletAddress: player.address })
    if (gift.status !== 200) throw new Error(`The request for ether failed with status ${gift.status}: ${gift.text}`)
    return player
  }

  /**
   * Calls a JSON-RPC method.
   *
   * @throws Error with the message of the chain if it returns an error
   */
  async rpc(method: string, ...params: readonly unknown[]): Promise<unknown> {
    const answer = (await this.#attacker.post(RPC_PATH, { jsonrpc: '2.0', id: 1, method, params })).json()
    if (answer.error) throw new Error(answer.error.message)
    return answer.result
  }

  /** Calls a contract's function in a transaction. @param value in wei */
  send(to: Hex, signature: string, values: readonly AbiValue[] = [], value = 0n): Promise<Receipt> {
    return this.transact({ to, data: callData(signature, ...values), value })
  }

  /** Deploys a contract. @param value in wei @returns its address */
  async deploy(creation: Hex, value = 0n): Promise<Hex> {
    const { contractAddress } = await this.transact({ data: creation, value })
    if (!contractAddress) throw new Error('The contract was not deployed.')
    return contractAddress
  }

  /** Signs a transaction, sends it and waits until it is in a block. */
  async transact({ to, data, value }: { to?: Hex; data: Hex; value: bigint }): Promise<Receipt> {
    const [chainId, nonce, gasPrice] = (await Promise.all([
      this.rpc('eth_chainId'),
      this.rpc('eth_getTransactionCount', this.address, 'latest'),
      this.rpc('eth_gasPrice'),
    ])) as [string, string, string]
    const signed = Transaction.prepare({
      ...{ to: to ?? '0x', data, value, gasLimit: GAS, chainId: BigInt(chainId), nonce: BigInt(nonce) },
      ...{ maxFeePerGas: BigInt(gasPrice) * 2n, maxPriorityFeePerGas: 0n },
    }).signBy(this.#key)
    const hash = await this.rpc('eth_sendRawTransaction', signed.toHex())
    return (await this.rpc('eth_getTransactionReceipt', hash)) as Receipt
  }

  /** Returns the result of a view function as a number. */
  async read(to: Hex, signature: string, ...values: readonly AbiValue[]): Promise<bigint> {
    const answer = await this.rpc('eth_call', { to, data: callData(signature, ...values) }, 'latest')
    return BigInt(answer as Hex)
  }

  /** Returns the balance of an account in wei, by default of this account. */
  async ether(account: Hex = this.address): Promise<bigint> {
    return BigInt((await this.rpc('eth_getBalance', account, 'latest')) as Hex)
  }
}
