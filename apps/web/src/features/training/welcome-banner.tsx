import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfiguration } from '../../lib/services.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import styles from './welcome-banner.module.css'

interface WelcomeBannerProps {
  readonly onDismiss: () => void
  /** The player wants to be led. */
  readonly onStart: () => void
}

/**
 * What the shop is about, for whoever comes for the first time. Where tutorials come first, there is one way on. It is
 * the largest thing on the first screen, so it needs no more than the browser's own dialog, which costs no code.
 */
export function WelcomeBanner({ onDismiss, onStart }: WelcomeBannerProps) {
  const { t } = useTranslation()
  const { application, challenges, hackingInstructor } = useConfiguration()
  const { title, message } = application.welcomeBanner
  const mayLeave = !challenges.restrictToTutorialsFirst
  const dialog = useRef<HTMLDialogElement>(null)

  // Before the first paint, which it is the largest part of.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  // The browser gives the focus back only to whoever closes the dialog.
  const close = () => dialog.current?.close()

  return (
    <dialog
      ref={dialog}
      className={styles.banner}
      aria-labelledby="welcome-title"
      onCancel={(event) => !mayLeave && event.preventDefault()}
      // Whoever insists closes even a dialog that refuses.
      onClose={() => (mayLeave ? onDismiss() : dialog.current?.showModal())}
      onPointerDown={(event) => mayLeave && event.target === dialog.current && close()}
    >
      <div className={styles.frame}>
        <header className={styles.header}>
          <h2 id="welcome-title" className={styles.title}>
            {title ?? application.name}
          </h2>
          {mayLeave && (
            <IconButton aria-label={t('WELCOME_CLOSE')} onClick={close}>
              <Icon name="close" />
            </IconButton>
          )}
        </header>
        <div className={styles.message}>{message !== null && <RichText html={message} />}</div>
        <div className={styles.ways}>
          {mayLeave && <Button onClick={close}>{t('WELCOME_DISMISS')}</Button>}
          {hackingInstructor.isEnabled && (
            <Button look="primary" onClick={onStart}>
              <Icon name="tutorial" size={20} />
              {t('WELCOME_TUTORIAL')}
            </Button>
          )}
        </div>
      </div>
    </dialog>
  )
}
