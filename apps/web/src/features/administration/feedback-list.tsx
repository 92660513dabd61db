import { showComment } from '@fruit/isomorphic/feedback/seams'
import { IconButton } from '@fruit/look/button.tsx'
import { ConfirmModal } from '@fruit/look/confirm-modal.tsx'
import { actionsCell, DataTable } from '@fruit/look/data-table.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { Modal } from '@fruit/look/modal.tsx'
import { Cell, Row } from '@fruit/look/table.tsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSeam } from '../../lib/services.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PaginatedList } from '../../ui/paginated-list.tsx'
import { Stars } from '../../ui/stars.tsx'
import styles from './administration.module.css'
import { type Feedback, useFeedback, useRemoveFeedback } from './administration.ts'

/** All feedback, with dialogs to read and remove it. */
export function FeedbackList() {
  const { t } = useTranslation()
  const feedback = useFeedback()
  const remove = useRemoveFeedback()
  const place = useRef<HTMLDivElement>(null)
  // Kept while its dialog closes.
  const [chosen, setChosen] = useState<Feedback | null>(null)
  const [open, setOpen] = useState<'reading' | 'removing' | null>(null)
  const close = () => setOpen(null)
  const choose = (what: typeof open) => (row: Feedback) => {
    setChosen(row)
    setOpen(what)
  }
  /** Id of the row whose dialog is open: another dialog may be open by the time a removal completes. */
  const opened = useRef<number>(null)
  opened.current = open === null ? null : (chosen?.id ?? null)
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <PaginatedList
        title={t('CUSTOMER_FEEDBACK')}
        pagesLabel={t('PAGES_OF_FEEDBACK')}
        rows={feedback}
        failure={t('FEEDBACK_FAILED')}
        empty={<EmptyState picture="empty-list" title={t('NO_FEEDBACK')} hint={t('NO_FEEDBACK_HINT')} />}
      >
        {(rows) => (
          <DataTable
            caption={t('CUSTOMER_FEEDBACK')}
            columns={[
              { label: t('USER') },
              { label: t('COMMENT') },
              { label: t('RATING') },
              { label: t('CHANGE'), isActions: true },
            ]}
          >
            {rows.map((row) => (
              <FeedbackRow key={row.id} row={row} onRead={choose('reading')} onRemove={choose('removing')} />
            ))}
          </DataTable>
        )}
      </PaginatedList>
      {chosen && (
        <>
          <Modal open={open === 'reading'} onClose={close} title={t('FEEDBACK_NUMBER', { id: chosen.id })}>
            <dl className={styles.details}>
              <dt>{t('USER')}</dt>
              <dd>{chosen.UserId ?? t('NOBODY_SIGNED_IN')}</dd>
              <dt>{t('COMMENT')}</dt>
              <dd>
                <Comment html={chosen.comment} />
              </dd>
            </dl>
          </Modal>
          <ConfirmModal
            open={open === 'removing'}
            onClose={close}
            title={t('REMOVE_FEEDBACK_TITLE')}
            action={t('REMOVE')}
            isPending={remove.isPending}
            onConfirm={() => {
              const isElsewhere = () => opened.current !== null && opened.current !== chosen.id
              remove.mutate(chosen, {
                // The row is gone, and the focus with it.
                onSuccess: () => isElsewhere() || place.current?.focus(),
                onSettled: () => isElsewhere() || close(),
              })
            }}
          >
            <Comment html={chosen.comment} />
          </ConfirmModal>
        </>
      )}
    </div>
  )
}

interface RowProps {
  readonly row: Feedback
  readonly onRead: (row: Feedback) => void
  readonly onRemove: (row: Feedback) => void
}

function FeedbackRow({ row, onRead, onRemove }: RowProps) {
  const { t } = useTranslation()
  const { id, UserId, comment, rating } = row
  return (
    <Row>
      <Cell column="user" className={styles.author}>
        {UserId ?? t('NOBODY_SIGNED_IN')}
      </Cell>
      <Cell column="comment" isHeader className={styles.said}>
        <Comment html={comment} />
      </Cell>
      <Cell column="rating">
        <Stars count={rating} />
      </Cell>
      <Cell column="remove" className={actionsCell}>
        <IconButton aria-label={t('SHOW_FEEDBACK', { id })} onClick={() => onRead(row)}>
          <Icon name="show" size={20} />
        </IconButton>
        <IconButton aria-label={t('REMOVE_FEEDBACK', { id })} onClick={() => onRemove(row)}>
          <Icon name="trash" size={20} />
        </IconButton>
      </Cell>
    </Row>
  )
}

function Comment({ html }: { readonly html: string }) {
  const toMarkup = useSeam(showComment)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what becomes of a comment is decided at the seam
  return <span className={styles.comment} dangerouslySetInnerHTML={{ __html: toMarkup(html) }} />
}
