import {
  type Applicant,
  admitToAdministration,
  admitToSandbox,
  findUnlistedScreen,
  openTokenSale,
} from '@fruit/isomorphic/screens/seams'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { readReturn } from '../features/accounts/outside-sign-in.ts'
import { useAskForChallenges } from '../features/training/challenges.ts'
import type { MessageKey, TextPart } from '../lib/i18n.ts'
import { useSeam, useSession, useTexts } from '../lib/services.ts'
import { useTitle } from '../lib/use-title.ts'
import { useConfirmedRole } from '../lib/who-am-i.ts'
import { Forbidden } from './forbidden.tsx'
import { ShopWindow } from './shop-window.tsx'

/** Somebody to whom the own path of a screen for those who run the shop opens it, whatever decides. */
const ADMINISTRATOR = { claimedRole: 'admin', confirmedRole: 'admin' }

/** Screens for those who run the shop. */
const HOUSE = {
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

const UNLISTED = {
  'score-board': {
    title: 'SCORE_BOARD',
    texts: null,
    Ahead: ChallengesAhead,
    Component: lazy(async () => ({
      default: (await import('../features/training/score-board-screen.tsx')).ScoreBoardScreen,
    })),
  },
  'token-sale': {
    title: 'TITLE_TOKEN_SALE',
    texts: 'web3',
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
  const admits = { administration: useSeam(admitToAdministration), sandbox: useSeam(admitToSandbox) }
  const path = pathname.split('/')[1] ?? ''
  const name = opensSale(path, { role }) ? 'token-sale' : find(path, { role })
  const screen = name && UNLISTED[name]
  const house = (['administration', 'sandbox'] as const).find((one) => admits[one](path, ADMINISTRATOR))
  if (house) return <ForTheHouse path={path} admit={admits[house]} screen={HOUSE[house]} />
  return <ForAnybody path={path} screen={screen} isReturn={readReturn(pathname) !== null} />
}

interface ForAnybodyProps {
  readonly path: string
  readonly screen: (typeof UNLISTED)[keyof typeof UNLISTED] | null
  readonly isReturn: boolean
}

function ForAnybody({ path, screen, isReturn }: ForAnybodyProps) {
  useTitle(isReturn ? 'TITLE_LOGIN' : screen ? screen.title : null)
  if (!isReturn && !screen) return <ShopWindow />
  return (
    <Suspense fallback={screen && <screen.Ahead />}>
      {screen ? (
        <WithTexts part={screen.texts}>
          <screen.Component unlistedPath={path} />
        </WithTexts>
      ) : (
        <ProviderReturnScreen />
      )}
    </Suspense>
  )
}

/** Asks for the challenges while their screen is still on its way. */
function ChallengesAhead() {
  const ask = useAskForChallenges()
  useEffect(ask, [ask])
  return null
}

interface ForTheHouseProps {
  readonly path: string
  readonly admit: (path: string, applicant: Applicant) => boolean
  readonly screen: {
    readonly title: MessageKey
    readonly texts: TextPart | null
    readonly Component: ComponentType<{ readonly path: string }>
  }
}

/** A screen for those who are admitted, once it is known whether they are; the 403 page for others. */
function ForTheHouse({ path, admit, screen }: ForTheHouseProps) {
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

/** Waits for the texts of a screen that is no part of the first load. */
function WithTexts({ part, children }: WithTextsProps) {
  return part ? <WithPart part={part}>{children}</WithPart> : children
}

function WithPart({ part, children }: WithTextsProps & { readonly part: TextPart }) {
  useTexts(part)
  return children
}
