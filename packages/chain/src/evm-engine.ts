import { createBlock } from '@ethereumjs/block'
import { type Common, createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common'
import { createEVM, type EVM, type EVMMockBlockchainInterface } from '@ethereumjs/evm'
import { createLegacyTx, createTxFromRLP, type TypedTransaction } from '@ethereumjs/tx'
import {
  Account,
  Address,
  bytesToHex,
  createAddressFromPrivateKey,
  createAddressFromString,
  hexToBytes,
  intToBytes,
  setLengthLeft,
} from '@ethereumjs/util'
import { createVM, runTx } from '@ethereumjs/vm'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { LRUCache } from 'lru-cache'
import { logsOf, transfersIn, watchCalls } from './call-tree.ts'
import type { Hex } from './contract.ts'
import {
  BASE_FEE,
  type CallRequest,
  type ChainPlace,
  type EvmEnd,
  type EvmJob,
  GAS_LIMIT,
  MAX_LOG_BYTES,
  MAX_LOGS,
} from './evm-job.ts'
import { hex } from './hex.ts'
import { packed, unpacked } from './packed-state.ts'
import { addPauses, Pauses, TimeLimitExceeded } from './pauses.ts'
import { traceOf } from './trace.ts'
import { prepareTrial, runTrial, type Trial, trialBlock } from './trial.ts'
import { TrialEndless } from './trial-endless.ts'
import { StateFull, type StateParts, WorldState } from './world-state.ts'

/** Maximum number of chains whose state is kept; jobs of other chains have to contain their state. */
const MAX_HELD_STATES = 8

/**
 * Addresses of disabled precompiled contracts: 0x05 to 0x11, and 0x100. Recovering signers, SHA-256, RIPEMD-160 and copying stay enabled.
 * The others do their work without a possible pause, and no contract of a shop needs them.
 */
const HEAVY_PRECOMPILES: readonly number[] = [...Array.from({ length: 13 }, (_, index) => 0x05 + index), 0x100]

/** Maximum number of writes to transient storage per call. */
const MAX_TRANSIENT_CHANGES = 10_000

/** Initial balance of the shop's own account, in wei, from its first payment. */
const TREASURY = 1_000_000n * 10n ** 18n

/** Deploys contracts in `construct`; constructors of the shop do not depend on their sender. */
const DEPLOYER = createAddressFromString('0x00000000000000000000000000000000000c0de5')

/** Thrown when a transaction cannot be executed. */
class Refused extends Error {
  override readonly name = 'Refused'
}

interface Held {
  readonly state: WorldState
  version: number
}

/** Runs jobs of several chains concurrently, and jobs of one chain one after another. */
export class EvmEngine {
  readonly #held = new LRUCache<string, Held>({ max: MAX_HELD_STATES })
  readonly #commons = new Map<number, Common>()

  /**
   * Runs a job.
   *
   * @param began called whenever it begins or continues after a pause
   * @throws unexpected errors of the library
   */
  async run(job: EvmJob, began: () => void = () => {}): Promise<EvmEnd> {
    const pauses = new Pauses(began)
    try {
      if (job.kind === 'construct') return await this.#construct(job.creation, pauses)
      if (job.kind === 'trial') return await this.#trial(job.trial, pauses)
      const held = this.#state(job.place)
      return held ? await this.#onState(job, held, pauses) : { kind: 'unknown-state' }
    } catch (error) {
      if (error instanceof TrialEndless) return { kind: 'endless' }
      if (error instanceof Refused || error instanceof TimeLimitExceeded || error instanceof StateFull)
        return { kind: 'refused', message: error.message }
      if ('place' in job) this.#held.delete(job.place.chain)
      throw error
    }
  }

  async #onState(job: Exclude<EvmJob, { kind: 'construct' | 'trial' }>, held: Held, pauses: Pauses): Promise<EvmEnd> {
    try {
      switch (job.kind) {
        case 'transact':
          return await this.#transact(this.#parsed(job.raw, job.place.chainId), job.place, held, pauses)
        case 'pay':
          return await this.#pay(job, held, pauses)
        case 'call':
          return await this.#call(job.call, job.place, held, pauses)
        case 'estimate':
          return await this.#estimate(job.call, job.place, held, pauses)
        case 'trace':
          return await this.#trace(job, held, pauses)
      }
    } finally {
      held.state.rollBack()
    }
  }

  async #transact(tx: TypedTransaction, place: ChainPlace, held: Held, pauses: Pauses): Promise<EvmEnd> {
    const from = await validateTransaction(tx, held.state)
    const evm = await this.#evm(place, held.state, pauses)
    const calls = watchCalls(evm)
    const result = await this.#run(tx, place, evm)
    const { execResult, createdAddress, totalGasSpent, bloom } = result
    const succeeded = execResult.exceptionError === undefined
    const logs = succeeded ? (execResult.logs ?? []) : []
    const logBytes = logs.reduce((sum, [, , data]) => sum + data.length, 0)
    if (logs.length > MAX_LOGS || logBytes > MAX_LOG_BYTES)
      throw new Refused(
        `too many logs: a transaction may leave at most ${MAX_LOGS} logs with ${MAX_LOG_BYTES} bytes of data`,
      )
    const changes = packed(held.state.takeChanges())
    held.version = place.block.number
    const gasPrice = priceOf(tx)
    return {
      kind: 'executed',
      hash: bytesToHex(tx.hash()),
      raw: bytesToHex(tx.serialize()),
      from,
      to: (tx.to?.toString() as Hex | undefined) ?? null,
      input: bytesToHex(tx.data),
      value: tx.value,
      succeeded,
      deployed: succeeded && createdAddress ? (createdAddress.toString() as Hex) : null,
      logs: logsOf(logs),
      transfers: transfersIn(calls()),
      fields: fieldsOf(tx, from, gasPrice),
      gasUsed: Number(totalGasSpent),
      gasPrice,
      bloom: bytesToHex(bloom.bitvector),
      changes,
    }
  }

  async #pay({ place, key, to, wei }: Extract<EvmJob, { kind: 'pay' }>, held: Held, pauses: Pauses): Promise<EvmEnd> {
    const privateKey = hexToBytes(key)
    const treasury = createAddressFromPrivateKey(privateKey)
    const account = (await held.state.getAccount(treasury)) ?? new Account(0n, TREASURY)
    await held.state.putAccount(treasury, account)
    const unsigned = createLegacyTx(
      { nonce: account.nonce, gasPrice: BASE_FEE, gasLimit: 100_000, to: createAddressFromString(to), value: wei },
      { common: this.#common(place.chainId) },
    )
    return this.#transact(unsigned.sign(privateKey), place, held, pauses)
  }

  async #call(call: CallRequest, place: ChainPlace, held: Held, pauses: Pauses): Promise<EvmEnd> {
    const evm = await this.#evm(place, held.state, pauses)
    const caller = createAddressFromString(call.from)
    await assertBalance(caller, call, held.state)
    const { execResult } = await evm.runCall({
      block: this.#block(place),
      caller,
      origin: caller,
      gasPrice: BigInt(BASE_FEE),
      to: call.to === null ? undefined : createAddressFromString(call.to),
      data: hexToBytes(call.data),
      value: call.value,
      gasLimit: BigInt(call.gas),
    })
    const { exceptionError, returnValue } = execResult
    if (!exceptionError) return { kind: 'called', answer: bytesToHex(returnValue) }
    if (exceptionError.error === 'revert') return { kind: 'reverted', data: bytesToHex(returnValue) }
    return { kind: 'refused', message: exceptionError.error }
  }

  async #estimate(call: CallRequest, place: ChainPlace, held: Held, pauses: Pauses): Promise<EvmEnd> {
    const from = createAddressFromString(call.from)
    await assertBalance(from, call, held.state)
    /** The gas used when it runs with this limit; null when the limit is too low. */
    const attempt = async (gas: number): Promise<number | null> => {
      const sender = await held.state.getAccount(from)
      const tx = createLegacyTx(
        {
          nonce: sender?.nonce ?? 0n,
          gasPrice: BASE_FEE,
          gasLimit: gas,
          to: call.to === null ? undefined : createAddressFromString(call.to),
          data: hexToBytes(call.data),
          value: call.value,
        },
        { common: this.#common(place.chainId), freeze: false },
      )
      tx.getSenderAddress = () => from
      if (tx.getIntrinsicGas() > BigInt(gas)) return null
      const evm = await this.#evm(place, held.state, pauses)
      const { execResult, totalGasSpent } = await this.#run(tx, place, evm, true)
      held.state.rollBack()
      const { exceptionError, returnValue } = execResult
      if (exceptionError?.error === 'revert') throw new Reverted(bytesToHex(returnValue))
      return exceptionError ? null : Number(totalGasSpent)
    }
    try {
      const spent = await attempt(call.gas)
      if (spent === null) throw new Refused(`gas required exceeds allowance (${call.gas})`)
      // A call may need a higher limit than it uses: refunds come late, and calls hold back a part.
      let low = spent - 1
      let high = call.gas
      let middle = Math.min(high, Math.ceil(spent * 1.02) + 5000)
      while (low + 1 < high && (high - low) / high > 0.015) {
        const enough = await attempt(middle).catch((error) =>
          error instanceof Reverted ? null : Promise.reject(error),
        )
        if (enough === null) low = middle
        else high = middle
        middle = Math.floor((low + high) / 2)
      }
      return { kind: 'estimated', gas: high }
    } catch (error) {
      if (error instanceof Reverted) return { kind: 'reverted', data: error.data }
      throw error
    }
  }

  async #trace({ place, raw, wish }: Extract<EvmJob, { kind: 'trace' }>, held: Held, pauses: Pauses): Promise<EvmEnd> {
    const tx = this.#parsed(raw, place.chainId)
    const evm = await this.#evm(place, held.state, pauses)
    const finish = traceOf(evm, wish)
    const { execResult, totalGasSpent } = await this.#run(tx, place, evm)
    const json = finish({ tx, execResult, gasUsed: totalGasSpent })
    if (json === null)
      throw new Refused('This trace is too long. Ask for {"tracer": "callTracer"}, or for fewer steps by "limit".')
    return { kind: 'traced', json }
  }

  async #trial(trial: Trial, pauses: Pauses): Promise<EvmEnd> {
    const state = new WorldState(NO_STATE)
    await prepareTrial(state, trial)
    const evm = await this.#evm(EMPTY_PLACE, state, pauses)
    const blockAt = (seconds: number) => this.#block({ ...EMPTY_PLACE, block: trialBlock(seconds) })
    return { kind: 'tried', rounds: await runTrial(evm, state, trial, blockAt) }
  }

  async #construct(creation: Hex, pauses: Pauses): Promise<EvmEnd> {
    const state = new WorldState(NO_STATE)
    const evm = await this.#evm(EMPTY_PLACE, state, pauses)
    const { createdAddress, execResult } = await evm.runCall({
      caller: DEPLOYER,
      data: hexToBytes(creation),
      gasLimit: BigInt(GAS_LIMIT),
      block: this.#block(EMPTY_PLACE),
    })
    const { exceptionError, returnValue } = execResult
    if (exceptionError?.error === 'revert') return { kind: 'reverted', data: bytesToHex(returnValue) }
    if (exceptionError || !createdAddress)
      return { kind: 'refused', message: exceptionError?.error ?? 'nothing was deployed' }
    const address = createdAddress.toString() as Hex
    const { slots, accounts } = state.takeChanges()
    // A called account without balance and code is only touched.
    const others = [...accounts].filter(([each]) => each !== address && each !== DEPLOYER.toString())
    if (others.some(([, account]) => account && (account.codeHash !== null || account.balance > 0n)))
      return { kind: 'refused', message: 'it makes or pays another contract, which would not stand on the chain' }
    const code = await state.getCode(createdAddress)
    const storage = [...(slots.get(address) ?? [])].map(
      ([slot, value]) => [slot, bytesToHex(setLengthLeft(value, 32))] as const,
    )
    return {
      kind: 'constructed',
      code: bytesToHex(code),
      codeHash: bytesToHex(keccak_256(code)),
      storage: Object.fromEntries(storage),
    }
  }

  async #run(tx: TypedTransaction, place: ChainPlace, evm: EVM, isUnsigned = false) {
    const common = this.#common(place.chainId)
    const vm = await createVM({ common, evm, stateManager: evm.stateManager })
    return runTx(vm, { tx, block: this.#block(place), skipHardForkValidation: true, skipBalance: isUnsigned })
  }

  async #evm({ chainId, block }: ChainPlace, stateManager: WorldState, pauses: Pauses): Promise<EVM> {
    const common = this.#common(chainId)
    const evm = await createEVM({
      common,
      stateManager,
      blockchain: knownHashes(block),
      customPrecompiles: HEAVY_PRECOMPILES.map((number) => ({
        address: new Address(setLengthLeft(intToBytes(number), 20)),
      })),
    })
    // The listener for changes of the hard fork, which never happen, would keep the EVM and its state in memory forever.
    common.events.removeAllListeners('hardforkChanged')
    limitTransientStorage(evm)
    addPauses(evm, pauses)
    return evm
  }

  #block({ chainId, block: { number, timestamp, hashes } }: ChainPlace) {
    const header = {
      number,
      timestamp,
      gasLimit: GAS_LIMIT,
      baseFeePerGas: BASE_FEE,
      mixHash: hashes.length > 0 ? hexToBytes(hashes.at(-1)!) : new Uint8Array(32),
    }
    return createBlock({ header }, { common: this.#common(chainId), skipConsensusFormatValidation: true })
  }

  #common(chainId: number): Common {
    const known = this.#commons.get(chainId)
    if (known) return known
    const common = createCustomCommon({ chainId, name: 'orchard' }, Mainnet, { hardfork: Hardfork.Prague })
    this.#commons.set(chainId, common)
    return common
  }

  /** @throws Refused for anything other than a signed transaction of this chain */
  #parsed(raw: Hex, chainId: number): TypedTransaction {
    let tx: TypedTransaction
    try {
      tx = createTxFromRLP(hexToBytes(raw), { common: this.#common(chainId) })
    } catch (error) {
      const { message } = error as Error
      if (/chain ?id/i.test(message)) throw new Refused(`invalid chain id for signer: this chain is ${chainId}`)
      throw new Refused(`the transaction cannot be read: ${message.split(' (')[0]}`)
    }
    if (tx.type > 2) throw new Refused('transaction type not supported')
    if (!tx.isSigned() || !tx.verifySignature()) throw new Refused('invalid sender: the transaction is not signed')
    return tx
  }

  #state({ chain, version, state, isPast }: ChainPlace): Held | null {
    if (isPast) return { state: new WorldState(unpacked(state!)), version }
    if (state) this.#held.set(chain, { state: new WorldState(unpacked(state)), version })
    const held = this.#held.get(chain)
    if (held?.version === version) return held
    this.#held.delete(chain)
    return null
  }
}

