import { findUnlistedScreen as safeFind } from '@fruit/contracts/screens/find-unlisted-screen'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { SearchScreen } from '../features/catalog/search-screen.tsx'
import { browserSeam } from '../lib/seams.ts'
import { useSeam, useSession } from '../lib/services.ts'
import { useTitle } from './use-title.ts'

/** The screen that a path opens although no menu leads there. */
const findUnlistedScreen = browserSeam('screens.find-unlisted-screen', 'findUnlistedScreen', safeFind)

const UNLISTED = {
  'score-board': {
    title: 'SCORE_BOARD',
    Component: lazy(async () => ({
      default: (await import('../features/training/score-board-screen.tsx')).ScoreBoardScreen,
    })),
  },
} as const

/** Whatever has no screen of its own: one that no menu leads to, else the shop window. */
export function UnlistedScreen() {
  const { pathname } = useLocation()
  const { role } = useSession()
  const path = pathname.split('/')[1] ?? ''
  const name = useSeam(findUnlistedScreen)(path, { role })
  const screen = name && UNLISTED[name]
  useTitle(screen ? screen.title : null)
  if (!screen) return <SearchScreen />
  return (
    <Suspense>
      <screen.Component unlistedPath={path} />
    </Suspense>
  )
}
