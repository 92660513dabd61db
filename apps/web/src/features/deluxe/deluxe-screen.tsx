import { buttonClass } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useDeluxeOffer } from '../../lib/deluxe-offer.ts'
import { errorText } from '../../lib/error-text.ts'
import { amountText } from '../../lib/price.ts'
import { useConfiguration } from '../../lib/services.ts'
import { DeluxePicture } from './deluxe-picture.tsx'
import styles from './deluxe-screen.module.css'

const BENEFITS = [
  { icon: 'coupon', title: 'DELUXE_DEALS', text: 'DELUXE_DEALS_TEXT' },
  { icon: 'rocket', title: 'DELUXE_DELIVERY', text: 'DELUXE_DELIVERY_TEXT' },
  { icon: 'basket', title: 'DELUXE_UNLIMITED', text: 'DELUXE_UNLIMITED_TEXT' },
] as const

/** Benefits of the deluxe membership, and the offer. */
export function DeluxeScreen() {
  const { t } = useTranslation()
  const { name } = useConfiguration().application
  return (
    <div className={styles.screen}>
      <section className={styles.pitch}>
        <div className={styles.words}>
          <h1 className="heading">{t('TITLE_DELUXE')}</h1>
          <p className={styles.lead}>{t('DELUXE_PITCH', { name })}</p>
          <Offer />
        </div>
        <DeluxePicture />
      </section>
      <ul className={styles.benefits}>
        {BENEFITS.map(({ icon, title, text }) => (
          <li key={title} className={styles.benefit}>
            <span className={styles.seal}>
              <Icon name={icon} />
            </span>
            <h2>{t(title)}</h2>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The price and a link to the payment, or the reason why the visitor cannot become a member. */
function Offer() {
  const { t, i18n } = useTranslation()
  const offer = useDeluxeOffer()
  if (offer.isPending) return <p role="status">{t('LOADING')}</p>
  if (offer.data === undefined)
    return (
      <p className={`${styles.banner} error`} role="alert">
        {errorText(offer.error, t)}
      </p>
    )
  return (
    <>
      <p className={styles.cost}>
        <span className={styles.amount}>{amountText(offer.data, i18n.language)}</span> {t('DELUXE_ONCE')}
      </p>
      <Link to="/payment/deluxe" className={buttonClass('primary')}>
        <Icon name="star" size={20} />
        {t('BECOME_MEMBER')}
      </Link>
    </>
  )
}
