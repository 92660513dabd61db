import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useConfiguration, useServices } from '../../../lib/services.ts'
import { FIRST_TUTORIAL, requestedTutorial, tutorialAddress } from '../../../lib/tutorial-address.ts'
import { WelcomeBanner } from './welcome-banner.tsx'

const COOKIE = 'welcomebanner_status'
const DISMISSED = 'dismiss'
const COOKIE_SECONDS = 365 * 24 * 60 * 60

/** Whether the welcome banner is shown: on the first visit, unless the address starts a tutorial. */
export function useIsWelcomeShown(): boolean {
  const { cookies } = useServices()
  const { showOnFirstStart } = useConfiguration().application.welcomeBanner
  const location = useLocation()
  return useState(
    () => showOnFirstStart && cookies.get(COOKIE) !== DISMISSED && requestedTutorial(location) === null,
  )[0]
}

/** Shows the welcome banner on the first visit. */
export function WelcomeHost() {
  const { cookies } = useServices()
  const navigate = useNavigate()
  const [open, setOpen] = useState(useIsWelcomeShown())

  const dismiss = () => {
    cookies.set(COOKIE, DISMISSED, COOKIE_SECONDS)
    setOpen(false)
  }
  if (!open) return null
  return (
    <WelcomeBanner
      onDismiss={dismiss}
      onStart={() => {
        dismiss()
        void navigate(tutorialAddress(FIRST_TUTORIAL))
      }}
    />
  )
}
