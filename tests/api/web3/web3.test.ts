import type { SolidityFile } from '@fruit/chain/contract'
import { when } from '@fruit/challenge-kit/challenge'
import * as calls from '@fruit/contracts/calls/web3'
import { CONTRACTS, type KnownContract, RPC_PATH } from '@fruit/isomorphic/web3/contracts'
import { keySubmitted, mintVerified, watchedAccountPaid } from '@fruit/shop/web3/facts'
import { PHRASE_ADDRESS, PHRASE_KEY } from '@fruit/shop/web3/phrase-key'
import { keepDeposits, pourBees } from '@fruit/shop/web3/seams'
import type { Client } from '@fruit/world/visits/client'
import type { Variant } from '@fruit/world/world'
import { encodeFunctionData, parseAbi, parseEther } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { testCatalogue, testChallenge } from '../../support/small-catalogue.ts'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'
import { file as carelessBank } from './careless-bank.sol'
import { file as generousFaucet } from './generous-faucet.sol'

/** Recorded payments of the bank, by world. */
const payouts = new Map<string, unknown[]>()
const catalogue = testCatalogue(
  testChallenge({ id: 1, key: 'keyChallenge', solvedWhen: when(keySubmitted, ({ kind }) => kind === 'right') }),
  testChallenge({ id: 2, key: 'mintChallenge', solvedWhen: when(mintVerified) }),
  testChallenge({
    id: 3,
    key: 'bankChallenge',
    solvedWhen: when(watchedAccountPaid, (paid, world) => {
      payouts.set(world.id, [...(payouts.get(world.id) ?? []), paid])
      return paid.isAnnounced && paid.paidOut > paid.paidIn
    }),
  }),
)
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ catalogue })
})
afterAll(() => testApp.close())

const { beeToken, beeFaucet, honeyPot, walletBank } = CONTRACTS
const { address: STRANGER } = privateKeyToAccount(`0x${'7'.repeat(64)}`)

const inPlace = (implementation: SolidityFile): Variant => ({ label: 'flaw', source: 'a test', implementation })
const generous = () => testApp.learner(new Map([[pourBees.name, inPlace(generousFaucet)]]))
const careless = () => testApp.learner(new Map([[keepDeposits.name, inPlace(carelessBank)]]))

async function rpc(client: Client, method: string, params: readonly unknown[]): Promise<never> {
  const { result, error } = (await client.post(RPC_PATH, { jsonrpc: '2.0', id: 1, method, params })).json()
  if (error) throw new Error(error.message)
  return result as never
}

/** An account with ether on a learner's chain. */
async function createFundedAccount(client: Client) {
  const account = privateKeyToAccount(generatePrivateKey())
  const gift = await client.post('/rest/web3/ether', { walletAddress: account.address })
  expect(gift.status).toBe(200)
  expectMatchesContract(calls.giveEther, gift)
  return account
}

async function transact(
  client: Client,
  account: PrivateKeyAccount,
  { address, abi }: KnownContract,
  name: string,
  args: readonly unknown[] = [],
  value = 0n,
): Promise<void> {
  const nonce = Number(await rpc(client, 'eth_getTransactionCount', [account.address, 'latest']))
  const transaction = await account.signTransaction({
    ...{ type: 'eip1559', chainId: 31337, nonce, to: address, value, gas: 500_000n },
    ...{ maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 0n },
    data: encodeFunctionData({ abi: parseAbi(abi), functionName: name, args } as never),
  })
  const hash = await rpc(client, 'eth_sendRawTransaction', [transaction])
  const { status } = (await rpc(client, 'eth_getTransactionReceipt', [hash])) as { status: string }
  if (status !== '0x1') throw new Error(`${name} was reverted.`)
}

