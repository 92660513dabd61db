import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { RouterProvider } from 'react-router/dom'
import { type Services, ServicesContext } from '../lib/services.ts'
import type { createRouter } from './router.tsx'

interface AppProps {
  readonly services: Services
  readonly queries: QueryClient
  readonly router: ReturnType<typeof createRouter>
}

/** The whole app with all that its screens need. */
export function App({ services, queries, router }: AppProps) {
  return (
    <StrictMode>
      <ServicesContext value={services}>
        <I18nextProvider i18n={services.texts.i18n}>
          <QueryClientProvider client={queries}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </I18nextProvider>
      </ServicesContext>
    </StrictMode>
  )
}
