import { Store } from '@fruit/look/store.ts'
import type { Abi } from 'viem'
import { SAMPLE } from './sample.ts'

/** Key in the browser's storage; the value is JSON. */
const STORAGE_KEY = 'web3Sandbox'
/** Maximum number of contracts; new ones replace the oldest. */
const MAX_CONTRACTS = 8
/** Maximum length of the source, in characters: far beyond the size of a deployable contract. */
const MAX_SOURCE_LENGTH = 200_000

/** A contract that was deployed from here. */
export interface DeployedContract {
  readonly name: string
  readonly address: `0x${string}`
  readonly abi: Abi
}

export interface SandboxState {
  readonly source: string
  /** The newest first. */
  readonly contracts: readonly DeployedContract[]
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/** Code and deployed contracts of the sandbox, stored in this browser. */
export class SandboxStore extends Store<SandboxState> {
  readonly #storage: Storage

  constructor(storage: Storage) {
    super(parseState(storage.getItem(STORAGE_KEY)))
    this.#storage = storage
  }

  write(source: string): void {
    this.#keep({ ...this.state, source })
  }

  add(contract: DeployedContract): void {
    this.#keep({ ...this.state, contracts: [contract, ...this.state.contracts].slice(0, MAX_CONTRACTS) })
  }

  forget(address: string): void {
    this.#keep({ ...this.state, contracts: this.state.contracts.filter((one) => one.address !== address) })
  }

  #keep(kept: SandboxState): void {
    this.set(kept)
    try {
      this.#storage.setItem(STORAGE_KEY, JSON.stringify(kept))
    } catch {
      // The browser's storage is full: the page works without it.
    }
  }
}

function parseState(text: string | null): SandboxState {
  try {
    const { source, contracts } = JSON.parse(text ?? '') as Partial<SandboxState>
    return {
      source: typeof source === 'string' && source.length <= MAX_SOURCE_LENGTH ? source : SAMPLE,
      contracts: Array.isArray(contracts) ? contracts.filter(isDeployed).slice(0, MAX_CONTRACTS) : [],
    }
  } catch {
    return { source: SAMPLE, contracts: [] }
  }
}

function isDeployed(value: unknown): value is DeployedContract {
  const { name, address, abi } = (value ?? {}) as Partial<Record<keyof DeployedContract, unknown>>
  return typeof name === 'string' && /^0x[0-9a-f]{40}$/i.test(String(address)) && Array.isArray(abi)
}
