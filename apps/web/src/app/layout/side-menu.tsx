import { Icon } from '@fruit/look/icon.tsx'
import { Modal } from '@fruit/look/modal.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router'
import { useLogOut } from '../../features/accounts/use-log-out.ts'
import { useTally } from '../../features/training/score-board/tally.ts'
import { useConfiguration, useServices, useSession } from '../../lib/services.ts'
import { ColorModeSwitch } from './color-mode-switch.tsx'
import { type MenuGroup, type MenuLink, menuEntries, pageAddress } from './menu-entries.ts'
import styles from './side-menu.module.css'

interface SideMenuProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The drawer at the left edge: navigation and color mode. */
export function SideMenu({ open, onClose }: SideMenuProps) {
  const { t } = useTranslation()
  const { boot } = useServices()
  const { application, hackingInstructor } = useConfiguration()
  const session = useSession()
  const { scoreBoardIsKnown } = useTally()
  const newcomersAreLed = application.welcomeBanner.showOnFirstStart && hackingInstructor.isEnabled
  const signOut = useLogOut()
  return (
    <Modal open={open} onClose={onClose} shape="drawer" title={application.name}>
      <nav aria-label={t('MAIN_MENU')}>
        <ul className={styles.list}>
          {menuEntries({
            session,
            scoreBoardIsKnown,
            newcomersAreLed,
            gitHubIsLinked: application.showGitHubLinks,
          }).map((entry) =>
            'to' in entry ? (
              <SideLink key={entry.to} link={entry} onFollow={onClose} />
            ) : (
              <SideGroup key={entry.text} group={entry}>
                {entry.links.map((link) => (
                  <SideLink key={link.to} link={link} onFollow={onClose} />
                ))}
              </SideGroup>
            ),
          )}
          {session.token && (
            <li>
              <button
                type="button"
                className={styles.entry}
                onClick={() => {
                  onClose()
                  void signOut()
                }}
              >
                <Icon name="logout" />
                {t('LOGOUT')}
              </button>
            </li>
          )}
        </ul>
      </nav>
      <div className={styles.foot}>
        <ColorModeSwitch />
        {boot.version !== '' && <p className={styles.version}>v{boot.version}</p>}
      </div>
    </Modal>
  )
}

function SideLink({ link, onFollow }: { readonly link: MenuLink; readonly onFollow: () => void }) {
  const { t } = useTranslation()
  const { base } = useServices()
  const content = (
    <>
      <Icon name={link.icon} />
      {t(link.text)}
    </>
  )
  return (
    <li className={link.isNarrow && styles.narrow}>
      {link.isPage ? (
        <a href={pageAddress(link, base)} className={styles.entry}>
          {content}
        </a>
      ) : (
        <NavLink to={link.to} className={styles.entry} onClick={onFollow}>
          {content}
        </NavLink>
      )}
    </li>
  )
}

/** A collapsible group of links; initially open if one of them leads to the current screen. */
function SideGroup({ group, children }: { readonly group: MenuGroup; readonly children: ReactNode }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(group.links.some(({ to }) => to === pathname))
  return (
    <li className={group.isNarrow && styles.narrow}>
      <button type="button" className={styles.entry} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={group.icon} />
        <span className={styles.grow}>{t(group.text)}</span>
        <span className={styles.fold}>
          <Icon name="down" size={20} />
        </span>
      </button>
      <ul className={styles.inner} data-open={open}>
        {children}
      </ul>
    </li>
  )
}
