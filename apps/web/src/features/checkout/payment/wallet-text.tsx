import { useTranslation } from 'react-i18next'
import { amountText } from '../../../lib/price.ts'
import styles from './wallet-text.module.css'

/** The balance of the wallet, and a note if it is too low. */
export function WalletText({ balance, pays }: { readonly balance: number; readonly pays: boolean }) {
  const { t, i18n } = useTranslation()
  return (
    <span className={styles.wallet}>
      <strong>{t('PAY_FROM_WALLET')}</strong>
      <span className={styles.balance}>{t('BALANCE_OF', { amount: amountText(balance, i18n.language) })}</span>
      {!pays && <span className={styles.tooLittle}>{t('INSUFFICIENT_WALLET_BALANCE')}</span>}
    </span>
  )
}
