import { useEffect } from 'react'
import { RestoreNotice } from '../features/training/backup/restore-notice.tsx'
import { EventNotices } from '../features/training/notifications/event-notices.tsx'
import { NearNotices } from '../features/training/notifications/near-notices.tsx'
import { SolveNotifications } from '../features/training/notifications/solve-notifications.tsx'
import { TrainerMessages } from '../features/training/notifications/trainer-messages.tsx'
import { useSolveUpdates } from '../features/training/score-board/challenges.ts'
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
