import { Button, IconButton } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfiguration, useServices } from '../../lib/services.ts'
import { RichText } from '../../ui/rich-text.tsx'
import { useTally } from './tally.ts'
import styles from './welcome-banner.module.css'

/** What there is to do, in the order of the scenes in their picture. */
const STEPS = [
  { scene: 'find', title: 'WELCOME_FIND', text: 'WELCOME_FIND_HOW' },
  { scene: 'attack', title: 'WELCOME_ATTACK', text: 'WELCOME_ATTACK_HOW' },
  { scene: 'repair', title: 'WELCOME_REPAIR', text: 'WELCOME_REPAIR_HOW' },
] as const

interface WelcomeBannerProps {
  readonly onDismiss: () => void
  /** The player wants to be led. */
  readonly onStart: () => void
}

/**
 * What the shop is, in plain words and three pictures, then the words of the house, for whoever comes for the first time. Where tutorials come first, there is one way on. It is
 * the largest thing on the first screen, so it needs no more than the browser's own dialog, which costs no code.
 */
export function WelcomeBanner({ onDismiss, onStart }: WelcomeBannerProps) {
  const { t } = useTranslation()
  const { application, challenges, hackingInstructor } = useConfiguration()
  const { base } = useServices()
  const { total } = useTally()
  const { title, message } = application.welcomeBanner
  const mayLeave = !challenges.restrictToTutorialsFirst
  const dialog = useRef<HTMLDialogElement>(null)

  // Before the first paint, which it is the largest part of. It lays out the whole page, which is a piece of work of its own: between
  // it and the drawing, the browser can answer.
  useLayoutEffect(() => {
    const beforePaint = requestAnimationFrame(() => {
      dialog.current?.showModal()
      // Where the text scrolls, browsers would begin with it.
      dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus()
    })
    return () => cancelAnimationFrame(beforePaint)
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
              <img
                className={`${styles.picture} ${styles[scene]}`}
                src={new URL('assets/public/images/first-minute.svg', base).href}
                alt=""
                width={320}
                height={240}
              />
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
