import { Button, IconButton } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfiguration } from '../../../lib/services.ts'
import { Drawing } from '../../../ui/drawing.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { useTally } from '../score-board/tally.ts'
import styles from './welcome-banner.module.css'

/** The player's tasks, in the order of the scenes in their picture. */
const STEPS = [
  { scene: 'find', title: 'WELCOME_FIND', text: 'WELCOME_FIND_HOW' },
  { scene: 'attack', title: 'WELCOME_ATTACK', text: 'WELCOME_ATTACK_HOW' },
  { scene: 'repair', title: 'WELCOME_REPAIR', text: 'WELCOME_REPAIR_HOW' },
] as const

interface WelcomeBannerProps {
  readonly onDismiss: () => void
  /** The player starts the tutorial. */
  readonly onStart: () => void
}

/**
 * Explains the shop on the first visit: three pictures, then the configured text. If tutorials come first, the tutorial
 * is the only way on. It is the largest element of the first screen, so it uses the browser's own dialog, which needs
 * no code.
 */
export function WelcomeBanner({ onDismiss, onStart }: WelcomeBannerProps) {
  const { t } = useTranslation()
  const { application, challenges, hackingInstructor } = useConfiguration()
  const { total } = useTally()
  const { title, message } = application.welcomeBanner
  const mayLeave = !challenges.restrictToTutorialsFirst
  const dialog = useRef<HTMLDialogElement>(null)

  // Before the first paint, of which it is the largest part. Opening it lays out the whole page. In a frame of its own,
  // the browser can respond between that and the rendering.
  useLayoutEffect(() => {
    const beforePaint = requestAnimationFrame(() => {
      dialog.current?.showModal()
      // Browsers would focus the scrollable text first.
      dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus()
    })
    return () => cancelAnimationFrame(beforePaint)
  }, [])
  // The browser restores the focus only after `close()`.
  const close = () => dialog.current?.close()

  return (
    <dialog
      ref={dialog}
      className={styles.banner}
      aria-labelledby="welcome-title"
      onCancel={(event) => !mayLeave && event.preventDefault()}
      // Browsers close a dialog on a repeated request, although `cancel` was prevented.
      onClose={() => (mayLeave ? onDismiss() : dialog.current?.showModal())}
      onPointerDown={(event) => mayLeave && event.target === dialog.current && close()}
    >
      <div className={styles.frame}>
        <header className={styles.header}>
          <h2 id="welcome-title" className={styles.title}>
            {t('WELCOME_WHAT', { number: total })} <span className={styles.how}>{t('WELCOME_HOW')}</span>
          </h2>
          {mayLeave && (
            <IconButton aria-label={t('WELCOME_CLOSE')} onClick={close}>
              <Icon name="close" />
            </IconButton>
          )}
        </header>
        <ol className={styles.steps}>
          {STEPS.map(({ scene, title, text }) => (
            <li key={scene}>
              <Drawing name="first-minute" className={`${styles.picture} ${styles[scene]}`} />
              <div>
                <h3>{t(title)}</h3>
                <p>{t(text)}</p>
              </div>
            </li>
          ))}
        </ol>
        {(title ?? message) !== null && (
          <div className={styles.message}>
            {title !== null && <h3>{title}</h3>}
            {message !== null && <RichText html={message} />}
          </div>
        )}
      </div>
      <div className={styles.ways}>
        {hackingInstructor.isEnabled && (
          <Button look="primary" data-first onClick={onStart}>
            <Icon name="tutorial" size={20} />
            {t('WELCOME_TUTORIAL')}
          </Button>
        )}
        {mayLeave && (
          <Button look={hackingInstructor.isEnabled ? 'quiet' : 'primary'} data-first onClick={close}>
            {t('WELCOME_DISMISS')}
          </Button>
        )}
      </div>
    </dialog>
  )
}
