import type { PaymentCard } from '@fruit/contracts/calls/cards'
import { useTranslation } from 'react-i18next'
import styles from './card-text.module.css'
import { expiryText, lastDigits } from './cards.ts'

/** A saved card as text: its last four digits, its holder and its expiry date. */
export function CardText({ card }: { readonly card: PaymentCard }) {
  const { t } = useTranslation()
  return (
    <span className={styles.card}>
      <strong>{t('CARD_ENDING', { digits: lastDigits(card.cardNum) })}</strong>
      <span className={styles.details}>
        {card.fullName} · {t('CARD_EXPIRES', { expiry: expiryText(card) })}
      </span>
    </span>
  )
}