describe('POST /rest/web3/submitKey', () => {
  const submit = (client: Client, privateKey?: unknown) => client.post('/rest/web3/submitKey', { privateKey })
  const isUnlocked = async (client: Client) => {
    const answer = await client.get('/rest/web3/nftUnlocked')
    expectMatchesContract(calls.nftUnlocked, answer)
    return answer.json().status
  }

  it("unlocks the NFT for the wallet's key and returns the solved challenge", async () => {
    const client = testApp.learner().client()
    expect(await isUnlocked(client)).toBe(false)
    const answer = await submit(client, `0x${PHRASE_KEY}`)
    expect(answer.status).toBe(200)
    expectMatchesContract(calls.submitKey, answer)
    expect(answer.json()).toMatchObject({ success: true, status: { key: 'keyChallenge', solved: true } })
    expect(await isUnlocked(client)).toBe(true)
  })

  it('rejects an address, a public key and other texts with three different messages', async () => {
    const client = testApp.learner().client()
    const { publicKey } = privateKeyToAccount(`0x${PHRASE_KEY}`)
    const answers = []
    for (const text of [`0x${PHRASE_ADDRESS}`, publicKey, 'juice', '', undefined])
      answers.push(await submit(client, text))
    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expectMatchesContract(calls.submitKey, answer)
      expect(answer.json()).toMatchObject({ success: false, status: { key: 'keyChallenge', solved: false } })
    }
    const [address, key, ...others] = answers.map((answer) => answer.json().message)
    expect(new Set([address, key, others[0]]).size).toBe(3)
    expect(new Set(others).size).toBe(1)
    expect(await isUnlocked(client)).toBe(false)
  })

  it('rejects a value that is not a string or is too long', async () => {
    const client = testApp.learner().client()
    for (const privateKey of [7, {}, ['a'], 'x'.repeat(5000)])
      expect((await submit(client, privateKey)).status).toBe(400)
  })

  it('returns null as status without a challenge about it', async () => {
    const shop = await openTestApp({ catalogue: testCatalogue() })
    const answer = await submit(shop.learner().client(), `0x${PHRASE_KEY}`)
    expectMatchesContract(calls.submitKey, answer)
    expect(answer.json()).toMatchObject({ success: true, status: null })
    await shop.close()
  })
})

describe('POST /rest/web3/walletNFTVerify', () => {
  const verify = async (client: Client, walletAddress?: string) => {
    const answer = await client.post('/rest/web3/walletNFTVerify', { walletAddress })
    expect(answer.status).toBe(200)
    expectMatchesContract(calls.walletNftVerify, answer)
    return answer.json()
  }

  async function aMinter(learner: Learner) {
    const client = learner.client()
    const account = await createFundedAccount(client)
    await transact(client, account, beeFaucet, 'withdraw', [1])
    await transact(client, account, beeToken, 'approve', [honeyPot.address, parseEther('1000')])
    await transact(client, account, honeyPot, 'mint')
    return { client, account }
  }

  it('verifies a honey pot once for its minter and returns the solved challenge', async () => {
    const learner = generous()
    const listening = await learner.client().get('/rest/web3/nftMintListen')
    expectMatchesContract(calls.nftMintListen, listening)
    expect(listening.json().success).toBe(true)
    const { client, account } = await aMinter(learner)
    expect(await learner.solved()).toEqual([])
    expect(await verify(client, STRANGER)).toMatchObject({ success: false, status: { solved: false } })
    expect(await verify(client, account.address.toLowerCase())).toMatchObject({
      success: true,
      status: { key: 'mintChallenge', solved: true },
    })
    expect((await verify(client, account.address)).success).toBe(false)
    expect(await learner.solved()).toEqual(['mintChallenge'])
  })

  it('rejects accounts of another world and invalid addresses', async () => {
    const { account } = await aMinter(generous())
    const learner = generous()
    const client = learner.client()
    for (const walletAddress of [account.address, undefined, '', '0x', 'me', `0x${'0'.repeat(64)}`])
      expect((await verify(client, walletAddress)).success).toBe(false)
    expect(await learner.solved()).toEqual([])
  })

  it('verifies only one of two simultaneous requests', async () => {
    const { client, account } = await aMinter(generous())
    const answers = await Promise.all([verify(client, account.address), verify(client, account.address)])
    expect(answers.map(({ success }) => success).sort()).toEqual([false, true])
  })
})

