import {
  type Address,
  createWalletClient,
  custom,
  type Hex,
  hexToBigInt,
  hexToNumber,
  hexToString,
  isAddress,
  isHex,
  numberToHex,
  type TypedDataDefinition,
} from 'viem'
import { type AskChain, CODES, ProviderError, type WalletProvider, type WalletRequest } from './eip1193.ts'
import type { PracticeAccount, PracticeKeys } from './practice-keys.ts'
import type { PracticeRequests } from './practice-requests.ts'

interface PracticeParts {
  readonly keys: PracticeKeys
  readonly asks: PracticeRequests
  readonly askChain: AskChain
}

/** A requested transaction, unvalidated. */
interface RequestedTransaction {
  readonly from?: unknown
  readonly to?: unknown
  readonly value?: unknown
  readonly data?: unknown
  readonly input?: unknown
  readonly gas?: unknown
}

type Listener = (value: never) => void

/**
 * The practice wallet as pages see it: an EIP-1193 provider whose keys are stored in the browser. It signs only after
 * the player has confirmed. Requests that need no key are forwarded to the shop's chain, the only one that it supports.
 */
export class PracticeProvider implements WalletProvider {
  readonly #parts: PracticeParts
  readonly #listeners = new Map<string, Set<Listener>>()

  constructor(parts: PracticeParts) {
    this.#parts = parts
    let before = this.#known()
    parts.keys.subscribe(() => {
      const now = this.#known()
      if (now.join() === before.join()) return
      before = now
      this.#emit('accountsChanged', now)
    })
  }

