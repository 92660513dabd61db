import { Store } from '@fruit/look/store.ts'
import type { Hex } from 'viem'
import { CODES, ProviderError } from './eip1193.ts'

/** What a page wants the holder of a key to agree to. */
export type Wish =
  | { readonly kind: 'connect' }
  | {
      readonly kind: 'transaction'
      readonly from: string
      /** Null: a contract is put on the chain. */
      readonly to: string | null
      /** In wei. */
      readonly value: bigint
      /** The most that it can cost besides, in wei. */
      readonly fee: bigint
      readonly data: Hex
      readonly nonce: number
    }
  | { readonly kind: 'message'; readonly from: string; readonly text: string }

/** A wish that waits for an answer. */
export interface Ask {
  readonly id: number
  readonly wish: Wish
  agree(): void
  refuse(): void
}

/** More wishes than this at a time are refused: a page's script could make any number. */
const MOST_WAITING = 5

/** Wishes that wait for the player's answer, oldest first. */
export class PracticeAsks extends Store<readonly Ask[]> {
  #lastId = 0

  constructor() {
    super([])
  }

  /**
   * Waits until the player has agreed.
   *
   * @throws ProviderError 4001 when they refuse, -32002 when too many wishes wait
   */
  ask(wish: Wish): Promise<void> {
    if (this.state.length >= MOST_WAITING)
      return Promise.reject(new ProviderError(CODES.alreadyAsked, 'The wallet is asking already.'))
    return new Promise((resolve, reject) => {
      this.#lastId += 1
      const id = this.#lastId
      const settle = (outcome: () => void) => () => {
        this.set(this.state.filter((other) => other.id !== id))
        outcome()
      }
      const refuse = () => reject(new ProviderError(CODES.refused, 'The holder of the wallet refused.'))
      this.set([...this.state, { id, wish, agree: settle(resolve), refuse: settle(refuse) }])
    })
  }

  /** Nobody is there to answer any more. */
  refuseAll(): void {
    for (const ask of this.state) ask.refuse()
  }
}
