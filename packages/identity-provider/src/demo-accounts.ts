/** A person with an account at the provider. */
export interface Person {
  /** The provider's own id, which never changes and contains no information. */
  readonly id: string
  readonly name: string
  readonly email: string
  readonly password: string
}

/**
 * All accounts: fictional people at domains that cannot exist (RFC 2606). Their passwords are printed on the sign-in
 * page, so they are stored in plain text.
 */
export const DEMO_ACCOUNTS: readonly Person[] = [
  { id: '204871', name: 'Quilla Marsh', email: 'quilla@graftmail.test', password: 'three green walnuts' },
  { id: '318460', name: 'Tobin Ferrow', email: 'tobin.ferrow@graftmail.test', password: 'ladder in the long grass' },
  { id: '457119', name: 'Odalys Pruner', email: 'odalys@hedgerow.test', password: 'wasps know first' },
  { id: '592036', name: 'Imre Sapling', email: 'imre.sapling@hedgerow.test', password: 'late frost early cider' },
  { id: '760254', name: 'Wen Orchardson', email: 'wen@nine-baskets.test', password: 'nine baskets and a cat' },
]
