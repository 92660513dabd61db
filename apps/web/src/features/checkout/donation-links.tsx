import { useTranslation } from 'react-i18next'
import { useServices } from '../../lib/services.ts'
import styles from './donation-links.module.css'

/** Where money that is not spent on juice does good. The shop lets nobody out to any other address. */
const PLACES = [
  { text: 'DONATE_CODE', to: 'https://github.com/juice-shop/juice-shop' },
  { text: 'DONATE_BOOK', to: 'http://leanpub.com/juice-shop' },
  { text: 'DONATE_SHIRT', to: 'http://shop.spreadshirt.com/juiceshop' },
  { text: 'DONATE_SHIRT_DE', to: 'http://shop.spreadshirt.de/juiceshop' },
  { text: 'DONATE_STICKERS', to: 'https://www.stickeryou.com/products/owasp-juice-shop/794' },
] as const

/** Ways to give coins. They were taken off the page until the accountant knows how to book them. */
const COINS = [
  { retired: true, text: 'DONATE_CODE', to: 'https://blockchain.info/address/1AbKfgvw9psQ41NbLi8kufDQTezwG8DRZm' },
  { retired: true, text: 'DONATE_CODE', to: 'https://explorer.dash.org/address/Xr556RzuwX6hg5EGpkybbv5RanJoZN17kW' },
  { retired: true, text: 'DONATE_CODE', to: 'https://etherscan.io/address/0x0f933ab9fcaaa782d0279c300d73750e1311eae6' },
] as const

/** Ways to give to the windfall fund instead, on pages of others that the shop leads to. */
export function DonationLinks() {
  const { t } = useTranslation()
  const { base } = useServices()
  return (
    <>
      <p className={styles.about}>{t('DONATE_ABOUT')}</p>
      <ul className={styles.list}>
        {[...PLACES, ...COINS.filter(({ retired }) => !retired)].map(({ text, to }) => (
          <li key={to}>
            <a href={`${base}redirect?${new URLSearchParams({ to })}`} target="_blank" rel="noopener noreferrer">
              {t(text)}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
