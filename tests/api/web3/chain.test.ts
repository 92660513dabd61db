import type { AddressInfo } from 'node:net'
import type { Chain } from '@fruit/chain/chain'
import { CONTRACTS, RPC_PATH } from '@fruit/isomorphic/web3/contracts'
import { Contract, parseEther as ether, JsonRpcProvider, Wallet } from 'ethers'
import {
  BaseError,
  ContractFunctionRevertedError,
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  parseAbi,
  parseEther,
  webSocket,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

let shop: TestApp
let origin: string

beforeAll(async () => {
  shop = await openTestApp({ shop: 'safe' })
  await shop.app.server.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(shop.app.server.server.address() as AddressInfo).port}`
})
afterAll(() => shop.close())

const bank = { ...CONTRACTS.walletBank, abi: parseAbi(CONTRACTS.walletBank.abi) }
const faucet = { ...CONTRACTS.beeFaucet, abi: parseAbi(CONTRACTS.beeFaucet.abi) }
const bees = { ...CONTRACTS.beeToken, abi: parseAbi(CONTRACTS.beeToken.abi) }

/** The secret URL of a learner's chain. */
async function addressOf(learner: Learner): Promise<string> {
  const answer = await learner.client().get(RPC_PATH)
  return origin + answer.json().address
}

/** A visitor with ten ether, using viem. */
async function visitor(learner: Learner) {
  const url = await addressOf(learner)
  const chain = defineChain({
    id: 31_337,
    name: 'shop',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  })
  const account = privateKeyToAccount(generatePrivateKey())
  await onChain(learner, (chain) => chain.pay(account.address, parseEther('10')))
  return {
    url,
    account,
    read: createPublicClient({ chain, transport: http(url), pollingInterval: 20 }),
    write: createWalletClient({ chain, account, transport: http(url) }),
  }
}

function onChain<Result>(learner: Learner, use: (chain: Chain) => Promise<Result>): Promise<Result> {
  const { registry } = shop.app.backend
  const world = registry.enter(learner.id)
  return use(world.chain).finally(() => registry.leave(world))
}

describe('the chain of a world, by viem', () => {
  it('accepts deposits, pays out and reports both', async () => {
    const learner = shop.learner()
    const { read, write, account } = await visitor(learner)
    expect(await read.getChainId()).toBe(31_337)
    expect(await read.getBalance({ address: account.address })).toBe(parseEther('10'))
    expect(await read.getBalance({ address: bank.address })).toBe(parseEther('4'))
    const hash = await write.writeContract({
      ...bank,
      functionName: 'ethdeposit',
      args: [account.address],
      value: parseEther('0.3'),
    })
    const receipt = await read.waitForTransactionReceipt({ hash })
    expect(receipt.status).toBe('success')
    expect(await read.readContract({ ...bank, functionName: 'balanceOf', args: [account.address] })).toBe(
      parseEther('0.3'),
    )
    await read.waitForTransactionReceipt({
      hash: await write.writeContract({ ...bank, functionName: 'withdraw', args: [parseEther('0.1')] }),
    })
    expect(await read.getBalance({ address: bank.address })).toBe(parseEther('4.2'))
    const transfers = await onChain(learner, async (chain) => chain.transfers(bank.address, account.address))
    expect(transfers.map(({ from, value }) => [from, value])).toEqual([
      [account.address.toLowerCase(), parseEther('0.3')],
      [bank.address.toLowerCase(), parseEther('0.1')],
    ])
    const transaction = await read.getTransaction({ hash })
    expect(transaction).toMatchObject({ type: 'eip1559', nonce: 0, blockNumber: receipt.blockNumber })
    const block = await read.getBlock({ blockNumber: receipt.blockNumber, includeTransactions: true })
    expect(block.transactions[0]).toMatchObject({ hash })
    expect((await read.getFeeHistory({ blockCount: 4, rewardPercentiles: [50] })).baseFeePerGas).toHaveLength(5)
  })

  it("returns a contract's revert reason", async () => {
    const { write, read, account } = await visitor(shop.learner())
    const refused = await write
      .writeContract({ ...bank, functionName: 'withdraw', args: [parseEther('0.05')] })
      .catch((error: BaseError) => error)
    const cause = (refused as BaseError).walk((error) => error instanceof BaseError && 'details' in error)
    expect(String(cause)).toContain('There is not so much in your wallet.')
    const simulated = await read
      .simulateContract({ ...faucet, account, functionName: 'withdraw', args: [201] })
      .catch((error: BaseError) => error)
    const reverted = (simulated as BaseError).walk((error) => error instanceof ContractFunctionRevertedError)
    expect((reverted as ContractFunctionRevertedError).reason).toBe('There are not so many bees left.')
    const broke = createWalletClient({
      chain: write.chain,
      account: privateKeyToAccount(generatePrivateKey()),
      transport: http(write.chain.rpcUrls.default.http[0]),
    })
    await expect(broke.sendTransaction({ to: account.address, value: 1n })).rejects.toThrow(
      /insufficient funds|exceeds the balance/,
    )
  })

  it('delivers events by filter, query and subscription', async () => {
    const { write, read, account, url } = await visitor(shop.learner())
    const live = createPublicClient({ chain: write.chain, transport: webSocket(url.replace('http', 'ws')) })
    const heads: bigint[] = []
    const seen = new Promise<string>((resolve) => {
      live.watchContractEvent({ ...bees, eventName: 'Transfer', onLogs: ([log]) => resolve(String(log!.args.to)) })
    })
    const stop = live.watchBlocks({ onBlock: ({ number }) => heads.push(number) })
    await expect.poll(async () => (await live.getBlockNumber()) >= 0n).toBe(true)
    const filter = await read.createContractEventFilter({ ...bees, eventName: 'Transfer' })
    await read.waitForTransactionReceipt({
      hash: await write.writeContract({ ...faucet, functionName: 'withdraw', args: [7] }),
    })
    expect(await seen).toBe(account.address)
    expect((await read.getFilterChanges({ filter }))[0]).toMatchObject({ args: { value: parseEther('7') } })
    const logs = await read.getContractEvents({
      ...bees,
      eventName: 'Transfer',
      args: { to: account.address },
      fromBlock: 0n,
    })
    expect(logs).toHaveLength(1)
    await expect.poll(() => heads.length).toBeGreaterThan(0)
    stop()
    const socket = await live.transport.getRpcClient()
    socket.close()
  })

  it('keeps past states for calls and traces', async () => {
    const { write, read, account } = await visitor(shop.learner())
    const { blockNumber, transactionHash } = await read.waitForTransactionReceipt({
      hash: await write.writeContract({ ...faucet, functionName: 'withdraw', args: [5] }),
    })
    const before = { ...faucet, functionName: 'getBalance', blockNumber: blockNumber - 1n } as const
    expect(await read.readContract(before)).toBe(200)
    expect(await read.readContract({ ...before, blockNumber })).toBe(195)
    expect(await read.getBalance({ address: account.address, blockNumber: blockNumber - 1n })).toBe(parseEther('10'))
    const ask = read.request as (call: { method: string; params: unknown[] }) => Promise<Record<string, never>>
    const tree = await ask({
      method: 'debug_traceTransaction',
      params: [transactionHash, { tracer: 'callTracer', tracerConfig: { withLog: true } }],
    })
    expect(tree).toMatchObject({
      type: 'CALL',
      to: faucet.address.toLowerCase(),
      calls: [{ to: bees.address.toLowerCase() }],
    })
    const steps = await ask({ method: 'debug_traceTransaction', params: [transactionHash, { limit: 3 }] })
    expect(steps).toMatchObject({ failed: false, structLogs: [{ op: 'PUSH1' }, { op: 'PUSH1' }, { op: 'MSTORE' }] })
  })
})

describe('the chain of a world, by ethers', () => {
  it('supports reads and writes', async () => {
    const learner = shop.learner()
    const provider = new JsonRpcProvider(await addressOf(learner), undefined, { pollingInterval: 20, cacheTimeout: -1 })
    const wallet = Wallet.createRandom(provider)
    await onChain(learner, (chain) => chain.pay(wallet.address as `0x${string}`, ether('1')))
    const pot = new Contract(CONTRACTS.honeyPot.address, CONTRACTS.honeyPot.abi, wallet)
    expect(await pot.getFunction('price')()).toBe(ether('1000'))
    await expect(pot.getFunction('mint')()).rejects.toMatchObject({ code: 'CALL_EXCEPTION' })
    const tap = new Contract(faucet.address, CONTRACTS.beeFaucet.abi, wallet)
    const sent = await tap.getFunction('withdraw')(3)
    await sent.wait()
    expect(await tap.getFunction('getBalance')()).toBe(197n)
    provider.destroy()
  })
})
