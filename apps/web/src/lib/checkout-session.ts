/** Store of the values: `sessionStorage`, so that each tab has its own order in progress. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const STORAGE_KEYS = [
  'itemTotal',
  'walletTotal',
  'addressId',
  'deliveryMethodId',
  'paymentId',
  'couponDetails',
  'couponDiscount',
] as const

/** Value of `paymentId` for payment from the wallet, in place of a card id. */
export const WALLET = 'wallet'

/**
 * Choices made so far during checkout, stored under the names of the interface. A missing value is null, and setting
 * null removes it. Values are not cached: the player may change the store at any time.
 */
export class CheckoutSession {
  readonly #storage: TabStorage

  constructor(storage: TabStorage) {
    this.#storage = storage
  }

  /** Sum of the products in the basket, before discount and delivery. */
  get itemTotal(): number | null {
    return this.#number('itemTotal')
  }
  set itemTotal(amount: number | null) {
    this.#set('itemTotal', amount)
  }

  /** Amount that will be added to the wallet. */
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

  /** Campaign coupon with its date, in base64: sent unchanged as `couponData` of the checkout. */
  get couponDetails(): string | null {
    return this.#storage.getItem('couponDetails')
  }
  set couponDetails(details: string | null) {
    this.#set('couponDetails', details)
  }

  /** Coupon discount on the products, in percent; 0 without a coupon. */
  get couponDiscount(): number {
    return this.#number('couponDiscount') ?? 0
  }
  set couponDiscount(percent: number) {
    this.#set('couponDiscount', percent === 0 ? null : percent)
  }

  /** Removes all values, after the order is placed or when the customer changes. */
  clear(): void {
    for (const name of STORAGE_KEYS) this.#storage.removeItem(name)
  }

  #number(name: (typeof STORAGE_KEYS)[number]): number | null {
    const text = this.#storage.getItem(name)
    return text === null || text.trim() === '' || !Number.isFinite(Number(text)) ? null : Number(text)
  }

  #set(name: (typeof STORAGE_KEYS)[number], value: string | number | null): void {
    if (value === null) this.#storage.removeItem(name)
    else this.#storage.setItem(name, String(value))
  }
}
