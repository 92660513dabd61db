import type { AddressInfo } from 'node:net'
import { CONTRACTS, RPC_PATH } from '@fruit/isomorphic/web3/contracts'
import { ContractFactory, Contract as EthersContract, HDNodeWallet, JsonRpcProvider, NonceManager } from 'ethers'
import { createPublicClient, createWalletClient, defineChain, type Hex, http, parseAbi, parseEther } from 'viem'
import { english, generateMnemonic, mnemonicToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { file as thieves } from '../../support/other-thieves.sol'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

const { beeFaucet, beeToken, honeyPot, walletBank } = CONTRACTS
const PRICE = parseEther('1000')
const TENTH = parseEther('0.1')
/** Output of a player's compiler. */
const { abi: THIEF, creation: BYTECODE } = thieves.contracts.Pair!

let shop: TestApp
let origin: string
beforeAll(async () => {
  shop = await openTestApp()
  await shop.app.server.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(shop.app.server.server.address() as AddressInfo).port}`
})
afterAll(() => shop.close())

/** Steps in the browser: copies the secret URL, requests ether and submits an account. */
async function inBrowser(learner: Learner) {
  const client = learner.client()
  const post = async (path: string, walletAddress: string) =>
    (await client.post(`/rest/web3/${path}`, { walletAddress })).status
  return {
    url: origin + (await client.get(RPC_PATH)).json().address,
    fund: (address: string) => post('ether', address),
    verify: (address: string) => post('walletNFTVerify', address),
    name: (address: string) => post('walletExploitAddress', address),
  }
}

/** Player scripts that solve both challenges with an account of their own. */
const SCRIPTS: Readonly<Record<string, (page: Awaited<ReturnType<typeof inBrowser>>) => Promise<void>>> = {
  viem: async ({ url, fund, verify, name }) => {
    const account = mnemonicToAccount(generateMnemonic(english))
    expect(await fund(account.address)).toBe(200)
    const id = await createPublicClient({ transport: http(url) }).getChainId()
    const chain = defineChain({
      ...{ id, name: 'shop', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
      rpcUrls: { default: { http: [url] } },
    })
    const read = createPublicClient({ chain, transport: http(), pollingInterval: 20 })
    const write = createWalletClient({ chain, account, transport: http() })
    const mined = async (sent: Promise<Hex>) => {
      const receipt = await read.waitForTransactionReceipt({ hash: await sent })
      expect(receipt.status).toBe('success')
      return receipt
    }
    const send = (address: Hex, entry: string, args: readonly unknown[]) =>
      mined(
        write.writeContract({
          address,
          abi: parseAbi([entry]),
          functionName: /\w+(?=\()/.exec(entry)![0],
          args,
        } as never),
      )
    for (let times = 0; times < 5; times++) await send(beeFaucet.address, 'function withdraw(uint8 amount)', [200])
    await send(beeToken.address, 'function approve(address spender, uint256 value) returns (bool)', [
      honeyPot.address,
      PRICE,
    ])
    await send(honeyPot.address, 'function mint()', [])
    expect(await verify(account.address)).toBe(200)

    const { contractAddress } = await mined(
      write.deployContract({ abi: THIEF, bytecode: BYTECODE, value: TENTH } as never),
    )
    expect(await name(account.address)).toBe(200)
    const held = await read.getBalance({ address: walletBank.address })
    await send(contractAddress!, 'function steal(uint256 again)', [5n])
    expect(await read.getBalance({ address: walletBank.address })).toBe(held - 5n * TENTH)
  },
  ethers: async ({ url, fund, verify, name }) => {
    const provider = new JsonRpcProvider(url, undefined, { pollingInterval: 20, cacheTimeout: -1 })
    const wallet = HDNodeWallet.createRandom().connect(provider)
    // Scripts often count transactions themselves and do not wait for each.
    const signer = new NonceManager(wallet)
    expect(await fund(wallet.address)).toBe(200)
    const contract = (address: string, abi: readonly string[]) => new EthersContract(address, [...abi], signer)
    // The oldest transaction type.
    const old = { type: 0, gasLimit: 300_000 }
    const faucet = contract(beeFaucet.address, beeFaucet.abi)
    for (let times = 0; times < 5; times++) await faucet.getFunction('withdraw').send(200, old)
    await contract(beeToken.address, beeToken.abi).getFunction('approve').send(honeyPot.address, PRICE, old)
    const minted = await contract(honeyPot.address, honeyPot.abi).getFunction('mint').send(old)
    expect((await minted.wait())?.status).toBe(1)
    expect(await verify(wallet.address.toLowerCase())).toBe(200)

    const thief = await new ContractFactory([...THIEF] as never, BYTECODE, signer).deploy({ value: TENTH })
    await thief.waitForDeployment()
    const stolen = await thief.getFunction('steal').send(3)
    expect((await stolen.wait())?.status).toBe(1)
    expect(await name(wallet.address)).toBe(200)
    provider.destroy()
  },
}

describe('a script outside the browser, without a cookie', () => {
  it.each(Object.entries(SCRIPTS))('with %s mints a honey pot and drains the bank', async (_client, script) => {
    const learner = shop.learner()
    await script(await inBrowser(learner))
    expect((await learner.solved()).sort()).toEqual(['nftMintChallenge', 'web3WalletChallenge'])
  })
})

describe('the challenges of the chain', () => {
  it('have no dependencies on the machine', async () => {
    const { data } = (await shop.learner().client().get('/api/Challenges')).json()
    const keys = [
      'web3SandboxChallenge',
      'nftUnlockChallenge',
      'nftMintChallenge',
      'web3WalletChallenge',
      'tokenSaleChallenge',
    ]
    const rows = data.filter(({ key }: { key: string }) => keys.includes(key))
    expect(rows).toHaveLength(keys.length)
    for (const row of rows) expect(row).toMatchObject({ disabledEnv: null, ChallengeDependencies: [] })
  })
})
