import { type ComponentType, type ReactNode, Suspense, use } from 'react'
import { Route, Routes, useLocation, useSearchParams } from 'react-router'
import type { NewAddressPurpose } from '../features/checkout/addresses/new-address-link.tsx'
import { useSession } from '../lib/services.ts'
import { SHOP_WINDOW_PATHS } from '../lib/shop-window-paths.ts'
import { useTitle } from '../lib/use-title.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Forbidden } from './forbidden.tsx'
import { forbiddenReason } from './guarded.ts'
import styles from './layout/layout.module.css'
import { Layout } from './layout/layout.tsx'
import type { LazyScreens } from './lazy-screens.ts'
import { SCREENS, type Screen } from './screens.ts'
import { ShopWindow } from './shop-window.tsx'
import { UnlistedScreen } from './unlisted-screen.tsx'

/** Routes of the app: maps each hash path to its screen, inside the layout. */
export function AppRoutes({ screens }: { readonly screens: LazyScreens }) {
  return (
    <ErrorBoundary>
      <Layout>
        <ErrorBoundary>
          <Suspense fallback={<div className={styles.waiting} />}>
            <Routes>
              {SHOP_WINDOW_PATHS.map((path) => (
                <Route key={path} path={path} element={<TitledShopWindow />} />
              ))}
              {SCREENS.map((screen) => (
                <Route
                  key={screen.path}
                  path={screen.path}
                  element={<LazyScreen screen={screen} screens={screens} />}
                />
              ))}
              <Route path="*" element={<UnlistedScreen screens={screens} />} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  )
}

function TitledShopWindow() {
  const term = useSearchParams()[0].get('q')?.trim()
  useTitle(term ? 'SEARCH' : null, term)
  return <ShopWindow />
}

function LazyScreen({ screen, screens }: { readonly screen: Screen; readonly screens: LazyScreens }) {
  const { Content, Frame } = use(screens.load(screen))
  return <GuardedScreen screen={screen} Content={Content} Frame={Frame} />
}

interface GuardedScreenProps {
  readonly screen: Screen
  readonly Content: ComponentType
  /** Frame around the screen for customers. */
  readonly Frame: ComponentType<{ readonly children: ReactNode }> | undefined
}

/**
 * Shows a screen to users who may see it, and the 403 page at the same address to others. This only spares users a
 * screen that would not work: the server decides about access.
 */
function GuardedScreen({ screen: { title, guard, isOfAccount }, Content, Frame }: GuardedScreenProps) {
  const session = useSession()
  const { state } = useLocation() as { readonly state: NewAddressPurpose | null }
  const refusal = forbiddenReason(guard, session)
  useTitle(refusal === null ? title : 'TITLE_FORBIDDEN')
  if (refusal !== null) return <Forbidden error={refusal} />
  const isOrdered = isOfAccount === 'outside-orders' && state?.isForOrder
  if (!Frame || isOrdered || session.token === null) return <Content />
  return (
    <Frame>
      <Content />
    </Frame>
  )
}
