import { describe, expect, it } from 'vitest'
import { type AnnouncedWallet, AnnouncedWallets, announceWallet } from './announced-wallets.ts'
import type { WalletProvider } from './eip1193.ts'
import { WalletConnection } from './wallet-connection.ts'

const ONE = `0x${'1'.repeat(40)}` as const
const TWO = `0x${'2'.repeat(40)}` as const

/** A wallet like that of a browser extension. */
class InjectedWallet implements WalletProvider {
  accounts: readonly string[] = [ONE]
  chainId = '0x1'
  known: readonly string[] = ['0x1']
  readonly asked: string[] = []
  readonly listeners = new Map<string, (value: never) => void>()

  async request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    this.asked.push(method)
    const [{ chainId = '' } = {}] = (params ?? []) as { chainId?: string }[]
    if (method === 'eth_chainId') return this.chainId
    if (method === 'wallet_switchEthereumChain') {
      if (!this.known.includes(chainId)) throw Object.assign(new Error('unknown'), { code: 4902 })
      this.chainId = chainId
      return null
    }
    if (method === 'wallet_addEthereumChain') {
      this.chainId = chainId
      return null
    }
    return this.accounts
  }
  on(event: string, listener: (value: never) => void) {
    this.listeners.set(event, listener)
  }
  removeListener(event: string) {
    this.listeners.delete(event)
  }
  tell(event: string, value: unknown) {
    this.listeners.get(event)?.(value as never)
  }
}

function aStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

function announced(provider: WalletProvider, name = 'Orchard'): AnnouncedWallet {
  return { info: { uuid: name, name, icon: 'data:image/svg+xml,', rdns: `test.${name}` }, provider }
}

const aPage = () => new EventTarget() as unknown as Window

/** A page with wallets that were announced before it listens. */
function pageWith(...wallets: readonly AnnouncedWallet[]) {
  const page = aPage()
  for (const wallet of wallets) announceWallet(page, wallet)
  const found = new AnnouncedWallets(page)
  found.listen()
  return { page, found }
}

describe('AnnouncedWallets', () => {
  it('finds wallets that announce themselves before or after the page listens, each once', () => {
    const { page, found } = pageWith(announced(new InjectedWallet()))
    announceWallet(page, announced(new InjectedWallet(), 'Later'))
    page.dispatchEvent(new Event('eip6963:requestProvider'))
    expect(found.state.map(({ info }) => info.name).sort()).toEqual(['Later', 'Orchard'])
  })

  it('finds unannounced wallets in window.ethereum, and announced ones only once', () => {
    const provider = new InjectedWallet()
    const page = Object.assign(aPage(), { ethereum: provider })
    const found = new AnnouncedWallets(page)
    found.listen()
    expect(found.state.map(({ info }) => info.name)).toEqual(['window.ethereum'])
    announceWallet(page, announced(provider))
    expect(found.state.map(({ info }) => info.name)).toEqual(['Orchard'])
  })

  it('ignores invalid announcements and pictures from other hosts', () => {
    const { page, found } = pageWith()
    const provider = new InjectedWallet()
    const { info } = announced(provider)
    for (const detail of [null, 7, {}, { info }, { info: { ...info, name: 7 }, provider }, { info, provider: {} }])
      page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    expect(found.state).toEqual([])
    announceWallet(page, { info: { ...info, icon: 'https://elsewhere.example/icon.png' }, provider })
    expect(found.state[0]!.info.icon).toBe('')
  })
})

describe('WalletConnection', () => {
  it('follows the account and chain of the wallet, and ends when the wallet revokes its account', async () => {
    const provider = new InjectedWallet()
    const wallet = announced(provider)
    const connection = new WalletConnection(pageWith(wallet).found, aStorage())
    await connection.connect(wallet)
    expect(connection.state).toEqual({ wallet, address: ONE, chainId: 1 })
    provider.tell('accountsChanged', [TWO])
    provider.tell('chainChanged', '0x7a69')
    expect(connection.state).toEqual({ wallet, address: TWO, chainId: 31337 })
    provider.tell('accountsChanged', [])
    expect(connection.state).toBeNull()
    expect(provider.listeners.size).toBe(0)
  })

  it('rejects a wallet without an account as locked', async () => {
    const provider = new InjectedWallet()
    provider.accounts = []
    const connection = new WalletConnection(pageWith().found, aStorage())
    await expect(connection.connect(announced(provider))).rejects.toMatchObject({ code: 4100 })
    expect(connection.state).toBeNull()
  })

  it('reconnects at the next visit without asking, unless it was disconnected', async () => {
    const storage = aStorage()
    const provider = new InjectedWallet()
    const { found } = pageWith(announced(provider))
    await new WalletConnection(found, storage).connect(found.state[0]!)
    provider.asked.length = 0
    const next = new WalletConnection(found, storage)
    const resumed = new Promise<void>((resolve) => next.subscribe(resolve))
    next.resume()
    await resumed
    expect(next.state?.address).toBe(ONE)
    expect(provider.asked).not.toContain('eth_requestAccounts')
    await next.disconnect()
    provider.asked.length = 0
    new WalletConnection(found, storage).resume()
    expect(provider.asked).toEqual([])
  })

  it('switches the wallet to another chain, and adds the chain if the wallet does not know it', async () => {
    const provider = new InjectedWallet()
    const connection = new WalletConnection(pageWith().found, aStorage())
    await connection.connect(announced(provider))
    await connection.switchTo({ chainId: 31337, chainName: 'Orchard', rpcUrl: 'http://127.0.0.1/web3/rpc' })
    expect(provider.asked).toContain('wallet_addEthereumChain')
    expect(connection.state?.chainId).toBe(31337)
  })
})
