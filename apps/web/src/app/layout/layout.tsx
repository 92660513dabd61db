import { Dock } from '@fruit/look/dock.tsx'
import { SnackbarList } from '@fruit/look/snackbar-list.tsx'
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useIsWelcomeShown, WelcomeHost } from '../../features/training/notifications/welcome-host.tsx'
import { TutorialHost } from '../../features/training/tutorials/tutorial-host.tsx'
import { firstScreenLoaded } from '../../lib/first-screen.ts'
import { useServices } from '../../lib/services.ts'
import { SHOP_WINDOW_PATHS } from '../../lib/shop-window-paths.ts'
import { useLazyComponent } from '../../lib/use-lazy-component.ts'
import { useIsNavigating } from '../navigation.tsx'
import { CookieNotice } from './cookie-notice.tsx'
import { Footer } from './footer.tsx'
import styles from './layout.module.css'
import { TopBar } from './top-bar.tsx'

/** Layout around every screen. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const main = useRef<HTMLElement>(null)
  const { session, snackbars } = useServices()
  const location = useLocation()
  const { pathname } = location
  const isLoading = useIsNavigating()
  const lastPath = useRef(pathname)
  // Not a lazy component: React shows its fallback for a minimum time, which would delay screens that are loading.
  const notices = useLazyComponent(async () => (await import('../late-notices.tsx')).LiveNotices)
  const loadNotices = useEffectEvent(() => notices.preload())

  // The welcome banner is the largest element over the shop window, and covers it on phones: it renders first.
  const isBelowWelcome = useIsWelcomeShown() && SHOP_WINDOW_PATHS.includes(pathname)
  const isScreenDrawn = useDeferredValue(true, !isBelowWelcome)

  // These are not urgent: they load after the first screen.
  useEffect(() => {
    if (isScreenDrawn) void firstScreenLoaded().then(() => loadNotices())
  }, [isScreenDrawn])

  // Changes that a player made in this tab's stores take effect with the next screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is done for each address
  useLayoutEffect(() => session.refresh(), [session, location])

  // A new screen takes the focus, so that keyboard and screen reader continue at its start. An open dialog keeps the
  // focus: the hint of a tutorial may have appeared while the screen was loading.
  useEffect(() => {
    const isInDialog = document.activeElement?.closest('[role="dialog"]')
    if (lastPath.current !== pathname && !isInDialog) main.current?.focus({ preventScroll: true })
    lastPath.current = pathname
  }, [pathname])

  return (
    <div className={styles.layout}>
      {/* biome-ignore lint/a11y/useValidAnchor: it does lead to a part of this page */}
      <a
        href="#main"
        className={styles.skip}
        onClick={(event) => {
          // The part of the address behind # belongs to the router.
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {t('SKIP_TO_CONTENT')}
      </a>
      <TopBar />
      <TutorialHost />
      <div className={styles.loading} hidden={!isLoading} />
      <main id="main" ref={main} className={styles.main} tabIndex={-1} aria-busy={isLoading}>
        {isScreenDrawn ? children : <div className={styles.waiting} />}
      </main>
      <Footer />
      <Dock
        messages={
          <>
            {notices.Component && <notices.Component />}
            <SnackbarList snackbars={snackbars} />
          </>
        }
      >
        <CookieNotice />
      </Dock>
      <WelcomeHost />
    </div>
  )
}
