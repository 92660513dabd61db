/** A page of others that the shop leads to. */
interface PageElsewhere {
  readonly to: string
  /** What its link says; a page without one is linked from nowhere any more. */
  readonly text?: 'DONATE_CODE' | 'DONATE_BOOK' | 'DONATE_SHIRT' | 'DONATE_SHIRT_DE' | 'DONATE_STICKERS'
}

export type PagesElsewhere = readonly PageElsewhere[]

/**
 * Where money that is not spent on juice does good. The shop leads there by its redirect, which lets nobody out to any other
 * address. Ways to give coins are off the page until the accountant knows how to book them.
 */
export const PAGES_ELSEWHERE: PagesElsewhere = [
  { text: 'DONATE_CODE', to: 'https://github.com/juice-shop/juice-shop' },
  { text: 'DONATE_BOOK', to: 'http://leanpub.com/juice-shop' },
  { text: 'DONATE_SHIRT', to: 'http://shop.spreadshirt.com/juiceshop' },
  { text: 'DONATE_SHIRT_DE', to: 'http://shop.spreadshirt.de/juiceshop' },
  { text: 'DONATE_STICKERS', to: 'https://www.stickeryou.com/products/owasp-juice-shop/794' },
  { to: 'https://blockchain.info/address/1AbKfgvw9psQ41NbLi8kufDQTezwG8DRZm' },
  { to: 'https://explorer.dash.org/address/Xr556RzuwX6hg5EGpkybbv5RanJoZN17kW' },
  { to: 'https://etherscan.io/address/0x0f933ab9fcaaa782d0279c300d73750e1311eae6' },
]
