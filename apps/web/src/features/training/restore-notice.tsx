import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../lib/error-text.ts'
import { useServices } from '../../lib/services.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useRefreshProgress } from './challenges.ts'
import { ProgressCookies } from './progress-cookies.ts'
import styles from './restore-notice.module.css'
import { useReset } from './use-reset.ts'

/**
 * Keeps the player's progress in the browser too. When the shop starts anew and knows less, it is told, and the player
 * as well.
 */
export function RestoreNotice() {
  const { t } = useTranslation()
  const { api, cookies, live } = useServices()
  const { reset } = useReset()
  const refresh = useRef(useRefreshProgress())
  const [kept] = useState(() => new ProgressCookies(api, cookies))
  const [outcome, setOutcome] = useState<{ readonly error: unknown } | 'restored' | null>(null)

  useEffect(() => {
    const keep = () => void kept.keep().catch(console.error)
    const restore = async () => {
      try {
        if (!(await kept.restore())) return
        setOutcome('restored')
        await refresh.current()
      } catch (error) {
        console.error(error)
        setOutcome({ error })
      }
    }
    const ends = [
      live.listen('server started', () => void restore()),
      live.listen('challenge solved', keep),
      live.listen('code challenge solved', keep),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [kept, live])

  return (
    // Always there, so that it is read aloud when something comes.
    <div role="status" className={styles.place}>
      {outcome !== null && (
        <div className={styles.notice} data-failed={outcome !== 'restored'}>
          <p>
            {outcome === 'restored'
              ? t('AUTO_RESTORED_PROGRESS')
              : t('AUTO_RESTORE_PROGRESS_FAILED', { error: errorText(outcome.error, t) })}
          </p>
          <IconButton aria-label={t('CLOSE_MESSAGE')} onClick={() => setOutcome(null)}>
            <Icon name="close" />
          </IconButton>
          <Button
            disabled={reset.isPending}
            onClick={() => reset.mutate({ what: 'progress' }, { onSuccess: () => setOutcome(null) })}
          >
            {t('CLEAR_PROGRESS')}
          </Button>
        </div>
      )}
    </div>
  )
}
