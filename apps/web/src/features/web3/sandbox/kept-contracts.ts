import { Store } from '@fruit/look/store.ts'
import type { Abi } from 'viem'
import { SAMPLE } from './sample.ts'

/** Key in the browser's storage; the value is JSON. */
const PLACE = 'web3Sandbox'
/** Maximum number of contracts; new ones replace the oldest. */
const MOST = 8
/** Maximum length of the source, in characters: far beyond the size of a deployable contract. */
const MOST_CHARACTERS = 200_000

/** A contract that was deployed from here. */
export interface DeployedContract {
  readonly name: string
  readonly address: `0x${string}`
  readonly abi: Abi
}

export interface Kept {
  readonly source: string
  /** The newest first. */
  readonly contracts: readonly DeployedContract[]
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/** Code and deployed contracts of the sandbox, stored in this browser. */
export class KeptContracts extends Store<Kept> {
  readonly #storage: Storage

  constructor(storage: Storage) {
    super(readKept(storage.getItem(PLACE)))
    this.#storage = storage
  }

  write(source: string): void {
    this.#keep({ ...this.state, source })
  }

  add(contract: DeployedContract): void {
    this.#keep({ ...this.state, contracts: [contract, ...this.state.contracts].slice(0, MOST) })
  }

  forget(address: string): void {
    this.#keep({ ...this.state, contracts: this.state.contracts.filter((one) => one.address !== address) })
  }

  #keep(kept: Kept): void {
    this.set(kept)
    try {
      this.#storage.setItem(PLACE, JSON.stringify(kept))
    } catch {
      // The browser's storage is full: the page works without it.
    }
  }
}

function readKept(text: string | null): Kept {
  try {
    const { source, contracts } = JSON.parse(text ?? '') as Partial<Kept>
    return {
      source: typeof source === 'string' && source.length <= MOST_CHARACTERS ? source : SAMPLE,
      contracts: Array.isArray(contracts) ? contracts.filter(isDeployed).slice(0, MOST) : [],
    }
  } catch {
    return { source: SAMPLE, contracts: [] }
  }
}

function isDeployed(value: unknown): value is DeployedContract {
  const { name, address, abi } = (value ?? {}) as Partial<Record<keyof DeployedContract, unknown>>
  return typeof name === 'string' && /^0x[0-9a-f]{40}$/i.test(String(address)) && Array.isArray(abi)
}