/**
 * Each change stays in memory until the transaction ends, and costs little gas: the maximum gas would pay for 160,000 changes.
 */
function limitTransientStorage(evm: EVM): void {
  const storage = evm.transientStorage
  const put = storage.put.bind(storage)
  let left = MAX_TRANSIENT_CHANGES
  storage.put = (...change) => {
    if (left-- <= 0) throw new StateFull(`Transient storage changes at most ${MAX_TRANSIENT_CHANGES} times.`)
    put(...change)
  }
}

/** Thrown when a call ended in a revert. */
class Reverted extends Error {
  readonly data: Hex

  constructor(data: Hex) {
    super('execution reverted')
    this.data = data
  }
}

/** Provides hashes of blocks to contracts. */
function knownHashes({ number, hashes }: ChainPlace['block']): EVMMockBlockchainInterface {
  const known = new Map(hashes.map((hash, index) => [number - hashes.length + index, hash]))
  const blockchain: EVMMockBlockchainInterface = {
    getBlock: async (wanted: number) => {
      const hash = known.get(wanted)
      return { hash: () => (hash ? hexToBytes(hash) : new Uint8Array(32)) }
    },
    putBlock: async () => {},
    shallowCopy: () => blockchain,
  }
  return blockchain
}

const NO_STATE: StateParts = { accounts: new Map(), codes: new Map(), slots: new Map() }
const EMPTY_PLACE: ChainPlace = {
  chain: '',
  version: 0,
  chainId: 1,
  block: { number: 1, timestamp: 1, hashes: [] },
}

