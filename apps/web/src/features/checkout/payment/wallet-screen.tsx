import { SubmitButton } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { TextField } from '@fruit/look/text-field.tsx'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { amountText } from '../../../lib/price.ts'
import { useServices } from '../../../lib/services.ts'
import { Drawing } from '../../../ui/drawing.tsx'
import { LoadState } from '../../../ui/load-failure.tsx'
import { CheckoutScreen } from '../order/checkout-screen.tsx'
import { CHARGE_RANGE, isChargeAmount, useWalletBalance } from './wallet.ts'
import styles from './wallet-screen.module.css'

/** The balance of the wallet and a form to add money, with a link to the wallet on the chain. */
export function WalletScreen() {
  const { t, i18n } = useTranslation()
  const balance = useWalletBalance()
  return (
    <CheckoutScreen title={t('TITLE_WALLET')}>
      <LoadState query={balance} failure={t('WALLET_FAILED')} />
      {balance.data !== undefined && (
        <div className={styles.columns}>
          <section className={styles.balance} aria-labelledby="balance-label">
            <h2 id="balance-label">{t('WALLET_BALANCE')}</h2>
            <p id="balance" className={styles.amount}>
              {amountText(balance.data, i18n.language)}
            </p>
            <p>{t('WALLET_HINT')}</p>
            <Link to="/wallet-web3">{t('WALLET_WEB3')}</Link>
            {balance.data === 0 && <Drawing name="empty-wallet" className={styles.picture} />}
          </section>
          <ChargeForm />
        </div>
      )}
    </CheckoutScreen>
  )
}

/** Form for the amount to be added; the payment option is chosen on the next screen. */
function ChargeForm() {
  const { t, i18n } = useTranslation()
  const { session } = useServices()
  const navigate = useNavigate()
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { amount: String(session.checkout.walletTotal ?? '') },
  })
  return (
    <form
      className={styles.charge}
      noValidate
      aria-labelledby="charge-label"
      onSubmit={handleSubmit(({ amount }) => {
        session.checkout.walletTotal = Number(amount)
        return navigate('/payment/wallet')
      })}
    >
      <h2 id="charge-label">{t('CHARGE_WALLET')}</h2>
      <TextField
        id="chargeAmount"
        label={t('AMOUNT')}
        inputMode="decimal"
        autoComplete="off"
        hint={t('AMOUNT_HINT', {
          min: amountText(CHARGE_RANGE.min, i18n.language),
          max: amountText(CHARGE_RANGE.max, i18n.language),
        })}
        error={formState.errors.amount?.message}
        {...register('amount', {
          setValueAs: (text: string) => text.trim(),
          required: t('MANDATORY_AMOUNT'),
          validate: (text) => isChargeAmount(text) || t('AMOUNT_LIMIT'),
        })}
      />
      <SubmitButton id="submitButton" disabled={!formState.isValid}>
        {t('CONTINUE')}
        <Icon name="forward" size={20} />
      </SubmitButton>
    </form>
  )
}
