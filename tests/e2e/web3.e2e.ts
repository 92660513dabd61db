import { PHRASE_ADDRESS, PHRASE_KEY } from '@fruit/shop/web3/phrase-key'
import type { Hex, TransactionSerializableEIP1559 } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { newCustomer } from './support/customer.ts'
import { inspectScreens, type Stage, setStage } from './support/stage.ts'
import { english } from './support/words.ts'

const stage = setStage()

const error = () => stage.page.locator('main .error')
const press = (key: string) => stage.page.getByRole('button', { name: english(key), exact: true }).click()
const dialog = (key: string) => stage.page.getByRole('dialog', { name: english(key) })
const figure = (key: string) =>
  stage.page.locator('dl div', { has: stage.page.getByText(english(key), { exact: true }) }).locator('dd')
const wallet = () => stage.page.getByRole('region', { name: english('YOUR_WALLET') })

/** Sends a JSON-RPC request to the chain of the shop. */
async function rpc(method: string, params: readonly unknown[]): Promise<never> {
  const data = { jsonrpc: '2.0', id: 1, method, params }
  return (await (await stage.context.request.post(`${stage.shop.url}/web3/rpc`, { data })).json()).result as never
}

/** Connects the practice wallet, which gets its first ether then. */
async function connectPracticeWallet(): Promise<void> {
  await stage.page.click('#connectWallet')
  await dialog('CHOOSE_WALLET').getByText('Practice Wallet').click()
  await dialog('PRACTICE_ASKS_CONNECT')
    .getByRole('button', { name: english('CONNECT'), exact: true })
    .click()
  await wallet().getByText('10 ETH').waitFor()
}

async function sign(): Promise<void> {
  await dialog('PRACTICE_ASKS_TRANSACTION')
    .getByRole('button', { name: english('SIGN'), exact: true })
    .click()
}

/**
 * Installs a wallet in the browser like an extension would: announced by EIP-6963, on another chain at first, and
 * locked until `unlockOrchard` is called. Its key stays outside of the page.
 */
async function installWallet({ page, shop }: Stage) {
  const account = privateKeyToAccount(generatePrivateKey())
  await page.exposeFunction('orchardSigns', async ({ to, value, data }: Record<'to' | 'value' | 'data', Hex>) => {
    const nonce = Number(await rpc('eth_getTransactionCount', [account.address, 'latest']))
    const fees = { gas: 300_000n, maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 0n }
    const transaction: TransactionSerializableEIP1559 = {
      ...fees,
      chainId: 31337,
      nonce,
      to,
      value: BigInt(value),
      data,
    }
    return rpc('eth_sendRawTransaction', [await account.signTransaction({ ...transaction, type: 'eip1559' })])
  })
  await page.addInitScript(
    ({ address }) => {
      type Listener = (value: unknown) => void
      const listeners = new Map<string, Listener>()
      let chainId = '0x1'
      const state = { isLocked: true }
      const refuse = (code: number) => Promise.reject(Object.assign(new Error('no'), { code }))
      const provider = {
        request({ method, params = [] }: { method: string; params?: { chainId: string }[] }) {
          if (method === 'eth_chainId') return Promise.resolve(chainId)
          if (method === 'eth_accounts' || method === 'eth_requestAccounts')
            return Promise.resolve(state.isLocked ? [] : [address])
          if (method === 'wallet_switchEthereumChain') return refuse(4902)
          if (method === 'wallet_addEthereumChain') {
            chainId = params[0]!.chainId
            listeners.get('chainChanged')?.(chainId)
            return Promise.resolve(null)
          }
          if (method === 'eth_sendTransaction')
            return (globalThis as unknown as { orchardSigns(wish: unknown): Promise<string> }).orchardSigns(params[0])
          return refuse(4200)
        },
        on: (event: string, listener: Listener) => listeners.set(event, listener),
        removeListener: (event: string) => listeners.delete(event),
      }
      Object.assign(globalThis, { unlockOrchard: () => Object.assign(state, { isLocked: false }) })
      const info = { uuid: '7', name: 'Orchard Extension', icon: 'data:image/svg+xml,', rdns: 'test.orchard' }
      const announce = () =>
        dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
      addEventListener('eip6963:requestProvider', announce)
    },
    { address: account.address },
  )
  return { address: account.address, url: shop.url }
}

