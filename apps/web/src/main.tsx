import '@fruit/look/tokens.css'
import '@fruit/look/themes.css'
import '@fruit/look/base.css'
import './ui/print.css'
import { variants } from 'virtual:client-variants'
import { Snackbars } from '@fruit/look/snackbars.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { endSession } from './app/ended-session.ts'
import { LateScreens } from './app/late-screens.ts'
import { prepareUnlistedScreen } from './app/unlisted-screen.tsx'
import { Addresses } from './lib/addresses.ts'
import { createApi } from './lib/api.ts'
import { readBoot, shownConfiguration } from './lib/boot.ts'
import { browserStores } from './lib/browser-stores.ts'
import { ColorModeChoice } from './lib/color-mode.ts'
import { Texts } from './lib/i18n.ts'
import { Live } from './lib/live.ts'
import { PAGES_ELSEWHERE } from './lib/pages-elsewhere.ts'
import { createQueryClient } from './lib/query-client.ts'
import { loadSeams } from './lib/seams.ts'
import { Session } from './lib/session.ts'
// After the parts that it is made of: what stands later in the style sheet wins.
import './app/shared-parts.ts'

/** Nobody looks at an empty page for longer, in milliseconds, because a screen or its data is slow. */
const PATIENCE_MS = 400

function enoughWaited(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
}

/** Makes the app and draws it; what can wait comes after the first screen. */
async function start(root: HTMLElement): Promise<void> {
  // Any path shows the shop: the server says where its root is from there.
  const base = new URL(root.dataset.base ?? './', document.baseURI).href
  const stores = browserStores(base)
  const session = new Session(stores)
  const live = new Live()
  const boot = readBoot(document)
  const { englishTexts } = shownConfiguration(boot).application
  const texts = await Texts.create(stores.cookies.get('language'), base, englishTexts)
  const screens = new LateScreens(texts)
  const addresses = new Addresses(sessionStorage)
  const { pathname } = addresses.location
  const ownScreen = screens.prepare(pathname)
  const api = createApi(
    base,
    () => session.headers(),
    (authorization) => endSession(authorization, { session, addresses, texts: texts.i18n }),
  )
  const services = {
    addresses,
    api,
    base,
    boot,
    colorMode: new ColorModeChoice(localStorage, document.documentElement, matchMedia('(prefers-color-scheme: dark)')),
    cookies: stores.cookies,
    live,
    pagesElsewhere: PAGES_ELSEWHERE,
    seams: await loadSeams(boot.seams, variants, (address) => import(/* @vite-ignore */ new URL(address, base).href)),
    session,
    snackbars: new Snackbars(),
    texts,
  }
  // Of other tabs the browser tells. What a player writes in this one is seen when they come back to the page.
  for (const event of ['storage', 'focus']) addEventListener(event, () => session.refresh())
  const queries = createQueryClient()
  // Drawn before its screen is there, the app would show it 300 ms later than it could: React lets what it drew in its place stand so long.
  await Promise.race([
    Promise.allSettled([ownScreen, prepareUnlistedScreen(pathname, services, queries, screens)]),
    enoughWaited(),
  ])
  // As a transition the first drawing is done in slices, between which the browser can answer to whoever is impatient.
  startTransition(() => createRoot(root).render(<App services={services} queries={queries} screens={screens} />))
}

// No `await` of the module itself: chunks that are loaded late import from this one, and would wait for it.
void start(document.getElementById('root')!)
