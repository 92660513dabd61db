import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'
import styles from './modal.module.css'

interface ModalProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  /** `dialog`: 500 px wide, centred. `drawer`: 280 px wide, at the start edge. */
  readonly shape?: 'dialog' | 'drawer'
  readonly children: ReactNode
}

/**
 * A modal dialog that traps the focus until it is closed by its button, Escape or a click outside. Load it late
 * (`useLate`): its component library is not part of the first screen.
 */
export function Modal({ open, onClose, title, shape = 'dialog', children }: ModalProps) {
  const { t } = useTranslation()
  return (
    <Dialog.Root open={open} onOpenChange={(stillOpen) => stillOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles[shape]}>
          <div className={styles.header}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={t('CLOSE')}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <div className={styles.body}>{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
