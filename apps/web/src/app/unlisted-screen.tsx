import {
  type Applicant,
  admitToAdministration,
  admitToSandbox,
  findUnlistedScreen,
  openTokenSale,
} from '@fruit/isomorphic/screens/seams'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode, Suspense, use, useEffect } from 'react'
import { useLocation } from 'react-router'
import { parseProviderReturn } from '../features/accounts/outside-sign-in.ts'
import { prefetchChallenges } from '../features/training/score-board/challenges.ts'
import type { MessageKey, TextPart } from '../lib/i18n.ts'
import { type Services, useSeam, useServices, useSession, useTexts } from '../lib/services.ts'
import type { Role } from '../lib/token.ts'
import { useTitle } from '../lib/use-title.ts'
import { useConfirmedRole } from '../lib/who-am-i.ts'
import { Forbidden } from './forbidden.tsx'
import type { LazyScreens, UnlistedComponent } from './lazy-screens.ts'
import { ShopWindow } from './shop-window.tsx'

/** A user with the admin role, to find out whether a path belongs to a staff screen, whichever check is active. */
const ADMINISTRATOR = { claimedRole: 'admin', confirmedRole: 'admin' }

/** Screens for the shop's staff. */
const STAFF_SCREENS = {
  administration: {
    title: 'TITLE_ADMINISTRATION',
    texts: null,
    Component: lazy(async () => ({
      default: (await import('../features/administration/administration-screen.tsx')).AdministrationScreen,
    })),
  },
  sandbox: {
    title: 'TITLE_WEB3_SANDBOX',
    texts: 'web3',
    Component: lazy(async () => ({
      default: (await import('../features/web3/sandbox/sandbox-screen.tsx')).SandboxScreen,
    })),
  },
} as const

const importScoreBoard = async () =>
  (await import('../features/training/score-board/score-board-screen.tsx')).ScoreBoardScreen

const importTokenSale = async () => (await import('../features/web3/token-sale-screen.tsx')).TokenSaleScreen

const UNLISTED_SCREENS = {
  'score-board': {
    title: 'SCORE_BOARD',
    texts: null,
    ahead: prefetchChallenges,
    load: importScoreBoard,
  },
  'token-sale': {
    title: 'TITLE_TOKEN_SALE',
    texts: 'web3',
    ahead: null,
    load: importTokenSale,
  },
} as const

/** Access checks of the screens that no menu links to, with their inputs. */
interface UnlistedLookup {
  readonly path: string
  readonly role: Role | null
  readonly find: typeof findUnlistedScreen.safe
  readonly opensSale: typeof openTokenSale.safe
}

function unlistedAt({ path, role, find, opensSale }: UnlistedLookup) {
  const name = opensSale(path, { role }) ? 'token-sale' : find(path, { role })
  return name && UNLISTED_SCREENS[name]
}

/** The part of a path that names a screen. */
function screenNameIn(pathname: string): string {
  return pathname.split('/')[1] ?? ''
}

/**
 * Preloads the screen of an address that no menu links to, and its data.
 *
 * @returns resolves when all of it has loaded or failed
 */
export async function prepareUnlistedScreen(
  pathname: string,
  { api, seams, session }: Pick<Services, 'api' | 'seams' | 'session'>,
  queries: QueryClient,
  screens: LazyScreens,
): Promise<void> {
  const { role } = session.state
  const [find, opensSale] = [seams.use(findUnlistedScreen), seams.use(openTokenSale)]
  const screen = unlistedAt({ path: screenNameIn(pathname), role, find, opensSale })
  // The component that renders the screen handles the failure.
  if (screen) await Promise.allSettled([screens.loadUnlisted(screen.load), screen.ahead?.(queries, api)])
}

const ProviderReturnScreen = lazy(async () => ({
  default: (await import('../features/accounts/provider-return-screen.tsx')).ProviderReturnScreen,
}))