/**
 * @returns the signer of the transaction
 * @throws Refused with the usual messages of Ethereum nodes
 */
async function validateTransaction(tx: TypedTransaction, state: WorldState): Promise<Hex> {
  const from = tx.getSenderAddress()
  const { nonce, balance } = (await state.getAccount(from)) ?? new Account()
  if (tx.nonce < nonce) throw new Refused(`nonce too low: next nonce ${nonce}, tx nonce ${tx.nonce}`)
  if (tx.nonce > nonce) throw new Refused(`nonce too high: next nonce ${nonce}, tx nonce ${tx.nonce}`)
  if (tx.gasLimit > BigInt(GAS_LIMIT)) throw new Refused(`exceeds block gas limit (${GAS_LIMIT})`)
  if (tx.gasLimit < tx.getIntrinsicGas())
    throw new Refused(`intrinsic gas too low: have ${tx.gasLimit}, want ${tx.getIntrinsicGas()}`)
  if (highestPrice(tx) < BigInt(BASE_FEE))
    throw new Refused(`max fee per gas less than block base fee: ${highestPrice(tx)}, baseFee: ${BASE_FEE}`)
  const cost = tx.gasLimit * highestPrice(tx) + tx.value
  if (balance < cost) throw new Refused(`insufficient funds for gas * price + value: have ${balance} want ${cost}`)
  return from.toString() as Hex
}

