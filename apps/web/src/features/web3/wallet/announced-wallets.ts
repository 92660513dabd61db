import { Store } from '@fruit/look/store.ts'
import type { WalletProvider } from './eip1193.ts'

/** Identity of a wallet (EIP-6963). */
export interface WalletInfo {
  readonly uuid: string
  readonly name: string
  /** Data URL of a picture. */
  readonly icon: string
  /** Reversed domain name of its maker, which identifies the wallet across visits. */
  readonly rdns: string
}

export interface AnnouncedWallet {
  readonly info: WalletInfo
  readonly provider: WalletProvider
}

const ANNOUNCE = 'eip6963:announceProvider'
const REQUEST = 'eip6963:requestProvider'
/** Limit that no user reaches, because a script of the page could announce any number. */
const MAX_WALLETS = 20

/** Identity of a wallet that only sets `window.ethereum`, as wallets did before EIP-6963. */
const UNANNOUNCED_WALLET: WalletInfo = {
  uuid: 'window.ethereum',
  name: 'window.ethereum',
  icon: '',
  rdns: 'window.ethereum',
}

/** The wallets of this browser, in the order in which they announce themselves by EIP-6963. */
export class AnnouncedWallets extends Store<readonly AnnouncedWallet[]> {
  readonly #page: Window

  constructor(page: Window) {
    super([])
    this.#page = page
  }

  /** Starts listening and requests announcements. @returns a function that stops listening */
  listen(): () => void {
    this.#page.addEventListener(ANNOUNCE, this.#hear)
    this.#page.dispatchEvent(new Event(REQUEST))
    // Most wallets have announced themselves by now. A wallet in `window.ethereum` that has not is added as
    // unannounced.
    const old = (this.#page as { ethereum?: WalletProvider }).ethereum
    if (typeof old?.request === 'function' && !this.state.some(({ provider }) => provider === old))
      this.#add({ info: UNANNOUNCED_WALLET, provider: old })
    return () => this.#page.removeEventListener(ANNOUNCE, this.#hear)
  }

  readonly #hear = (event: Event): void => {
    const { info, provider } = ((event as CustomEvent).detail ?? {}) as Partial<AnnouncedWallet>
    const isWhole = [info?.uuid, info?.name, info?.rdns].every((part) => typeof part === 'string' && part !== '')
    if (!isWhole || typeof provider?.request !== 'function') return
    this.#add({ info: { ...info!, icon: safeIcon(info!.icon) }, provider })
  }

  #add(wallet: AnnouncedWallet): void {
    // An announced wallet may have set `window.ethereum` too, and been added without a name.
    const others = this.state.filter(
      ({ info, provider }) =>
        info.uuid !== wallet.info.uuid && (info !== UNANNOUNCED_WALLET || provider !== wallet.provider),
    )
    if (others.length < MAX_WALLETS) this.set([...others, wallet])
  }
}

/** EIP-6963 requires data URLs; other URLs would send a request to another host. */
function safeIcon(icon: unknown): string {
  return typeof icon === 'string' && icon.startsWith('data:image/') ? icon : ''
}

/**
 * Announces a wallet to this page, now and on each request.
 *
 * @returns a function that stops it
 */
export function announceWallet(page: Window, wallet: AnnouncedWallet): () => void {
  const detail = Object.freeze({ ...wallet })
  const announce = () => page.dispatchEvent(new CustomEvent(ANNOUNCE, { detail }))
  page.addEventListener(REQUEST, announce)
  announce()
  return () => page.removeEventListener(REQUEST, announce)
}