test('the NFT page explains invalid keys, and unlocks with the right one', async () => {
  const { page, open, shop } = stage
  await open('/juicy-nft')
  await press('UNLOCK_NFT')
  await page.getByText(english('MANDATORY_PRIVATE_KEY')).waitFor()
  const note = page.locator('#privateKey-notes')
  const { publicKey } = privateKeyToAccount(`0x${PHRASE_KEY}`)
  const refusals = new Set<string>()
  for (const key of [`0x${PHRASE_ADDRESS}`, publicKey, 'juice']) {
    await page.fill('#privateKey', key)
    await expect.poll(() => note.textContent()).toBe('')
    await press('UNLOCK_NFT')
    await expect.poll(() => note.textContent()).not.toBe('')
    refusals.add((await note.textContent())!)
  }
  expect(refusals.size).toBe(3)
  await page.fill('#privateKey', `0x${PHRASE_KEY}`)
  await press('UNLOCK_NFT')
  await page.getByText(english('NFT_UNLOCKED')).waitFor()
  await expect.poll(() => figure('NFT_OWNER').textContent()).toMatch(new RegExp(PHRASE_ADDRESS, 'i'))
  const { config } = await (await stage.context.request.get(`${shop.url}/rest/admin/application-configuration`)).json()
  const link = page.getByRole('link', { name: english('NFT_MARKETPLACE') })
  expect(await link.getAttribute('href')).toBe(config.application.social.nftUrl)
})

describe('with the practice wallet', () => {
  test('bees are claimed on the page that a photo caption mentions', async () => {
    const { page, open } = stage
    await open('/photo-wall')
    const [, path] = /#(\/bee-haven)/.exec((await page.locator('figcaption', { hasText: '#/' }).textContent())!)!
    await open(path!)
    await expect.poll(() => figure('BEE_POOL').textContent()).toBe(english('BEES', { amount: '200' }))
    // After a refusal nothing is connected, and the wallet can be chosen again.
    await page.click('#connectWallet')
    await dialog('CHOOSE_WALLET').getByText('Practice Wallet').click()
    await dialog('PRACTICE_ASKS_CONNECT')
      .getByRole('button', { name: english('REFUSE') })
      .click()
    await dialog('CHOOSE_WALLET').getByText(english('WEB3_REFUSED')).waitFor()
    await page.keyboard.press('Escape')
    await connectPracticeWallet()
    await page.fill('#withdrawAmount', '7.5')
    await page.click('#claimButton')
    await page.getByText(english('INVALID_NUMBER_OF_BEES', { most: '255' })).waitFor()
    await page.fill('#withdrawAmount', '7')
    await page.click('#claimButton')
    await dialog('PRACTICE_ASKS_TRANSACTION').getByText('withdraw(7)').waitFor()
    await dialog('PRACTICE_ASKS_TRANSACTION')
      .getByRole('button', { name: english('REFUSE') })
      .click()
    await expect.poll(() => error().textContent()).toBe(english('WEB3_REFUSED'))
    await page.click('#claimButton')
    await sign()
    await page.getByText(english('BEES_CLAIMED', { amount: '7' })).waitFor()
    await expect.poll(() => figure('YOUR_BEES').textContent()).toBe(english('BEES', { amount: '7' }))
    await expect.poll(() => figure('BEE_POOL').textContent()).toBe(english('BEES', { amount: '193' }))
    await page.getByText(english('TOO_FEW_BEES', { missing: '993' })).waitFor()
    expect(await page.isDisabled('#mintButton')).toBe(true)
  })

  test('keys are exported and imported, and the wallet is connected again on the next visit', async () => {
    const { page, open } = stage
    await open('/bee-haven')
    await connectPracticeWallet()
    await press('PRACTICE_KEYS')
    await press('SHOW_PRIVATE_KEY')
    const key = (await dialog('PRACTICE_KEYS')
      .locator('code', { hasText: /^0x[0-9a-f]{64}$/ })
      .textContent()) as Hex
    const chosen = dialog('PRACTICE_KEYS').locator('label', { has: page.locator('input:checked') })
    await expect.poll(() => chosen.textContent()).toContain(privateKeyToAccount(key).address)
    await page.fill('#importedSecret', 'velvet snake ladder')
    await press('PRACTICE_IMPORT')
    await page.getByText(english('PRACTICE_UNREADABLE')).waitFor()
    const phrase = 'velvet snake ladder orchard wall secret fruit taste bitter winter harvest wine'
    await page.fill('#importedSecret', phrase)
    await press('PRACTICE_IMPORT')
    await expect.poll(() => chosen.textContent()).toMatch(new RegExp(PHRASE_ADDRESS, 'i'))
    await page.reload()
    await wallet().getByTitle(new RegExp(PHRASE_ADDRESS, 'i')).waitFor()
    await press('DISCONNECT')
    await wallet().getByText(english('WEB3_NO_WALLET'), { exact: true }).waitFor()
  })
})

