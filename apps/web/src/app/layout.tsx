import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { useFollowSolves } from '../features/training/challenges.ts'
import { SolveNotifications } from '../features/training/solve-notifications.tsx'
import { SnackbarList } from '../ui/snackbar-list.tsx'
import styles from './layout.module.css'
import { Footer } from './shell/footer.tsx'
import { TopBar } from './shell/top-bar.tsx'

/** What stands around every screen. */
export function Layout() {
  const { t } = useTranslation()
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const isLoading = useNavigation().state === 'loading'
  const lastPath = useRef(pathname)
  useFollowSolves()

  // Another screen takes the focus, so that keyboard and screen reader go on from its start.
  useEffect(() => {
    if (lastPath.current !== pathname) main.current?.focus({ preventScroll: true })
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
      <div className={styles.loading} hidden={!isLoading} />
      <main id="main" ref={main} className={styles.main} tabIndex={-1} aria-busy={isLoading}>
        <Outlet />
      </main>
      <Footer />
      <div className={styles.messages}>
        <SolveNotifications />
        <SnackbarList />
      </div>
      <ScrollRestoration />
    </div>
  )
}