  on(event: string, listener: Listener): this {
    const known = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, known.add(listener))
    return this
  }

  removeListener(event: string, listener: Listener): this {
    this.#listeners.get(event)?.delete(listener)
    return this
  }

  async request({ method, params = [] }: WalletRequest): Promise<unknown> {
    const { askChain } = this.#parts
    const values = Array.isArray(params) ? (params as readonly unknown[]) : [params]
    switch (method) {
      case 'eth_accounts':
        return this.#known()
      case 'eth_requestAccounts':
        return await this.#connect()
      case 'wallet_requestPermissions':
        await this.#connect()
        return this.#permissions()
      case 'wallet_getPermissions':
        return this.#permissions()
      case 'wallet_revokePermissions':
        this.#parts.keys.setConnected(false)
        return null
      case 'wallet_switchEthereumChain':
      case 'wallet_addEthereumChain':
        return await this.#switchChain(values[0])
      case 'eth_sendTransaction':
        return await this.#send((values[0] ?? {}) as RequestedTransaction)
      case 'personal_sign':
        return await this.#sign(values[0], values[1])
      case 'eth_signTypedData_v4':
        return await this.#signTyped(values[1], values[0])
      case 'eth_sign':
      case 'eth_signTransaction':
        throw new ProviderError(CODES.unsupported, `${method}: use personal_sign or eth_sendTransaction.`)
      default:
        return await askChain(method, values)
    }
  }

  /** The account that pages can see, if any. */
  #known(): readonly Address[] {
    const { isConnected, chosen } = this.#parts.keys.state
    return isConnected ? [chosen.account.address] : []
  }

  #permissions(): readonly object[] {
    return this.#parts.keys.state.isConnected ? [{ parentCapability: 'eth_accounts' }] : []
  }

  async #connect(): Promise<readonly Address[]> {
    const { keys, asks } = this.#parts
    if (!keys.state.isConnected) {
      await asks.ask({ kind: 'connect' })
      keys.setConnected(true)
    }
    return this.#known()
  }

  async #switchChain(wished: unknown): Promise<null> {
    const { chainId } = (wished ?? {}) as { chainId?: unknown }
    if (!isHex(chainId)) throw new ProviderError(CODES.invalidParams, 'chainId must be a hexadecimal string (0x…).')
    if (hexToNumber(chainId) === (await this.#chainId())) return null
    throw new ProviderError(CODES.unknownChain, 'The practice wallet supports only the chain of this shop.')
  }

  async #chainId(): Promise<number> {
    return hexToNumber((await this.#parts.askChain('eth_chainId')) as Hex)
  }

  async #send(wished: RequestedTransaction): Promise<Hex> {
    const { asks, askChain } = this.#parts
    const { account } = this.#signer(wished.from)
    const to = wished.to ?? null
    if (to !== null && !isAddress(String(to), { strict: false }))
      throw new ProviderError(CODES.invalidParams, 'to must be an address.')
    const data = optionalHex('data', wished.data ?? wished.input) ?? '0x'
    const chainId = await this.#chainId()
    const client = createWalletClient({
      account,
      chain: { id: chainId, name: '', nativeCurrency: ETHER, rpcUrls: { default: { http: [] } } },
      transport: custom({ request: ({ method, params }) => askChain(method, params as readonly unknown[]) }),
    })
    const prepared = await client
      .prepareTransactionRequest({
        type: 'eip1559',
        to: to as Address | null,
        value: optionalBigInt('value', wished.value) ?? 0n,
        gas: optionalBigInt('gas', wished.gas),
        data,
        parameters: ['nonce', 'fees', 'gas', 'type', 'chainId'],
      })
      .catch((error) => {
        throw asProviderError(error)
      })
    await asks.ask({
      kind: 'transaction',
      from: account.address,
      to: to as string | null,
      value: prepared.value ?? 0n,
      fee: prepared.gas! * prepared.maxFeePerGas!,
      data,
      nonce: prepared.nonce!,
    })
    // Other transactions may have been sent in the meantime.
    const nonce = hexToNumber((await askChain('eth_getTransactionCount', [account.address, 'pending'])) as Hex)
    const signed = await client.signTransaction({ ...prepared, nonce } as never)
    return (await askChain('eth_sendRawTransaction', [signed])) as Hex
  }

  async #sign(message: unknown, address: unknown): Promise<Hex> {
    const { account } = this.#signer(address)
    if (typeof message !== 'string') throw new ProviderError(CODES.invalidParams, 'The message must be a string.')
    await this.#parts.asks.ask({
      kind: 'message',
      from: account.address,
      text: isHex(message) ? hexToString(message) : message,
    })
    return account.signMessage({ message: isHex(message) ? { raw: message } : message })
  }

  async #signTyped(typed: unknown, address: unknown): Promise<Hex> {
    const { account } = this.#signer(address)
    const text = typeof typed === 'string' ? typed : JSON.stringify(typed)
    let data: TypedDataDefinition
    try {
      data = JSON.parse(text)
    } catch {
      throw new ProviderError(CODES.invalidParams, 'The typed data must be JSON.')
    }
    await this.#parts.asks.ask({ kind: 'message', from: account.address, text: JSON.stringify(data, null, 2) })
    return account.signTypedData(data)
  }

  /** @throws ProviderError 4100 if the account is not visible to pages */
  #signer(address: unknown): PracticeAccount {
    const [known] = this.#known()
    const isKnown =
      known !== undefined && (address === undefined || String(address).toLowerCase() === known.toLowerCase())
    if (!isKnown) throw new ProviderError(CODES.unauthorized, 'Connect this account of the practice wallet first.')
    return this.#parts.keys.state.chosen
  }

  #emit(event: string, value: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(value as never)
  }
}

const ETHER = { name: 'Ether', symbol: 'ETH', decimals: 18 }

function optionalHex(name: string, value: unknown): Hex | undefined {
  if (value === undefined || value === null) return undefined
  if (!isHex(value)) throw new ProviderError(CODES.invalidParams, `${name} must be a hexadecimal string (0x…).`)
  return value
}

function optionalBigInt(name: string, value: unknown): bigint | undefined {
  const hex = typeof value === 'number' ? numberToHex(value) : optionalHex(name, value)
  return hex === undefined ? undefined : hexToBigInt(hex)
}

/** Unwraps the chain's error from the errors of a library. */
function asProviderError(error: unknown): unknown {
  let cause = error
  while (cause instanceof Error && !(cause instanceof ProviderError)) cause = cause.cause
  return cause instanceof ProviderError ? cause : error
}
