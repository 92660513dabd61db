import { IconButton } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_COOKIE_SECONDS } from '../../../lib/i18n.ts'
import type { ServerMessages } from '../../../lib/live.ts'
import { useServices } from '../../../lib/services.ts'
import styles from './notice-card.module.css'

/** Messages of a trainer to the players, until they are closed. Reloads the page when the trainer changes the rules. */
export function TrainerMessages() {
  const { t } = useTranslation()
  const { live, cookies } = useServices()
  const [shown, setShown] = useState<readonly ServerMessages['trainer says'][]>([])
  /** The first edition that was received: the page was loaded with it. */
  const rules = useRef<string>(null)

  useEffect(() => {
    const ends = [
      live.listen('trainer says', (word) =>
        setShown((before) => [...before.filter(({ id }) => id !== word.id), word].slice(-5)),
      ),
      live.listen('rules', ({ edition, language }) => {
        rules.current ??= edition
        if (rules.current === edition) return
        if (language) cookies.set('language', language, LANGUAGE_COOKIE_SECONDS)
        location.reload()
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [live, cookies])

  return (
    // Always in the page, so that screen readers announce new content.
    <div role="status" className={styles.place}>
      {shown.map((word) => (
        <div key={word.id} className={`${styles.notice} trainers-word`}>
          <div>
            <p className={styles.title}>{word.title}</p>
            {word.words && <p>{word.words}</p>}
          </div>
          <IconButton
            aria-label={t('CLOSE_MESSAGE')}
            onClick={() => setShown((before) => before.filter((other) => other !== word))}
          >
            <Icon name="close" />
          </IconButton>
        </div>
      ))}
    </div>
  )
}
