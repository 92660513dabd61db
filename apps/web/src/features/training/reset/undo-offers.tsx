import type { UndoOffer } from '@fruit/contracts/calls/progress'
import { Button } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { momentText } from '../../../lib/date-text.ts'
import styles from './settings-modal.module.css'
import { useReset, useUndos } from './use-reset.ts'

/** The resets that can be undone, each with a button. */
export function UndoOffers() {
  const { t } = useTranslation()
  const { data: undos = [] } = useUndos()
  const { undo } = useReset()
  if (undos.length === 0) return null
  return (
    <section className={styles.part}>
      <h3>{t('UNDO_OFFERS')}</h3>
      <p className={styles.hint}>{t('UNDO_OFFERS_HINT')}</p>
      <ul className={styles.offers}>
        {undos.map((offer) => (
          <Offer key={offer.id} offer={offer} busy={undo.isPending} onUndo={() => undo.mutate(offer.id)} />
        ))}
      </ul>
    </section>
  )
}

interface OfferProps {
  readonly offer: UndoOffer
  readonly busy: boolean
  readonly onUndo: () => void
}

function Offer({ offer, busy, onUndo }: OfferProps) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const { what, title = '', madeAt } = offer
  return (
    <li className={styles.offer}>
      <span id={id}>
        {what === 'challenge' && t('UNDO_CHALLENGE', { title })}
        {what === 'progress' && t('UNDO_PROGRESS')}
        {what === 'shop' && t('UNDO_SHOP')}
        <span className={styles.hint}>{momentText(madeAt, i18n.language)}</span>
      </span>
      <Button look="quiet" pending={busy} onClick={onUndo} aria-describedby={id}>
        <Icon name="undo" size={20} />
        {t('UNDO')}
      </Button>
    </li>
  )
}
