import { Store } from '@fruit/look/store.ts'
import type { Hex } from 'viem'
import { CODES, ProviderError } from './eip1193.ts'

/** A request that the player has to confirm. */
export type Wish =
  | { readonly kind: 'connect' }
  | {
      readonly kind: 'transaction'
      readonly from: string
      /** Null: a contract is deployed. */
      readonly to: string | null
      /** In wei. */
      readonly value: bigint
      /** Maximum fee, in wei. */
      readonly fee: bigint
      readonly data: Hex
      readonly nonce: number
    }
  | { readonly kind: 'message'; readonly from: string; readonly text: string }

/** A request that waits for the player's decision. */
export interface Ask {
  readonly id: number
  readonly wish: Wish
  agree(): void
  refuse(): void
}

/** Maximum number of pending requests; more are rejected, because a script of the page could send any number. */
const MOST_WAITING = 5

/** Requests that wait for the player's decision, oldest first. */
export class PracticeAsks extends Store<readonly Ask[]> {
  #lastId = 0

  constructor() {
    super([])
  }

  /**
   * Waits until the player has confirmed.
   *
   * @throws ProviderError 4001 if the player rejects the request, -32002 if too many requests are pending
   */
  ask(wish: Wish): Promise<void> {
    if (this.state.length >= MOST_WAITING)
      return Promise.reject(new ProviderError(CODES.alreadyAsked, 'The wallet has too many pending requests.'))
    return new Promise((resolve, reject) => {
      this.#lastId += 1
      const id = this.#lastId
      const settle = (outcome: () => void) => () => {
        this.set(this.state.filter((other) => other.id !== id))
        outcome()
      }
      const refuse = () => reject(new ProviderError(CODES.refused, 'The user rejected the request.'))
      this.set([...this.state, { id, wish, agree: settle(resolve), refuse: settle(refuse) }])
    })
  }

  /** Rejects all pending requests, because their screen closes. */
  refuseAll(): void {
    for (const ask of this.state) ask.refuse()
  }
}
