import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import styles from './confirm-modal.module.css'
import { Modal } from './modal.tsx'

interface ConfirmModalProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** Label of the confirming button. */
  readonly action: string
  readonly onConfirm: () => void
  /** The action is running. */
  readonly isPending: boolean
  readonly children: ReactNode
}

/** Asks for confirmation before an action that cannot be undone. */
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
