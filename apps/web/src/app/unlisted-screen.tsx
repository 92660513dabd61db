import { admitToAdministration, findUnlistedScreen, openTokenSale } from '@fruit/isomorphic/screens/seams'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { readReturn } from '../features/accounts/outside-sign-in.ts'
import { useChallenges } from '../features/training/challenges.ts'
import { useSeam, useSession } from '../lib/services.ts'
import { useConfirmedRole } from '../lib/who-am-i.ts'
import { Forbidden } from './forbidden.tsx'
import { ShopWindow } from './shop-window.tsx'
import { useTitle } from './use-title.ts'

/** Somebody to whom the administration's own path opens it, whatever decides. */
const ADMINISTRATOR = { claimedRole: 'admin', confirmedRole: 'admin' }

const AdministrationScreen = lazy(async () => ({
  default: (await import('../features/administration/administration-screen.tsx')).AdministrationScreen,
}))

const UNLISTED = {
  'score-board': {
    title: 'SCORE_BOARD',
    Ahead: ChallengesAhead,
    Component: lazy(async () => ({
      default: (await import('../features/training/score-board-screen.tsx')).ScoreBoardScreen,
    })),
  },
  'token-sale': {
    title: 'TITLE_TOKEN_SALE',
    Ahead: () => null,
    Component: lazy(async () => ({
      default: (await import('../features/web3/token-sale-screen.tsx')).TokenSaleScreen,
    })),
  },
} as const

const ProviderReturnScreen = lazy(async () => ({
  default: (await import('../features/accounts/provider-return-screen.tsx')).ProviderReturnScreen,
}))

/**
 * Whatever has no screen of its own: where the outside provider leads back to, a screen that no menu leads to, else the
 * shop window.
 */
export function UnlistedScreen() {
  const { pathname } = useLocation()
  const { role } = useSession()
  const find = useSeam(findUnlistedScreen)
  const opensSale = useSeam(openTokenSale)
  const admit = useSeam(admitToAdministration)
  const path = pathname.split('/')[1] ?? ''
  const name = opensSale(path, { role }) ? 'token-sale' : find(path, { role })
  const screen = name && UNLISTED[name]
  const isReturn = readReturn(pathname) !== null
  const isAdministration = admit(path, ADMINISTRATOR)
  useTitle(isReturn ? 'TITLE_LOGIN' : isAdministration ? 'TITLE_ADMINISTRATION' : screen ? screen.title : null)
  if (isAdministration) return <Administration path={path} />
  if (!isReturn && !screen) return <ShopWindow />
  return (
    <Suspense fallback={screen && <screen.Ahead />}>
      {screen ? <screen.Component unlistedPath={path} /> : <ProviderReturnScreen />}
    </Suspense>
  )
}

/** Asks for the challenges while their screen is still on its way. */
function ChallengesAhead() {
  useChallenges()
  return null
}

/** The administration for those who are admitted, once it is known; the 403 page for others. */
function Administration({ path }: { readonly path: string }) {
  const { role } = useSession()
  const admit = useSeam(admitToAdministration)
  const confirmed = useConfirmedRole()
  const admitted = admit(path, { claimedRole: role, confirmedRole: confirmed.data ?? null })
  if (!admitted && confirmed.isPending) return null
  if (!admitted) return <Forbidden error="UNAUTHORIZED_PAGE_ACCESS_ERROR" />
  return (
    <Suspense>
      <AdministrationScreen path={path} />
    </Suspense>
  )
}
