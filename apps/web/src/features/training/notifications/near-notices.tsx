import type { NearlySolved } from '@fruit/contracts/calls/training'
import { IconButton } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.ts'
import styles from './notice-card.module.css'

/**
 * Notices about nearly solved challenges that state what is missing, until they are closed or the challenge is solved.
 */
export function NearNotices() {
  const { t } = useTranslation()
  const { live } = useServices()
  const [shown, setShown] = useState<readonly NearlySolved[]>([])

  useEffect(() => {
    const ends = [
      live.listen('challenge nearly solved', (near) => setShown((before) => [...removeByKey(near.key)(before), near])),
      live.listen('challenge solved', ({ key }) => setShown(removeByKey(key))),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [live])

  return (
    // Always in the page, so that screen readers announce new content.
    <div role="status" className={styles.place}>
      {shown.map((near) => (
        <div key={near.key} className={`${styles.notice} nearly-solved`}>
          <div>
            <p className={styles.title}>{t('NEARLY_SOLVED', { challenge: near.title })}</p>
            <p>{near.words}</p>
          </div>
          <IconButton aria-label={t('CLOSE_MESSAGE')} onClick={() => setShown(removeByKey(near.key))}>
            <Icon name="close" />
          </IconButton>
        </div>
      ))}
    </div>
  )
}

function removeByKey(key: string) {
  return (before: readonly NearlySolved[]) => before.filter((other) => other.key !== key)
}
