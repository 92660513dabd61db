import { type Hex, parseEther, parseTransaction, recoverTransactionAddress, verifyMessage } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { type AskChain, CODES, ProviderError } from './eip1193.ts'
import { InvalidKeyError, PracticeKeys } from './practice-keys.ts'
import { PracticeProvider } from './practice-provider.ts'
import { type PracticeRequest, PracticeRequests } from './practice-requests.ts'

const PHRASE = 'velvet snake ladder orchard wall secret fruit taste bitter winter harvest wine'
const FIRST = mnemonicToAccount(PHRASE).address
const SHOP = '0x41427790c94E7a592B17ad694eD9c06A02bb9C39'

function aStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

/** A chain that returns predefined results and records sent transactions. */
function aChain(answers: Readonly<Record<string, unknown>> = {}) {
  const sent: Hex[] = []
  const known: Readonly<Record<string, unknown>> = {
    eth_chainId: '0x7a69',
    eth_getTransactionCount: '0x4',
    eth_estimateGas: '0x5208',
    eth_gasPrice: '0x3b9aca00',
    eth_maxPriorityFeePerGas: '0x0',
    eth_getBlockByNumber: { baseFeePerGas: '0x3b9aca00', number: '0x1', timestamp: '0x1', transactions: [] },
    ...answers,
  }
  const ask: AskChain = async (method, params) => {
    if (method === 'eth_sendRawTransaction') {
      sent.push(params![0] as Hex)
      return `0x${'ab'.repeat(32)}`
    }
    const answer = known[method]
    if (answer instanceof Error) throw answer
    if (answer === undefined) throw new ProviderError(CODES.notFound, `${method} does not exist.`)
    return answer
  }
  return { ask, sent }
}

/** A practice wallet whose player gives the same answer to all requests. */
function aWallet(answers: 'agree' | 'refuse' = 'agree', chain = aChain()) {
  const keys = new PracticeKeys(aStorage())
  const asks = new PracticeRequests()
  const seen: PracticeRequest[] = []
  asks.subscribe(() => {
    const [ask] = asks.state
    if (!ask || seen.includes(ask.request)) return
    seen.push(ask.request)
    ask[answers]()
  })
  return { keys, asks, seen, chain, provider: new PracticeProvider({ keys, asks, askChain: chain.ask }) }
}

async function connected() {
  const wallet = aWallet()
  const [address] = (await wallet.provider.request({ method: 'eth_requestAccounts' })) as Hex[]
  return { ...wallet, address: address! }
}

describe('PracticeKeys', () => {
  it('derives three accounts from its own phrase, and the same at the next visit', () => {
    const storage = aStorage()
    const { phrase, accounts } = new PracticeKeys(storage).state
    expect(accounts.map(({ account }) => account.address)).toEqual(
      [0, 1, 2].map((addressIndex) => mnemonicToAccount(phrase, { addressIndex }).address),
    )
    expect(new PracticeKeys(storage).state.phrase).toBe(phrase)
    expect(new PracticeKeys(aStorage()).state.phrase).not.toBe(phrase)
  })

  it('generates new keys if the storage holds invalid data', () => {
    for (const text of ['', '{', '{}', '[]', '{"phrase":"not a phrase","imported":[]}', 'null']) {
      const storage = aStorage()
      storage.setItem('practiceWallet', text)
      expect(new PracticeKeys(storage).state.accounts).toHaveLength(3)
    }
  })

  it.each([PHRASE, `  ${PHRASE.toUpperCase().replaceAll(' ', '\n')} `])('imports a phrase: %j', (text) => {
    const keys = new PracticeKeys(aStorage())
    keys.import(text)
    expect(keys.state.chosen.account.address).toBe(FIRST)
    expect(keys.state.accounts).toHaveLength(6)
  })

  it('imports a private key with and without 0x once, stores it and can remove it', () => {
    const storage = aStorage()
    const keys = new PracticeKeys(storage)
    const key = '1ab0fd8aaf89afc31835cf01eb60fd3866cc3b9dbd058ff903eff194f2cdf28e'
    keys.import(`0x${key}`)
    keys.import(key)
    expect(keys.state.accounts.map(({ isImported }) => isImported)).toEqual([false, false, false, true])
    expect(new PracticeKeys(storage).state.chosen.account.address).toBe(FIRST)
    keys.remove(FIRST)
    expect(keys.state.accounts).toHaveLength(3)
    expect(keys.state.chosen).toBe(keys.state.accounts[0])
  })

  it('keeps imports of another tab', () => {
    const storage = aStorage()
    const [one, other] = [new PracticeKeys(storage), new PracticeKeys(storage)]
    one.import(PHRASE)
    other.refresh()
    other.choose(other.state.accounts[1]!.account.address)
    expect(new PracticeKeys(storage).state.accounts.map(({ account }) => account.address)).toContain(FIRST)
  })

  it.each([
    '',
    'word',
    PHRASE.replace('wine', 'snake'),
    PHRASE.replace('wine', 'qwerty'),
    `0x${'0'.repeat(64)}`,
    `0x${'f'.repeat(64)}`,
    `0x${'1'.repeat(63)}`,
    `0x${'g'.repeat(64)}`,
    FIRST,
  ])('rejects invalid input: %j', (text) => {
    const keys = new PracticeKeys(aStorage())
    expect(() => keys.import(text)).toThrow(InvalidKeyError)
    expect(keys.state.accounts).toHaveLength(3)
  })
})

