import { Store } from '@fruit/look/store.ts'
import type { WalletProvider } from './eip1193.ts'

/** Who a wallet says that it is (EIP-6963). */
export interface WalletInfo {
  readonly uuid: string
  readonly name: string
  /** Address of a picture, as data. */
  readonly icon: string
  /** Name of its maker's domain, backwards: by it the wallet is known again. */
  readonly rdns: string
}

export interface AnnouncedWallet {
  readonly info: WalletInfo
  readonly provider: WalletProvider
}

const ANNOUNCE = 'eip6963:announceProvider'
const REQUEST = 'eip6963:requestProvider'
/** More than this nobody installs; a page's script could announce any number. */
const MOST = 20

/** What a wallet that announces nothing is called, which puts itself into `window.ethereum` as wallets once did. */
const UNANNOUNCED: WalletInfo = { uuid: 'window.ethereum', name: 'window.ethereum', icon: '', rdns: 'window.ethereum' }

/** The wallets of this browser, in the order in which they announce themselves by EIP-6963. */
export class AnnouncedWallets extends Store<readonly AnnouncedWallet[]> {
  readonly #page: Window

  constructor(page: Window) {
    super([])
    this.#page = page
  }

  /** Begins to listen and asks all to announce themselves. @returns ends it */
  listen(): () => void {
    this.#page.addEventListener(ANNOUNCE, this.#hear)
    this.#page.dispatchEvent(new Event(REQUEST))
    // Most announce themselves before that returns; who did not gets the chance of those that wait for the page.
    const old = (this.#page as { ethereum?: WalletProvider }).ethereum
    if (typeof old?.request === 'function' && !this.state.some(({ provider }) => provider === old))
      this.#add({ info: UNANNOUNCED, provider: old })
    return () => this.#page.removeEventListener(ANNOUNCE, this.#hear)
  }

  readonly #hear = (event: Event): void => {
    const { info, provider } = ((event as CustomEvent).detail ?? {}) as Partial<AnnouncedWallet>
    const isWhole = [info?.uuid, info?.name, info?.rdns].every((part) => typeof part === 'string' && part !== '')
    if (!isWhole || typeof provider?.request !== 'function') return
    this.#add({ info: { ...info!, icon: shownIcon(info!.icon) }, provider })
  }

  #add(wallet: AnnouncedWallet): void {
    // Who announces itself also stands in `window.ethereum`, as a wallet without a name.
    const others = this.state.filter(
      ({ info, provider }) => info.uuid !== wallet.info.uuid && (info !== UNANNOUNCED || provider !== wallet.provider),
    )
    if (others.length < MOST) this.set([...others, wallet])
  }
}

/** EIP-6963 wants pictures as data; whatever else is there would be fetched from somewhere. */
function shownIcon(icon: unknown): string {
  return typeof icon === 'string' && icon.startsWith('data:image/') ? icon : ''
}

/**
 * Announces a wallet to this page, now and whenever somebody asks.
 *
 * @returns ends it
 */
export function announceWallet(page: Window, wallet: AnnouncedWallet): () => void {
  const detail = Object.freeze({ ...wallet })
  const announce = () => page.dispatchEvent(new CustomEvent(ANNOUNCE, { detail }))
  page.addEventListener(REQUEST, announce)
  announce()
  return () => page.removeEventListener(REQUEST, announce)
}
