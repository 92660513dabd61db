import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useCallback } from 'react'
import { I18nextProvider } from 'react-i18next'
import { type Services, ServicesContext } from '../lib/services.ts'
import type { LazyScreens } from './lazy-screens.ts'
import { Navigation } from './navigation.tsx'
import { AppRoutes } from './routes.tsx'

interface AppProps {
  readonly services: Services
  readonly queries: QueryClient
  readonly screens: LazyScreens
}

/** The app with the providers that its screens need. */
export function App({ services, queries, screens }: AppProps) {
  const forgetFailures = useCallback(() => screens.forgetFailures(), [screens])
  return (
    <StrictMode>
      <ServicesContext value={services}>
        <I18nextProvider i18n={services.texts.i18n}>
          <QueryClientProvider client={queries}>
            <Navigation addresses={services.appHistory} onChange={forgetFailures}>
              <AppRoutes screens={screens} />
            </Navigation>
          </QueryClientProvider>
        </I18nextProvider>
      </ServicesContext>
    </StrictMode>
  )
}