describe('PracticeProvider', () => {
  it('reveals its account after the player confirms, and reports changes', async () => {
    const { keys, provider } = aWallet()
    const heard: unknown[] = []
    provider.on('accountsChanged', (accounts) => heard.push(accounts))
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
    const accounts = await provider.request({ method: 'eth_requestAccounts' })
    expect(accounts).toEqual([keys.state.accounts[0]!.account.address])
    const second = keys.state.accounts[1]!.account.address
    keys.choose(second)
    await provider.request({ method: 'wallet_revokePermissions' })
    expect(heard).toEqual([accounts, [second], []])
    expect(await provider.request({ method: 'wallet_getPermissions' })).toEqual([])
  })

  it('reveals and signs nothing when the player rejects', async () => {
    const { provider, keys } = aWallet('refuse')
    await expect(provider.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ code: 4001 })
    keys.setConnected(true)
    const from = keys.state.chosen.account.address
    const wishes = [
      { method: 'eth_sendTransaction', params: [{ from, to: SHOP, value: '0x1' }] },
      { method: 'personal_sign', params: ['0x68', from] },
      { method: 'eth_signTypedData_v4', params: [from, '{}'] },
    ]
    for (const wish of wishes) await expect(provider.request(wish)).rejects.toMatchObject({ code: 4001 })
  })

  it('shows a transaction before it signs and sends it', async () => {
    const { provider, seen, chain, address } = await connected()
    const value = parseEther('0.5')
    const wished = { from: address, to: SHOP, value: `0x${value.toString(16)}`, data: '0x1234' }
    await provider.request({ method: 'eth_sendTransaction', params: [wished] })
    expect(seen.at(-1)).toMatchObject({ kind: 'transaction', from: address, to: SHOP, value, data: '0x1234', nonce: 4 })
    const [raw] = chain.sent as [`0x02${string}`]
    expect(await recoverTransactionAddress({ serializedTransaction: raw })).toBe(address)
    const sent = parseTransaction(raw)
    expect(sent).toMatchObject({ chainId: 31337, nonce: 4, value, data: '0x1234' })
    expect(sent.to?.toLowerCase()).toBe(SHOP.toLowerCase())
  })

  it('deploys a contract', async () => {
    const { provider, chain, address } = await connected()
    await provider.request({ method: 'eth_sendTransaction', params: [{ from: address, data: '0x6001' }] })
    expect(parseTransaction(chain.sent[0]!).to).toBeUndefined()
  })

  it("passes on the chain's error without asking the player", async () => {
    const refusal = new ProviderError(3, 'execution reverted: no', '0x08c379a0')
    const wallet = aWallet('agree', aChain({ eth_estimateGas: refusal }))
    await wallet.provider.request({ method: 'eth_requestAccounts' })
    const from = wallet.keys.state.chosen.account.address
    const sending = wallet.provider.request({ method: 'eth_sendTransaction', params: [{ from, to: SHOP }] })
    await expect(sending).rejects.toBe(refusal)
    expect(wallet.seen.map(({ kind }) => kind)).toEqual(['connect'])
  })

  it('signs a message that it shows as text', async () => {
    const { provider, seen, address } = await connected()
    const params = ['0x6a75696365', address.toLowerCase()]
    const signature = (await provider.request({ method: 'personal_sign', params })) as Hex
    expect(seen.at(-1)).toEqual({ kind: 'message', from: address, text: 'juice' })
    expect(await verifyMessage({ address, message: 'juice', signature })).toBe(true)
  })

  it('does not sign for an account that the page cannot see', async () => {
    const { provider, keys } = await connected()
    const from = keys.state.accounts[1]!.account.address
    const sending = provider.request({ method: 'eth_sendTransaction', params: [{ from, to: SHOP }] })
    await expect(sending).rejects.toMatchObject({ code: 4100 })
  })

  it("supports only the shop's chain", async () => {
    const { provider } = aWallet()
    const switchTo = (chainId: unknown) =>
      provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
    expect(await switchTo('0x7a69')).toBeNull()
    await expect(switchTo('0x1')).rejects.toMatchObject({ code: 4902 })
    await expect(switchTo(31337)).rejects.toMatchObject({ code: -32602 })
  })

  it.each([
    ['eth_sign', [FIRST, '0x00'], 4200],
    ['eth_sendTransaction', [{ to: 'the shop' }], -32602],
    ['eth_sendTransaction', [{ to: SHOP, value: 'much' }], -32602],
    ['personal_sign', [7], -32602],
    ['eth_signTypedData_v4', [undefined, '{'], -32602],
    ['eth_everything', [], -32601],
  ])('rejects %s with %j', async (method, params, code) => {
    const { provider } = await connected()
    await expect(provider.request({ method, params })).rejects.toMatchObject({ code })
  })

  it('queues five requests and rejects more', async () => {
    const asks = new PracticeRequests()
    const waiting = Array.from({ length: 5 }, () => asks.ask({ kind: 'connect' }).catch((error) => error.code))
    await expect(asks.ask({ kind: 'connect' })).rejects.toMatchObject({ code: -32002 })
    asks.refuseAll()
    expect(await Promise.all(waiting)).toEqual([4001, 4001, 4001, 4001, 4001])
  })
})
