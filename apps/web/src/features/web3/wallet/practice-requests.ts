import { Store } from '@fruit/look/store.ts'
import type { Hex } from 'viem'
import { CODES, ProviderError } from './eip1193.ts'

/** A request that the player has to confirm. */
export type PracticeRequest =
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
export interface PendingRequest {
  readonly id: number
  readonly request: PracticeRequest
  agree(): void
  refuse(): void
}

/** Maximum number of pending requests; more are rejected, because a script of the page could send any number. */
const MAX_PENDING = 5

/** Requests that wait for the player's decision, oldest first. */
export class PracticeRequests extends Store<readonly PendingRequest[]> {
  #lastId = 0

  constructor() {
    super([])
  }

  /**
   * Waits until the player has confirmed.
   *
   * @throws ProviderError 4001 if the player rejects the request, -32002 if too many requests are pending
   */
  ask(wish: PracticeRequest): Promise<void> {
    if (this.state.length >= MAX_PENDING)
      return Promise.reject(new ProviderError(CODES.alreadyAsked, 'The wallet has too many pending requests.'))
    return new Promise((resolve, reject) => {
      this.#lastId += 1
      const id = this.#lastId
      const settle = (outcome: () => void) => () => {
        this.set(this.state.filter((other) => other.id !== id))
        outcome()
      }
      const refuse = () => reject(new ProviderError(CODES.refused, 'The user rejected the request.'))
      this.set([...this.state, { id, request: wish, agree: settle(resolve), refuse: settle(refuse) }])
    })
  }

  /** Rejects all pending requests, because their screen closes. */
  refuseAll(): void {
    for (const ask of this.state) ask.refuse()
  }
}
