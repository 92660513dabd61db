import { Icon } from '@fruit/look/icon.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './checkout-steps.module.css'

/** The steps of the checkout in order. */
const STEPS = [
  { step: 'address', text: 'STEP_ADDRESS', to: '/address/select' },
  { step: 'delivery', text: 'STEP_DELIVERY', to: '/delivery-method' },
  { step: 'payment', text: 'STEP_PAYMENT', to: '/payment/shop' },
  { step: 'review', text: 'STEP_REVIEW', to: '/order-summary' },
] as const

/** Progress of the checkout. Completed steps link to their screens. */
export function CheckoutSteps({ current }: { readonly current: (typeof STEPS)[number]['step'] }) {
  const { t } = useTranslation()
  const here = STEPS.findIndex(({ step }) => step === current)
  return (
    <nav aria-label={t('CHECKOUT_STEPS')}>
      <ol className={styles.steps}>
        {STEPS.map(({ step, text, to }, index) => (
          <li key={step} className={styles.step} data-reached={index <= here ? '' : undefined}>
            {index < here ? (
              <Link to={to} className={styles.place}>
                <span className={styles.mark}>
                  <Icon name="check" size={20} />
                </span>
                <span className={styles.name}>{t(text)}</span>
              </Link>
            ) : (
              <span className={styles.place} aria-current={index === here ? 'step' : undefined}>
                <span className={styles.mark}>{index + 1}</span>
                <span className={styles.name}>{t(text)}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
