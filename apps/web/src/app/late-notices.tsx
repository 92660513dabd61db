import { useEffect } from 'react'
import { useSolveUpdates } from '../features/training/challenges.ts'
import { EventNotices } from '../features/training/event-notices.tsx'
import { NearNotices } from '../features/training/near-notices.tsx'
import { RestoreNotice } from '../features/training/restore-notice.tsx'
import { SolveNotifications } from '../features/training/solve-notifications.tsx'
import { TrainerMessages } from '../features/training/trainer-messages.tsx'
import { useServices } from '../lib/services.ts'

/** Notices about events of the shop. Connects after all of them listen. */
export function LiveNotices() {
  const { base, live } = useServices()
  useSolveUpdates()
  useEffect(() => void live.connect(base).catch(console.error), [live, base])
  return (
    <>
      <RestoreNotice />
      <EventNotices />
      <NearNotices />
      <TrainerMessages />
      <SolveNotifications />
    </>
  )
}
