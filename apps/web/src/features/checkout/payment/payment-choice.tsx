import type { PaymentCard } from '@fruit/contracts/calls/cards'
import { Button } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { ignoreDoubleClick } from '@fruit/look/ignore-double-click.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WALLET } from '../../../lib/checkout-session.ts'
import { useServices } from '../../../lib/services.ts'
import { useBack } from '../../../lib/use-back.ts'
import { Collapsible } from '../../../ui/collapsible.tsx'
import { LoadState } from '../../../ui/load-failure.tsx'
import { RadioCard } from '../../../ui/radio-card.tsx'
import { CheckoutActions } from '../order/checkout-screen.tsx'
import { CardForm } from './card-form.tsx'
import { CardText } from './card-text.tsx'
import { useCards } from './cards.ts'
import styles from './payment-choice.module.css'
import { type PaymentPurpose, usePay } from './payments.ts'
import { useWalletBalance } from './wallet.ts'
import { WalletText } from './wallet-text.tsx'

/** State of a payment: the options and the choice. */
interface PaymentChoice {
  readonly purpose: PaymentPurpose
  readonly cards: ReturnType<typeof useCards>
  /** Balance of the wallet; null if the wallet cannot be used. */
  readonly balance: number | null
  readonly walletPays: boolean
  /** Id of a card, or `WALLET`; null: no valid option is chosen. */
  readonly picked: string | null
  pick(payment: string): void
}

/**
 * State of the choice of a payment option.
 *
 * @param amount to be paid; null: not known yet
 */
export function usePaymentChoice(purpose: PaymentPurpose, amount: number | null): PaymentChoice {
  const { session } = useServices()
  const cards = useCards()
  // The wallet pays for everything except adding money to itself.
  const held = useWalletBalance(purpose !== 'wallet').data
  const balance = purpose === 'wallet' || held === undefined ? null : held
  const walletPays = balance !== null && balance >= (amount ?? 0)
  const [picked, pick] = useState(purpose === 'shop' ? session.checkout.paymentId : null)
  // Ignores a removed card, and a wallet with too little money.
  const counts = picked === WALLET ? walletPays : cards.data?.some(({ id }) => String(id) === picked)
  return { purpose, cards, balance, walletPays, picked: counts ? picked : null, pick }
}

/** The customer's cards, the wallet, and a form for another card. */
export function PaymentMethods({ choice }: { readonly choice: PaymentChoice }) {
  const { t } = useTranslation()
  const { cards } = choice
  return (
    <>
      <LoadState query={cards} failure={t('CARDS_FAILED')} />
      {cards.data && <Methods choice={choice} cards={cards.data} />}
    </>
  )
}

function Methods({ choice, cards }: { readonly choice: PaymentChoice; readonly cards: readonly PaymentCard[] }) {
  const { t } = useTranslation()
  const [adding, setAdding] = useState<boolean | null>(null)
  const { balance, picked, pick } = choice
  return (
    <>
      {cards.length === 0 && <p>{t('NO_CARDS_TO_PAY')}</p>}
      {(cards.length > 0 || balance !== null) && (
        <fieldset className={styles.list} aria-label={t('PAYMENT_METHODS')}>
          {cards.map((card) => (
            <RadioCard
              key={card.id}
              name="payment"
              value={String(card.id)}
              checked={picked === String(card.id)}
              onChoose={() => pick(String(card.id))}
            >
              <CardText card={card} />
            </RadioCard>
          ))}
          {balance !== null && (
            <RadioCard
              name="payment"
              value={WALLET}
              checked={picked === WALLET}
              disabled={!choice.walletPays}
              onChoose={() => pick(WALLET)}
            >
              <WalletText balance={balance} pays={choice.walletPays} />
            </RadioCard>
          )}
        </fieldset>
      )}
      <Collapsible icon="plus" title={t('ADD_NEW_CARD')} open={adding ?? cards.length === 0} onToggle={setAdding}>
        <CardForm
          onSaved={(id) => {
            pick(String(id))
            setAdding(false)
          }}
        />
      </Collapsible>
    </>
  )
}

/** Back and pay buttons. */
export function PaymentActions({ choice: { purpose, picked } }: { readonly choice: PaymentChoice }) {
  const { t } = useTranslation()
  const back = useBack()
  const pay = usePay(purpose)
  return (
    <CheckoutActions>
      <Button onClick={ignoreDoubleClick(back)}>{t('BACK')}</Button>
      <Button
        look="primary"
        className="nextButton"
        aria-label={purpose === 'shop' ? t('CONTINUE_TO_REVIEW') : undefined}
        disabled={picked === null}
        pending={pay.isPending}
        onClick={() => picked !== null && pay.mutate(picked)}
      >
        {t(purpose === 'shop' ? 'CONTINUE' : 'PAY_NOW')}
        <Icon name="forward" size={20} />
      </Button>
    </CheckoutActions>
  )
}
