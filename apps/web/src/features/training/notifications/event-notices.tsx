import { IconButton } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfiguration, useServices } from '../../../lib/services.ts'
import { feedAddress, readNotice } from './event-feed.ts'
import styles from './notice-card.module.css'

/** The notice from the feed of an event, polled at the configured interval; nothing without a feed. */
export function EventNotices() {
  const { t } = useTranslation()
  const { base } = useServices()
  const { url, pollFrequencySeconds } = useConfiguration().ctf.systemWideNotifications
  const feed = feedAddress(url, base)
  const [closed, setClosed] = useState<string | null>(null)
  const { data: notice } = useQuery({
    queryKey: ['event-notice', feed?.href],
    enabled: feed !== null,
    queryFn: async ({ signal }) => {
      // Plain fetch: the API client would send the session token to another host.
      const answer = await fetch(feed!, { signal })
      return answer.ok ? readNotice(await answer.json().catch(() => null)) : null
    },
    refetchInterval: (pollFrequencySeconds ?? 0) * 1000 || false,
    retry: false,
  })
  return (
    // Always in the page, so that screen readers announce new content.
    <div role="status" className={styles.place}>
      {notice && notice.updatedAt !== closed && (
        <div className={styles.notice}>
          <p>{notice.message}</p>
          <IconButton aria-label={t('CLOSE_MESSAGE')} onClick={() => setClosed(notice.updatedAt)}>
            <Icon name="close" />
          </IconButton>
        </div>
      )}
    </div>
  )
}
