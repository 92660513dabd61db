/** An external page that the shop links to. */
interface ExternalLink {
  readonly to: string
  /** Key of the link text; pages without one are no longer linked. */
  readonly text?: 'DONATE_CODE' | 'DONATE_BOOK' | 'DONATE_SHIRT' | 'DONATE_SHIRT_DE' | 'DONATE_STICKERS'
}

export type ExternalLinks = readonly ExternalLink[]

/**
 * Donation pages. The shop's redirect leads there and rejects all other addresses. Cryptocurrency pages are not linked
 * until the accountant knows how to book them.
 */
export const EXTERNAL_LINKS: ExternalLinks = [
  { text: 'DONATE_CODE', to: 'https://github.com/juice-shop/juice-shop' },
  { text: 'DONATE_BOOK', to: 'http://leanpub.com/juice-shop' },
  { text: 'DONATE_SHIRT', to: 'http://shop.spreadshirt.com/juiceshop' },
  { text: 'DONATE_SHIRT_DE', to: 'http://shop.spreadshirt.de/juiceshop' },
  { text: 'DONATE_STICKERS', to: 'https://www.stickeryou.com/products/owasp-juice-shop/794' },
  { to: 'https://blockchain.info/address/1AbKfgvw9psQ41NbLi8kufDQTezwG8DRZm' },
  { to: 'https://explorer.dash.org/address/Xr556RzuwX6hg5EGpkybbv5RanJoZN17kW' },
  { to: 'https://etherscan.io/address/0x0f933ab9fcaaa782d0279c300d73750e1311eae6' },
]