/**
 * Handles paths without a screen of their own: the return from the external login provider, screens that no menu links
 * to, else the shop window.
 */
export function UnlistedScreen({ screens }: { readonly screens: LazyScreens }) {
  const { pathname } = useLocation()
  const { role } = useSession()
  const find = useSeam(findUnlistedScreen)
  const opensSale = useSeam(openTokenSale)
  const admits = { administration: useSeam(admitToAdministration), sandbox: useSeam(admitToSandbox) }
  const path = screenNameIn(pathname)
  const screen = unlistedAt({ path, role, find, opensSale })
  const house = (['administration', 'sandbox'] as const).find((one) => admits[one](path, ADMINISTRATOR))
  if (house) return <StaffScreen path={path} admit={admits[house]} screen={STAFF_SCREENS[house]} />
  return (
    <PublicScreen path={path} screen={screen} screens={screens} isReturn={parseProviderReturn(pathname) !== null} />
  )
}

interface PublicScreenProps {
  readonly path: string
  readonly screen: (typeof UNLISTED_SCREENS)[keyof typeof UNLISTED_SCREENS] | null
  readonly screens: LazyScreens
  readonly isReturn: boolean
}

function PublicScreen({ path, screen, screens, isReturn }: PublicScreenProps) {
  useTitle(isReturn ? 'TITLE_LOGIN' : screen ? screen.title : null)
  if (!isReturn && !screen) return <ShopWindow />
  return (
    <Suspense fallback={screen?.ahead && <PrefetchData ask={screen.ahead} />}>
      {screen ? (
        <WithTexts part={screen.texts}>
          <LoadedScreen load={screen.load} screens={screens} path={path} />
        </WithTexts>
      ) : (
        <ProviderReturnScreen />
      )}
    </Suspense>
  )
}

interface LoadedScreenProps {
  readonly load: () => Promise<UnlistedComponent>
  readonly screens: LazyScreens
  readonly path: string
}

/** Unlike a lazy component, a loaded one renders at once. */
function LoadedScreen({ load, screens, path }: LoadedScreenProps) {
  const Content = use(screens.loadUnlisted(load))
  return <Content unlistedPath={path} />
}

/** Requests the data of a screen while its code is loading. */
function PrefetchData({ ask }: { readonly ask: typeof prefetchChallenges }) {
  const { api } = useServices()
  const queries = useQueryClient()
  useEffect(() => void ask(queries, api), [ask, queries, api])
  return null
}

interface StaffScreenProps {
  readonly path: string
  readonly admit: (path: string, applicant: Applicant) => boolean
  readonly screen: {
    readonly title: MessageKey
    readonly texts: TextPart | null
    readonly Component: ComponentType<{ readonly path: string }>
  }
}

/** A staff screen for admitted users, once the check is complete; the 403 page for others. */
function StaffScreen({ path, admit, screen }: StaffScreenProps) {
  const { role } = useSession()
  const confirmed = useConfirmedRole()
  const admitted = admit(path, { claimedRole: role, confirmedRole: confirmed.data ?? null })
  const isRefused = !admitted && !confirmed.isPending
  useTitle(isRefused ? 'TITLE_FORBIDDEN' : screen.title)
  if (!admitted && !isRefused) return null
  if (isRefused) return <Forbidden error="UNAUTHORIZED_PAGE_ACCESS_ERROR" />
  return (
    <Suspense>
      <WithTexts part={screen.texts}>
        <screen.Component path={path} />
      </WithTexts>
    </Suspense>
  )
}

interface WithTextsProps {
  readonly part: TextPart | null
  readonly children: ReactNode
}

/** Waits for the texts of a screen that are not part of the first load. */
function WithTexts({ part, children }: WithTextsProps) {
  return part ? <WithPart part={part}>{children}</WithPart> : children
}

function WithPart({ part, children }: WithTextsProps & { readonly part: TextPart }) {
  useTexts(part)
  return children
}
