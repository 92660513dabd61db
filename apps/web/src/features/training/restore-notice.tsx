import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useServices } from '../../lib/services.ts'
import { useRefreshProgress } from './challenges.ts'
import styles from './notice-card.module.css'
import { ProgressCookies } from './progress-cookies.ts'
import type { RestoreOutcome } from './restore-message.tsx'

/** Hardly ever needed, so nobody's first visit pays for it. */
const RestoreMessage = lazy(async () => ({ default: (await import('./restore-message.tsx')).RestoreMessage }))

/**
 * Keeps the player's progress in the browser too. When the shop starts anew and knows less, it is told, and the player
 * as well.
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
        // Of several codes, some may be restored.
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
    // Always there, so that it is read aloud when something comes.
    <div role="status" className={styles.place}>
      {outcome !== null && (
        <Suspense>
          <RestoreMessage outcome={outcome} onClose={() => setOutcome(null)} />
        </Suspense>
      )}
    </div>
  )
}
