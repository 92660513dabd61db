import { createApi } from '@fruit/look/api.ts'
import { Snackbars } from '@fruit/look/snackbars.ts'
import { createContext, useContext } from 'react'
import type { ConsoleApi } from './calls.ts'
import { ConsoleSession } from './session.ts'

interface Services {
  readonly api: ConsoleApi
  readonly session: ConsoleSession
  readonly snackbars: Snackbars
}

export function createServices(storage: Storage): Services {
  const session = new ConsoleSession(storage)
  const api: ConsoleApi = createApi({
    base: `${location.origin}/`,
    headers: (): Record<string, string> =>
      session.state === null ? {} : { authorization: `Bearer ${session.state.token}` },
    onEnded: (authorization) => session.end(authorization.replace('Bearer ', '')),
    credentials: 'omit',
  })
  return { session, api, snackbars: new Snackbars() }
}

export const ServicesContext = createContext<Services | null>(null)

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('useServices needs a ServicesContext.')
  return services
}
