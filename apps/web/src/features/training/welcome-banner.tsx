import { useTranslation } from 'react-i18next'
import { useConfiguration } from '../../lib/services.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Modal } from '../../ui/modal.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import styles from './welcome-banner.module.css'

interface WelcomeBannerProps {
  readonly open: boolean
  readonly onDismiss: () => void
  /** The player wants to be led. */
  readonly onStart: () => void
}

/** What the shop is about, for whoever comes for the first time. Where tutorials come first, there is one way on. */
export function WelcomeBanner({ open, onDismiss, onStart }: WelcomeBannerProps) {
  const { t } = useTranslation()
  const { application, challenges, hackingInstructor } = useConfiguration()
  const { title, message } = application.welcomeBanner
  const mayLeave = !challenges.restrictToTutorialsFirst
  return (
    <Modal open={open} onClose={mayLeave ? onDismiss : null} shape="banner" title={title ?? application.name}>
      <div className={styles.message}>{message !== null && <RichText html={message} />}</div>
      <div className={styles.ways}>
        {mayLeave && <Button onClick={onDismiss}>{t('WELCOME_DISMISS')}</Button>}
        {hackingInstructor.isEnabled && (
          <Button look="primary" onClick={onStart}>
            <Icon name="tutorial" size={20} />
            {t('WELCOME_TUTORIAL')}
          </Button>
        )}
      </div>
    </Modal>
  )
}
