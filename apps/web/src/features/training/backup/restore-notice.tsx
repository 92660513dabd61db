import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useServices } from '../../../lib/services.ts'
import styles from '../notifications/notice-card.module.css'
import { useRefreshProgress } from '../score-board/challenges.ts'
import { ProgressCookies } from './progress-cookies.ts'
import type { RestoreOutcome } from './restore-message.tsx'

/** Rarely needed, so it is not part of the first load. */
const RestoreMessage = lazy(async () => ({ default: (await import('./restore-message.tsx')).RestoreMessage }))

/**
 * Keeps a copy of the player's progress in the browser. After a restart of the shop that lost progress, it restores the
 * copy and notifies the player.
 */
export function RestoreNotice() {
  const { api, cookies, live } = useServices()
  const refresh = useRef(useRefreshProgress())
  const [kept] = useState(() => new ProgressCookies(api, cookies))
  const [outcome, setOutcome] = useState<RestoreOutcome | null>(null)

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
        // Some of the codes may have been restored.
        await refresh.current()
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
    // Always in the page, so that screen readers announce new content.
    <div role="status" className={styles.place}>
      {outcome !== null && (
        <Suspense>
          <RestoreMessage outcome={outcome} onClose={() => setOutcome(null)} />
        </Suspense>
      )}
    </div>
  )
}