describe('the bank and POST /rest/web3/walletExploitAddress', () => {
  const name = async (client: Client, walletAddress?: string) => {
    const answer = await client.post('/rest/web3/walletExploitAddress', { walletAddress })
    expect(answer.status).toBe(200)
    expectMatchesContract(calls.walletExploitAddress, answer)
    expect(answer.json().success).toBe(true)
  }
  const told = ({ id }: Learner) => payouts.get(id) ?? []
  const tenth = parseEther('0.1')

  it('records an excessive payment to an account that was submitted before', async () => {
    const learner = careless()
    const client = learner.client()
    const account = await createFundedAccount(client)
    await name(client, account.address)
    await transact(client, account, walletBank, 'ethdeposit', [account.address], tenth)
    await transact(client, account, walletBank, 'withdraw', [tenth * 3n])
    expect(told(learner)).toEqual([
      { address: account.address.toLowerCase(), paidIn: tenth, paidOut: tenth * 3n, isAnnounced: true },
    ])
    expect(await learner.solved()).toEqual(['bankChallenge'])
  })

  it('records an excessive payment to an account that is submitted afterwards', async () => {
    const learner = careless()
    const client = learner.client()
    const account = await createFundedAccount(client)
    await transact(client, account, walletBank, 'withdraw', [tenth])
    expect(told(learner)).toEqual([])
    await name(client, account.address.toUpperCase().replace('0X', '0x'))
    expect(await learner.solved()).toEqual(['bankChallenge'])
  })

  it('records no exploit in the safe shop, whose bank pays out no more than was deposited', async () => {
    const learner = testApp.learner()
    const client = learner.client()
    const account = await createFundedAccount(client)
    await name(client, account.address)
    await transact(client, account, walletBank, 'ethdeposit', [account.address], tenth * 2n)
    await transact(client, account, walletBank, 'withdraw', [tenth])
    await expect(transact(client, account, walletBank, 'withdraw', [tenth * 2n])).rejects.toThrow('reverted')
    expect(told(learner)).toEqual([
      { address: account.address.toLowerCase(), paidIn: tenth * 2n, paidOut: tenth, isAnnounced: false },
    ])
  })

  it('records nothing for accounts that were not submitted or are invalid', async () => {
    const learner = careless()
    const client = learner.client()
    const account = await createFundedAccount(client)
    for (const text of [undefined, '', 'me', STRANGER, '0x0', `${account.address}0`]) await name(client, text)
    await transact(client, account, walletBank, 'withdraw', [tenth])
    expect(told(learner)).toEqual([])
    expect(await learner.solved()).toEqual([])
  })

  it('watches only the last 500 submitted accounts', async () => {
    const learner = testApp.learner()
    const client = learner.client()
    const account = await createFundedAccount(client)
    await name(client, account.address)
    const documents = learner.inside((world) => world.documents)
    for (let index = 1; index < 500; index++)
      documents.insert('watchedAccounts', { _id: `0x${index.toString(16).padStart(40, '0')}` })
    await name(client, STRANGER)
    expect(documents.count('watchedAccounts')).toBe(500)
    expect(documents.find('watchedAccounts', { _id: account.address.toLowerCase() })).toEqual([])
  })
})

describe('POST /rest/web3/ether', () => {
  const ask = (client: Client, walletAddress?: string) => client.post('/rest/web3/ether', { walletAddress })

  it('tops up to 10 ether if the balance is below 1', async () => {
    const client = testApp.learner().client()
    const account = await createFundedAccount(client)
    const balance = await rpc(client, 'eth_getBalance', [account.address, 'latest'])
    expect(BigInt(balance)).toBe(parseEther('10'))
    const refused = await ask(client, account.address)
    expect(refused.status).toBe(409)
    expectMatchesContract(calls.giveEther, refused)
    await transact(client, account, walletBank, 'ethdeposit', [account.address], parseEther('9.5'))
    expect((await ask(client, account.address)).json().data.balance).toBe(String(parseEther('10')))
  })

  it('rejects invalid addresses', async () => {
    const client = testApp.learner().client()
    for (const text of [undefined, '', 'me', '0x', `0x${'g'.repeat(40)}`, `0x${'1'.repeat(41)}`]) {
      const refused = await ask(client, text)
      expect(refused.status).toBe(400)
      expectMatchesContract(calls.giveEther, refused)
    }
  })

  it('serves 200 gifts per shop', async () => {
    const learner = testApp.learner()
    const client = learner.client()
    learner.inside(({ documents }) => {
      for (let index = 0; index < 199; index++) documents.insert('etherGifts', { address: STRANGER })
    })
    await createFundedAccount(client)
    const refused = await ask(client, STRANGER)
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('200')
  })

  it('rejects requests from other sites', async () => {
    const client = testApp.learner().client()
    const headers = { 'sec-fetch-site': 'cross-site' }
    const refused = await client.post('/rest/web3/ether', { walletAddress: STRANGER }, { headers })
    expect(refused.status).toBe(403)
  })
})
