import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { WALLET } from '../../lib/checkout-session.ts'
import { amountText } from '../../lib/price.ts'
import { useServices } from '../../lib/services.ts'
import { Button } from '../../ui/button.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { RadioCard } from '../../ui/radio-card.tsx'
import { CardForm } from './card-form.tsx'
import { CardText } from './card-text.tsx'
import { useCards } from './cards.ts'
import { CheckoutActions } from './checkout-screen.tsx'
import styles from './payment-choice.module.css'
import { type PaymentPurpose, usePay } from './payments.ts'
import { useWalletBalance } from './wallet.ts'

interface PaymentChoiceProps {
  readonly purpose: PaymentPurpose
  /** What is to be paid; null: not known yet. */
  readonly amount: number | null
}

/** Lets the customer pick a card, add one, or pay from the wallet, and goes on with that. */
export function PaymentChoice({ purpose, amount }: PaymentChoiceProps) {
  const { t } = useTranslation()
  const { session } = useServices()
  const navigate = useNavigate()
  const cards = useCards()
  const pay = usePay(purpose)
  const [picked, setPicked] = useState(purpose === 'shop' ? session.checkout.paymentId : null)
  const [adding, setAdding] = useState<boolean | null>(null)
  const wallet = useWallet(purpose, amount)
  // Cards that are gone, and a wallet that holds too little, count no more.
  const payment =
    (picked === WALLET && wallet.pays) || cards.data?.some(({ id }) => String(id) === picked) ? picked : null

  return (
    <div className={styles.choice}>
      {cards.isPending && <p role="status">{t('LOADING')}</p>}
      {cards.isError && !cards.data && (
        <LoadFailure title={t('CARDS_FAILED')} error={cards.error} onRetry={() => cards.refetch()} />
      )}
      {cards.data && (
        <>
          {cards.data.length > 0 || wallet.isOffered ? (
            <fieldset className={styles.list} aria-label={t('PAYMENT_METHODS')}>
              {cards.data.map((card) => (
                <RadioCard
                  key={card.id}
                  name="payment"
                  value={String(card.id)}
                  checked={payment === String(card.id)}
                  onChoose={() => setPicked(String(card.id))}
                >
                  <CardText card={card} />
                </RadioCard>
              ))}
              {wallet.isOffered && (
                <WalletCard
                  balance={wallet.balance}
                  pays={wallet.pays}
                  checked={payment === WALLET}
                  onChoose={() => setPicked(WALLET)}
                />
              )}
            </fieldset>
          ) : (
            <p>{t('NO_CARDS_TO_PAY')}</p>
          )}
          <Fold icon="plus" title={t('ADD_NEW_CARD')} open={adding ?? cards.data.length === 0} onToggle={setAdding}>
            <CardForm
              onSaved={(id) => {
                setPicked(String(id))
                setAdding(false)
              }}
            />
          </Fold>
        </>
      )}
      <CheckoutActions>
        <Button onClick={() => navigate(-1)}>{t('BACK')}</Button>
        <Button
          look="primary"
          className="nextButton"
          disabled={payment === null || pay.isPending}
          aria-busy={pay.isPending}
          onClick={() => payment !== null && pay.mutate(payment)}
        >
          {t(purpose === 'shop' ? 'CONTINUE' : 'PAY_NOW')}
          <Icon name="forward" size={20} />
        </Button>
      </CheckoutActions>
    </div>
  )
}

/** Whether the wallet is a way to pay, which it is for everything but itself, and whether it holds enough. */
function useWallet(purpose: PaymentPurpose, amount: number | null) {
  const balance = useWalletBalance().data
  return {
    balance: balance ?? 0,
    isOffered: purpose !== 'wallet' && balance !== undefined,
    pays: purpose !== 'wallet' && balance !== undefined && balance >= (amount ?? 0),
  }
}

interface WalletCardProps {
  readonly balance: number
  readonly pays: boolean
  readonly checked: boolean
  readonly onChoose: () => void
}

function WalletCard({ balance, pays, checked, onChoose }: WalletCardProps) {
  const { t, i18n } = useTranslation()
  return (
    <RadioCard name="payment" value={WALLET} checked={checked} disabled={!pays} onChoose={onChoose}>
      <span className={styles.wallet}>
        <strong>{t('PAY_FROM_WALLET')}</strong>
        <span className={styles.balance}>{t('BALANCE_OF', { amount: amountText(balance, i18n.language) })}</span>
        {!pays && <span className={styles.tooLittle}>{t('INSUFFICIENT_WALLET_BALANCE')}</span>}
      </span>
    </RadioCard>
  )
}
