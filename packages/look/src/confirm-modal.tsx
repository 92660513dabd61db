import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import styles from './confirm-modal.module.css'
import { Modal } from './modal.tsx'

interface ConfirmModalProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** What the button says that does it. */
  readonly action: string
  readonly onConfirm: () => void
  /** It is being done. */
  readonly isPending: boolean
  readonly children: ReactNode
}

/** Asks before something is done that can not be undone. */
export function ConfirmModal({ open, onClose, title, action, onConfirm, isPending, children }: ConfirmModalProps) {
  const { t } = useTranslation()
  return (
    <Modal open={open} onClose={onClose} title={title}>
      <div className={styles.question}>{children}</div>
      <div className={styles.answers}>
        <Button onClick={onClose}>{t('CANCEL')}</Button>
        <Button look="danger" onClick={onConfirm} pending={isPending}>
          {action}
        </Button>
      </div>
    </Modal>
  )
}
