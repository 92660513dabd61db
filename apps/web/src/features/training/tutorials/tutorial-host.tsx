import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useConfiguration } from '../../../lib/services.ts'
import { requestedTutorial, withoutTutorial } from '../../../lib/tutorial-address.ts'
import { useLazyComponent } from '../../../lib/use-lazy-component.ts'

/** Starts the tutorial that the address requests. It continues across screens until it ends. */
export function TutorialHost() {
  const { isEnabled } = useConfiguration().hackingInstructor
  const location = useLocation()
  const navigate = useNavigate()
  const overlay = useLazyComponent(async () => (await import('./tutorial-overlay.tsx')).TutorialOverlay)
  const [running, setRunning] = useState<{ readonly challenge: string; readonly since: number } | null>(null)
  const asked = isEnabled ? requestedTutorial(location) : null

  const start = useEffectEvent((challenge: string) => {
    overlay.load()
    setRunning({ challenge, since: performance.now() })
    void navigate(withoutTutorial(location.search), { replace: true })
  })
  useEffect(() => {
    if (asked !== null) start(asked)
  }, [asked])

  if (!running || !overlay.Component) return null
  return <overlay.Component key={running.since} challenge={running.challenge} onEnd={() => setRunning(null)} />
}
