import { Store } from '@fruit/look/store.ts'
import { hexToNumber, isHex, numberToHex } from 'viem'
import type { AnnouncedWallet, AnnouncedWallets } from './announced-wallets.ts'
import { CODES, ProviderError } from './eip1193.ts'

/** Storage key of the `rdns` of the wallet that was connected last. */
const STORAGE_KEY = 'web3Wallet'

/** A wallet with the account that it reveals to the shop. */
export interface Connected {
  readonly wallet: AnnouncedWallet
  readonly address: `0x${string}`
  /** Id of the wallet's current chain. */
  readonly chainId: number
}

/** A chain to be added to a wallet (EIP-3085). */
export interface ChainToAdd {
  readonly chainId: number
  readonly chainName: string
  readonly rpcUrl: string
}

/** The connected wallet; null if there is none. */
export class WalletConnection extends Store<Connected | null> {
  readonly #wallets: AnnouncedWallets
  readonly #storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  #release = () => {}

  constructor(wallets: AnnouncedWallets, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
    super(null)
    this.#wallets = wallets
    this.#storage = storage
  }

  /**
   * Reconnects the last wallet when it announces itself, if it still permits that. @returns a function that ends
   * everything
   */
  resume(): () => void {
    const tried = new Set<AnnouncedWallet>()
    const look = () => {
      const last = this.#storage.getItem(STORAGE_KEY)
      const wallet = this.#wallets.state.find(({ info }) => info.rdns === last)
      if (!wallet || this.state || tried.has(wallet)) return
      tried.add(wallet)
      // A wallet that is locked now needs its button again, as on the first visit.
      this.#enter(wallet, 'eth_accounts').catch(() => {})
    }
    const end = this.#wallets.subscribe(look)
    look()
    return () => {
      end()
      this.#release()
    }
  }

  /**
   * Requests the account of a wallet.
   *
   * @throws ProviderError, or the wallet's own error, if it reveals none
   */
  async connect(wallet: AnnouncedWallet): Promise<void> {
    await this.#enter(wallet, 'eth_requestAccounts')
    this.#storage.setItem(STORAGE_KEY, wallet.info.rdns)
  }

  /** Disconnects the wallet, and revokes the permission in wallets that support it. */
  async disconnect(): Promise<void> {
    const { wallet } = this.state ?? {}
    this.#leave()
    const params = [{ eth_accounts: {} }]
    await wallet?.provider.request({ method: 'wallet_revokePermissions', params }).catch(() => {})
  }

  /**
   * Switches the wallet to a chain, and adds the chain if the wallet does not know it.
   *
   * @throws the wallet's error if it does not switch
   */
  async switchTo({ chainId, chainName, rpcUrl }: ChainToAdd): Promise<void> {
    const { wallet } = this.state ?? {}
    if (!wallet) return
    const chain = { chainId: numberToHex(chainId) }
    try {
      await wallet.provider.request({ method: 'wallet_switchEthereumChain', params: [chain] })
    } catch (error) {
      if ((error as { code?: unknown } | null)?.code === CODES.refused) throw error
      const added = { ...chain, chainName, rpcUrls: [rpcUrl], nativeCurrency: ETHER }
      await wallet.provider.request({ method: 'wallet_addEthereumChain', params: [added] })
    }
    if (this.state?.wallet === wallet) this.set({ ...this.state, chainId: await chainOf(wallet) })
  }

  async #enter(wallet: AnnouncedWallet, method: 'eth_accounts' | 'eth_requestAccounts'): Promise<void> {
    const address = firstAccount(await wallet.provider.request({ method }))
    if (!address) throw new ProviderError(CODES.unauthorized, 'The wallet returned no account.')
    const chainId = await chainOf(wallet)
    this.#release()
    const { provider } = wallet
    const onAccounts = (accounts: never) => {
      const next = firstAccount(accounts)
      if (!next) this.#leave()
      else if (this.state) this.set({ ...this.state, address: next })
    }
    const onChain = (chain: never) => {
      if (this.state && isHex(chain)) this.set({ ...this.state, chainId: hexToNumber(chain) })
    }
    provider.on?.('accountsChanged', onAccounts)
    provider.on?.('chainChanged', onChain)
    this.#release = () => {
      provider.removeListener?.('accountsChanged', onAccounts)
      provider.removeListener?.('chainChanged', onChain)
    }
    this.set({ wallet, address, chainId })
  }

  #leave(): void {
    this.#release()
    this.#release = () => {}
    this.#storage.removeItem(STORAGE_KEY)
    this.set(null)
  }
}

const ETHER = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** The first account of a list; undefined if there is none. */
function firstAccount(accounts: unknown): `0x${string}` | undefined {
  const [first] = Array.isArray(accounts) ? accounts : []
  return typeof first === 'string' && /^0x[0-9a-f]{40}$/i.test(first) ? (first as `0x${string}`) : undefined
}

async function chainOf({ provider }: AnnouncedWallet): Promise<number> {
  const chainId = await provider.request({ method: 'eth_chainId' })
  // Some wallets return a number.
  return isHex(chainId) ? hexToNumber(chainId) : Number(chainId)
}
