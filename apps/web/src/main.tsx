import './ui/base.css'
import { variants } from 'virtual:client-variants'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { createRouter } from './app/router.tsx'
import { createApi } from './lib/api.ts'
import { readBoot } from './lib/boot.ts'
import { browserStores } from './lib/browser-stores.ts'
import { ColorModeChoice } from './lib/color-mode.ts'
import { createTexts } from './lib/i18n.ts'
import { Live } from './lib/live.ts'
import { createQueryClient } from './lib/query-client.ts'
import { loadSeams } from './lib/seams.ts'
import { Session } from './lib/session.ts'
import { Snackbars } from './lib/snackbars.ts'

const base = new URL('.', document.baseURI).href
const stores = browserStores()
const session = new Session(stores)
const api = createApi(base, () => session.headers())
const live = new Live()

const [boot, texts] = await Promise.all([readBoot(document, api), createTexts(stores.cookies.get('language'), base)])
const services = {
  api,
  base,
  boot,
  colorMode: new ColorModeChoice(localStorage, document.documentElement, matchMedia('(prefers-color-scheme: dark)')),
  cookies: stores.cookies,
  live,
  seams: await loadSeams(boot.seams, variants),
  session,
  snackbars: new Snackbars(),
}

addEventListener('storage', () => session.refresh())
createRoot(document.getElementById('root')!).render(
  <App services={services} queries={createQueryClient()} texts={texts} router={createRouter()} />,
)
// Code and connection of the live events can wait until the first screen stands with its pictures.
const late = new Promise((resolve) => setTimeout(resolve, 2000))
const loaded = new Promise((resolve) => addEventListener('load', resolve, { once: true }))
await Promise.race([loaded, late])
await live.connect(base)
