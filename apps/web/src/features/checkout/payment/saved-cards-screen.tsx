import type { PaymentCard } from '@fruit/contracts/calls/cards'
import { IconButton } from '@fruit/look/button.tsx'
import { ConfirmModal } from '@fruit/look/confirm-modal.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Collapsible } from '../../../ui/collapsible.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadState } from '../../../ui/load-failure.tsx'
import { CheckoutScreen } from '../order/checkout-screen.tsx'
import { CardForm } from './card-form.tsx'
import { CardText } from './card-text.tsx'
import { lastDigits, useCards, useRemoveCard } from './cards.ts'
import styles from './saved-cards-screen.module.css'

/** The customer's cards, with buttons to remove them and a form for a new one. */
export function SavedCardsScreen() {
  const { t } = useTranslation()
  const cards = useCards()
  const heading = useRef<HTMLHeadingElement>(null)
  const [adding, setAdding] = useState(false)
  return (
    <CheckoutScreen title={t('TITLE_SAVED_CARDS')} headingRef={heading}>
      <LoadState query={cards} failure={t('CARDS_FAILED')} />
      {cards.data?.length === 0 && <EmptyState picture="no-cards" title={t('NO_CARDS')} hint={t('NO_CARDS_HINT')} />}
      {cards.data && cards.data.length > 0 && (
        <ul className={styles.list}>
          {cards.data.map((card) => (
            <SavedCard key={card.id} card={card} onRemoved={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
      {cards.data && (
        <Collapsible icon="plus" title={t('ADD_NEW_CARD')} open={adding} onToggle={setAdding}>
          <CardForm
            onSaved={() => {
              setAdding(false)
              heading.current?.focus()
            }}
          />
        </Collapsible>
      )}
    </CheckoutScreen>
  )
}

interface SavedCardProps {
  readonly card: PaymentCard
  /** Called after the row is gone, and the focus with it. */
  readonly onRemoved: () => void
}

function SavedCard({ card, onRemoved }: SavedCardProps) {
  const { t } = useTranslation()
  const remove = useRemoveCard()
  const [asking, setAsking] = useState(false)
  return (
    <li className={styles.card}>
      <Icon name="card" />
      <CardText card={card} />
      <IconButton aria-label={t('REMOVE_CARD', { digits: lastDigits(card.cardNum) })} onClick={() => setAsking(true)}>
        <Icon name="trash" size={20} />
      </IconButton>
      <ConfirmModal
        open={asking}
        onClose={() => setAsking(false)}
        title={t('REMOVE_CARD_TITLE')}
        action={t('REMOVE')}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(card, { onSuccess: onRemoved, onSettled: () => setAsking(false) })}
      >
        <CardText card={card} />
      </ConfirmModal>
    </li>
  )
}
