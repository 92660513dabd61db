import '@fruit/look/tokens.css'
import '@fruit/look/themes.css'
import '@fruit/look/base.css'
import './ui/print.css'
import { variants } from 'virtual:client-variants'
import { createApi } from '@fruit/look/api.ts'
import { Snackbars } from '@fruit/look/snackbars.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { endSession } from './app/ended-session.ts'
import { LazyScreens } from './app/lazy-screens.ts'
import { prepareUnlistedScreen } from './app/unlisted-screen.tsx'
import { AppHistory } from './lib/app-history.ts'
import { readBoot, shownConfiguration } from './lib/boot.ts'
import { browserStores } from './lib/browser-stores.ts'
import { ColorModeChoice } from './lib/color-mode.ts'
import { EXTERNAL_LINKS } from './lib/external-links.ts'
import { Texts } from './lib/i18n.ts'
import { LiveConnection } from './lib/live.ts'
import { createQueryClient } from './lib/query-client.ts'
import { loadSeams } from './lib/seams.ts'
import type { Services } from './lib/services.ts'
import { Session } from './lib/session.ts'
// Imported after the components: later rules in the style sheet win.
import './app/shared-parts.ts'

/** Maximum time that the page waits for a slow screen or its data before it renders, in milliseconds. */
const MAX_RENDER_DELAY_MS = 400

function renderDeadline(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, MAX_RENDER_DELAY_MS))
}

/** Creates the services and renders the app. Code that is not urgent loads after the first screen. */
async function start(root: HTMLElement): Promise<void> {
  // Any path serves the app: the server states where the shop's root is.
  const base = new URL(root.dataset.base ?? './', document.baseURI).href
  const stores = browserStores(base)
  const session = new Session(stores)
  const live = new LiveConnection()
  const boot = readBoot(document)
  const { englishTexts } = shownConfiguration(boot).application
  const texts = await Texts.create(stores.cookies.get('language'), base, englishTexts)
  const screens = new LazyScreens(texts)
  const addresses = new AppHistory(sessionStorage)
  const { pathname } = addresses.location
  const ownScreen = screens.preload(pathname)
  const services: Services = {
    appHistory: addresses,
    api: createApi({
      base,
      headers: () => session.headers(),
      onEnded: (authorization) => endSession(authorization, { session, addresses, texts: texts.i18n }),
    }),
    base,
    boot,
    colorMode: new ColorModeChoice(localStorage, document.documentElement, matchMedia('(prefers-color-scheme: dark)')),
    cookies: stores.cookies,
    live,
    externalLinks: EXTERNAL_LINKS,
    seams: await loadSeams(boot.seams, variants, (address) => import(/* @vite-ignore */ new URL(address, base).href)),
    session,
    snackbars: new Snackbars(),
    texts,
  }
  // The browser reports changes by other tabs. Changes that a player makes in this tab are noticed on focus.
  for (const event of ['storage', 'focus']) addEventListener(event, () => session.refresh())
  const queries = createQueryClient()
  // If the app rendered before its screen has loaded, the screen would appear 300 ms later: React shows a Suspense
  // fallback for at least that long.
  await Promise.race([
    Promise.allSettled([ownScreen, prepareUnlistedScreen(pathname, services, queries, screens)]),
    renderDeadline(),
  ])
  // A transition renders in slices, so that the browser can respond to input in between.
  startTransition(() => createRoot(root).render(<App services={services} queries={queries} screens={screens} />))
}

// No top-level `await`: chunks that load later import from this module and would wait for it.
void start(document.getElementById('root')!)
