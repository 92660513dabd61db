import '@fruit/look/tokens.css'
import '@fruit/look/themes.css'
import '@fruit/look/base.css'
import './styles/frame.css'
import './styles/forms.css'
import './styles/live-grid.css'
import './styles/projector.css'
import './styles/responsive.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HashRouter } from 'react-router'
import { App } from './app.tsx'
import { createServices, ServicesContext } from './lib/services.ts'
import { createTexts } from './lib/texts.ts'

async function start(root: HTMLElement): Promise<void> {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => {
    document.documentElement.dataset.mode = dark.matches ? 'dark' : 'light'
  }
  follow()
  dark.addEventListener('change', follow)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 2000 } } })
  const services = createServices(sessionStorage)
  // Another trainer who signs in in this tab must not see cached data of the previous one.
  services.session.subscribe(() => queries.clear())
  createRoot(root).render(
    <I18nextProvider i18n={await createTexts()}>
      <QueryClientProvider client={queries}>
        <ServicesContext value={services}>
          <HashRouter>
            <App />
          </HashRouter>
        </ServicesContext>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

void start(document.getElementById('root')!)