/** @throws Refused when the caller's balance is lower than the value */
async function assertBalance(from: Address, { value }: CallRequest, state: WorldState): Promise<void> {
  const balance = (await state.getAccount(from))?.balance ?? 0n
  if (balance < value) throw new Refused(`insufficient funds for transfer: have ${balance} want ${value}`)
}

/** Maximum price in wei per unit of gas that the sender accepts. */
function highestPrice(tx: TypedTransaction): bigint {
  return 'maxFeePerGas' in tx ? tx.maxFeePerGas : tx.gasPrice
}

/** Price in wei per unit of gas that the sender pays. */
function priceOf(tx: TypedTransaction): bigint {
  if (!('maxFeePerGas' in tx)) return tx.gasPrice
  const tip = tx.maxFeePerGas - BigInt(BASE_FEE)
  return BigInt(BASE_FEE) + (tip < tx.maxPriorityFeePerGas ? tip : tx.maxPriorityFeePerGas)
}

function fieldsOf(tx: TypedTransaction, from: Hex, gasPrice: bigint): Record<string, unknown> {
  const { data, gasLimit, ...json } = tx.toJSON()
  return {
    accessList: undefined,
    ...json,
    type: hex(tx.type),
    hash: bytesToHex(tx.hash()),
    from,
    to: tx.to?.toString() ?? null,
    gas: gasLimit,
    input: data,
    gasPrice: hex(gasPrice),
    chainId: hex(tx.common.chainId()),
    ...(tx.type > 0 && { yParity: json.v }),
  }
}
