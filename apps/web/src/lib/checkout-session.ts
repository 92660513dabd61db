/** Where the values are kept: `sessionStorage`, so that each tab has an order of its own on the way. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const NAMES = [
  'itemTotal',
  'walletTotal',
  'addressId',
  'deliveryMethodId',
  'paymentId',
  'couponDetails',
  'couponDiscount',
] as const

/** Stands in `paymentId` where others have the id of a card. */
export const WALLET = 'wallet'

/**
 * What is decided so far on the way to an order, under the names of the interface. A value that was not decided yet is
 * null, and null forgets it. Nothing is remembered beside the store: the player may change it at any time.
 */
export class CheckoutSession {
  readonly #storage: TabStorage

  constructor(storage: TabStorage) {
    this.#storage = storage
  }

  /** What the products in the basket come to, before discount and delivery. */
  get itemTotal(): number | null {
    return this.#number('itemTotal')
  }
  set itemTotal(amount: number | null) {
    this.#set('itemTotal', amount)
  }

  /** What the wallet is going to be charged with. */
  get walletTotal(): number | null {
    return this.#number('walletTotal')
  }
  set walletTotal(amount: number | null) {
    this.#set('walletTotal', amount)
  }

  get addressId(): string | null {
    return this.#storage.getItem('addressId')
  }
  set addressId(id: string | null) {
    this.#set('addressId', id)
  }

  get deliveryMethodId(): string | null {
    return this.#storage.getItem('deliveryMethodId')
  }
  set deliveryMethodId(id: string | null) {
    this.#set('deliveryMethodId', id)
  }

  /** Id of a card, or `WALLET`. */
  get paymentId(): string | null {
    return this.#storage.getItem('paymentId')
  }
  set paymentId(id: string | null) {
    this.#set('paymentId', id)
  }

  /** Campaign coupon with its date, in base64: `couponData` of the checkout as it stands. */
  get couponDetails(): string | null {
    return this.#storage.getItem('couponDetails')
  }
  set couponDetails(details: string | null) {
    this.#set('couponDetails', details)
  }

  /** What the coupon takes off the products, in percent; 0 without one. */
  get couponDiscount(): number {
    return this.#number('couponDiscount') ?? 0
  }
  set couponDiscount(percent: number) {
    this.#set('couponDiscount', percent === 0 ? null : percent)
  }

  /** Forgets everything: the order is placed, or somebody else sits down here. */
  clear(): void {
    for (const name of NAMES) this.#storage.removeItem(name)
  }

  #number(name: (typeof NAMES)[number]): number | null {
    const text = this.#storage.getItem(name)
    return text === null || text.trim() === '' || !Number.isFinite(Number(text)) ? null : Number(text)
  }

  #set(name: (typeof NAMES)[number], value: string | number | null): void {
    if (value === null) this.#storage.removeItem(name)
    else this.#storage.setItem(name, String(value))
  }
}
