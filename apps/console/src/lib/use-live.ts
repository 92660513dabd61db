import { useStore } from '@fruit/look/store.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { LiveFeed, type LiveState } from './live.ts'
import { useServices } from './services.ts'

/** An event with its settings. */
export function useEvent(id: string) {
  const { api } = useServices()
  const queryFn = () => api.call('GET /api/events/:event', { params: { event: id } })
  return useQuery({ queryKey: ['events', id], queryFn })
}

/** Live data of an event, while a screen is open. */
export function useLive(id: string): LiveState {
  const { session } = useServices()
  const queries = useQueryClient()
  const token = useStore(session)?.token ?? ''
  const feed = useMemo(() => new LiveFeed(id, token), [id, token])
  useEffect(() => {
    feed.open()
    return () => feed.close()
  }, [feed])
  const state = useStore(feed)
  const { settingsVersion: settings } = state
  useEffect(() => {
    if (settings > 0) void queries.invalidateQueries({ queryKey: ['events'] })
  }, [settings, queries])
  return state
}

/** The server's time in milliseconds, updated each second. */
export function useNow(ahead: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now + ahead
}
