import type { Boot } from '@fruit/contracts/boot'
import type { BrowserSeam } from '@fruit/isomorphic/seam'
import type { Snackbars } from '@fruit/look/snackbars.ts'
import { useStore } from '@fruit/look/store.ts'
import { createContext, use } from 'react'
import type { AppHistory } from './app-history.ts'
import { type ShownConfiguration, shownConfiguration } from './boot.ts'
import type { Api } from './calls.ts'
import type { ColorModeChoice } from './color-mode.ts'
import type { ExternalLinks } from './external-links.ts'
import type { TextPart, Texts } from './i18n.ts'
import type { LiveConnection } from './live.ts'
import type { Seams } from './seams.ts'
import type { CookieJar, Session, SessionState } from './session.ts'

/** Services that screens use, created once by main.tsx. */
export interface Services {
  readonly appHistory: AppHistory
  readonly api: Api
  /** Address of the shop, with a slash at the end. */
  readonly base: string
  readonly boot: Boot
  readonly colorMode: ColorModeChoice
  readonly cookies: CookieJar
  readonly live: LiveConnection
  /** Part of the first load, where players who read the client's code look for it. */
  readonly externalLinks: ExternalLinks
  readonly seams: Seams
  readonly session: Session
  readonly snackbars: Snackbars
  readonly texts: Texts
}

/** Provided around the whole app. */
export const ServicesContext = createContext<Services | null>(null)

/** @throws Error outside the app's providers */
export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services)
    throw new Error('Wrap this component in <ServicesContext value={…}>: it needs the services of the app.')
  return services
}

/** Session state; the component renders again when it changes. */
export function useSession(): SessionState {
  return useStore(useServices().session)
}

/** Loads the texts of a part: until then the component suspends. */
export function useTexts(part: TextPart): void {
  use(useServices().texts.load(part))
}

/** The implementation of a seam that this page runs. */
export function useSeam<Implementation>(seam: BrowserSeam<Implementation>): Implementation {
  return useServices().seams.use(seam)
}

/** The configuration of the shop. */
export function useConfiguration(): ShownConfiguration {
  return shownConfiguration(useServices().boot)
}