describe('with an installed wallet', () => {
  test('ether is deposited and withdrawn, once the wallet is unlocked and on the right chain', async () => {
    const { page, open } = stage
    await (await newCustomer(stage, 'banker')).logInOnPage()
    const { address } = await installWallet(stage)
    await open('/wallet')
    await page.getByRole('link', { name: english('WALLET_WEB3') }).click()
    await page.click('#connectWallet')
    const orchard = dialog('CHOOSE_WALLET').getByText('Orchard Extension')
    await orchard.click()
    await dialog('CHOOSE_WALLET').getByText(english('WEB3_LOCKED')).waitFor()
    await page.evaluate(() => (globalThis as unknown as { unlockOrchard(): void }).unlockOrchard())
    await orchard.click()
    await wallet()
      .getByText(english('WEB3_WRONG_CHAIN_IS', { found: '1', wanted: '31337', hex: '0x7a69' }))
      .waitFor()
    await page.fill('#inputAmount', '0.5')
    await page.click('#depositButton')
    await expect.poll(() => error().last().textContent()).toBe(english('WEB3_WRONG_CHAIN'))
    await press('SWITCH_CHAIN')
    // The wallet announces the change a little later.
    await wallet()
      .getByRole('button', { name: english('SWITCH_CHAIN') })
      .waitFor({ state: 'detached' })
    await page.click('#depositButton')
    await expect.poll(() => error().textContent()).toBe(english('WEB3_TOO_LITTLE_ETHER'))
    await press('GET_ETHER')
    // The button also contains “10 ETH”.
    await expect.poll(() => wallet().textContent()).toContain('· 10 ETH')
    await page.click('#depositButton')
    await expect.poll(() => page.textContent('main')).toContain(english('DEPOSITED', { amount: '0.5' }))
    await expect.poll(() => page.textContent('#walletBalance')).toBe('0.5 ETH')
    await page.fill('#inputAmount', '0,1')
    await page.click('#withdrawButton')
    await page.getByText(english('WITHDRAWN', { amount: '0.1' })).waitFor()
    await expect.poll(() => page.textContent('#walletBalance')).toBe('0.4 ETH')
    await page.fill('#inputAmount', '0.2')
    await page.click('#withdrawButton')
    await expect.poll(() => error().textContent()).toContain(english('WEB3_REVERTED').split('{{')[0]!)
    // From here on RPC requests fail.
    await page.route('**/web3/rpc', (route) => route.abort())
    await page.fill('#inputAmount', '0.1')
    await page.click('#withdrawButton')
    await expect.poll(() => error().last().textContent()).toBe(english('WEB3_UNREACHABLE'))
    expect(address).toMatch(/^0x/)
  })
})

inspectScreens(stage, {
  'the NFT page': async () => {
    await stage.open('/juicy-nft')
    await stage.page.getByRole('heading', { level: 1 }).waitFor()
  },
  'the bee page, with the keys of the practice wallet': async () => {
    await stage.open('/bee-haven')
    await connectPracticeWallet()
    await stage.page.click('#chainTools')
    await press('PRACTICE_KEYS')
    await dialog('PRACTICE_KEYS').getByText('10 ETH').first().waitFor()
  },
  'the wallet page of the chain': async () => {
    await stage.open('/wallet-web3')
    await connectPracticeWallet()
    await stage.page.fill('#inputAmount', '0.5')
    await stage.page.click('#depositButton')
    await dialog('PRACTICE_ASKS_TRANSACTION').waitFor()
  },
})
