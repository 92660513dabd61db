import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLate } from '../../lib/late.ts'
import { useConfiguration, useServices } from '../../lib/services.ts'
import { askedTutorial, FIRST_TUTORIAL, tutorialAddress } from './tutorial-address.ts'

const COOKIE = 'welcomebanner_status'
const DISMISSED = 'dismiss'
const COOKIE_SECONDS = 365 * 24 * 60 * 60

/** Greets whoever comes for the first time, unless their address leads right into a tutorial. */
export function WelcomeHost() {
  const { cookies } = useServices()
  const { showOnFirstStart } = useConfiguration().application.welcomeBanner
  const location = useLocation()
  const navigate = useNavigate()
  const banner = useLate(async () => (await import('./welcome-banner.tsx')).WelcomeBanner)
  const [open, setOpen] = useState(
    () => showOnFirstStart && cookies.get(COOKIE) !== DISMISSED && askedTutorial(location) === null,
  )
  const request = useEffectEvent(() => banner.request())
  useEffect(() => {
    if (open) request()
  }, [open])

  const dismiss = () => {
    cookies.set(COOKIE, DISMISSED, COOKIE_SECONDS)
    setOpen(false)
  }
  return (
    banner.part && (
      <banner.part
        open={open}
        onDismiss={dismiss}
        onStart={() => {
          dismiss()
          void navigate(tutorialAddress(FIRST_TUTORIAL))
        }}
      />
    )
  )
}
