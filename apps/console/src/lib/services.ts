import { Snackbars } from '@fruit/look/snackbars.ts'
import { createContext, useContext } from 'react'
import { Api } from './api.ts'
import { ConsoleSession } from './session.ts'

interface Services {
  readonly api: Api
  readonly session: ConsoleSession
  readonly snackbars: Snackbars
}

export function createServices(storage: Storage): Services {
  const session = new ConsoleSession(storage)
  return { session, api: new Api(session), snackbars: new Snackbars() }
}

export const ServicesContext = createContext<Services | null>(null)

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('useServices needs a ServicesContext.')
  return services
}
