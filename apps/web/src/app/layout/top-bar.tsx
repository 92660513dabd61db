import { IconButton } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { BasketLink } from '../../features/basket/basket-link.tsx'
import { TrophyLink } from '../../features/training/notifications/trophy-link.tsx'
import { useConfiguration, useSession } from '../../lib/services.ts'
import { useLazyComponent } from '../../lib/use-lazy-component.ts'
import { MenuButton } from '../../ui/menu-button.tsx'
import { Logo } from './logo.tsx'
import { SearchBox } from './search-box.tsx'
import styles from './top-bar.module.css'

/** The bar at the top of every screen. */
export function TopBar() {
  const { t } = useTranslation()
  const { token } = useSession()
  const { name } = useConfiguration().application
  const [menuOpen, setMenuOpen] = useState(false)
  const sideMenu = useLazyComponent(async () => (await import('./side-menu.tsx')).SideMenu)
  return (
    <header className={styles.bar}>
      <IconButton
        aria-label={t('SIDE_MENU_OPEN')}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onPointerEnter={sideMenu.preload}
        onFocus={sideMenu.preload}
        onClick={() => {
          sideMenu.load()
          setMenuOpen(true)
        }}
      >
        <Icon name="menu" />
      </IconButton>
      <Link id="homeButton" to="/search" className={styles.home} aria-label={t('HOME_LINK', { name })}>
        <Logo />
      </Link>
      <SearchBox />
      <div className={styles.menus}>
        <TrophyLink />
        <MenuButton
          id="navbarLanguageButton"
          label={t('LANGUAGE')}
          load={async () => (await import('./language-menu.tsx')).LanguageMenu}
        >
          <Icon name="globe" />
        </MenuButton>
        <MenuButton
          id="navbarAccount"
          label={t('OPEN_ACCOUNT_MENU')}
          load={async () => (await import('./account-menu.tsx')).AccountMenu}
        >
          <span className={styles.account} data-signed-in={token ? '' : undefined}>
            <Icon name="account" />
          </span>
        </MenuButton>
        {token && <BasketLink />}
      </div>
      {sideMenu.Component && <sideMenu.Component open={menuOpen} onClose={() => setMenuOpen(false)} />}
    </header>
  )
}
