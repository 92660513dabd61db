import type { ChallengeSolved } from '@fruit/contracts/calls/training'
import { type MouseEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfiguration, useServices } from '../../lib/services.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CountrySign } from './country-sign.tsx'
import styles from './solve-notifications.module.css'

/** The stack of solved challenges, newest below. They stay until they are closed: a solve is worth a moment. */
export function SolveNotifications() {
  const { t } = useTranslation()
  const { live } = useServices()
  const [shown, setShown] = useState<readonly ChallengeSolved[]>([])

  useEffect(
    () =>
      live.listen('challenge solved', (solved) => {
        if (solved.hidden) return
        setShown((before) => [...before.filter(({ key }) => key !== solved.key), solved])
      }),
    [live],
  )

  const close = (closed: ChallengeSolved, event: MouseEvent) => {
    if (!event.shiftKey) return setShown(shown.filter((other) => other !== closed))
    live.send(
      'verifyCloseNotificationsChallenge',
      shown.map(({ challenge, flag }) => ({ message: challenge, flag })),
    )
    setShown([])
  }

  return (
    <section
      className={styles.stack}
      aria-label={t('SOLVE_NOTIFICATIONS')}
      aria-live="polite"
      aria-relevant="additions"
    >
      {shown.map((solved, index) => (
        <SolveToast
          key={solved.key}
          solved={solved}
          buttonId={index === 0 ? 'closeButton' : undefined}
          onClose={(event) => close(solved, event)}
        />
      ))}
    </section>
  )
}

interface SolveToastProps {
  readonly solved: ChallengeSolved
  readonly buttonId: string | undefined
  readonly onClose: (event: MouseEvent) => void
}

function SolveToast({ solved, buttonId, onClose }: SolveToastProps) {
  const { t } = useTranslation()
  const { live, snackbars } = useServices()
  const { ctf } = useConfiguration()

  // Only what was shown is confirmed: the shop sends the others again.
  useEffect(() => live.send('notification received', solved.flag), [live, solved.flag])

  const copy = async () => {
    await navigator.clipboard.writeText(solved.flag)
    snackbars.show('confirmation', t('COPIED'))
  }
  return (
    <div className={`${styles.toast} challenge-solved-toast`}>
      <span className={styles.emblem}>
        <Icon name="trophy" size={28} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{t('YOU_SOLVED')}</p>
        <p>{solved.challenge}</p>
        <CountrySign challenge={solved.key} />
        {ctf.showFlagsInNotifications && (
          <p className={styles.flag}>
            <code>{solved.flag}</code>
            {/* Browsers offer the clipboard on secure origins only. */}
            {navigator.clipboard && (
              <Button look="quiet" onClick={copy}>
                <Icon name="copy" size={20} />
                {t('COPY_FLAG')}
              </Button>
            )}
          </p>
        )}
      </div>
      <IconButton id={buttonId} className="closeButton" aria-label={t('CLOSE_NOTIFICATION')} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </div>
  )
}
