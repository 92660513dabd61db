import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { useSignOut } from '../../features/account/use-sign-out.ts'
import { useScoreBoardIsKnown } from '../../features/training/challenges.ts'
import { useConfiguration, useServices, useSession } from '../../lib/services.ts'
import { Icon } from '../../ui/icon.tsx'
import { Modal } from '../../ui/modal.tsx'
import { ColorModeSwitch } from './color-mode-switch.tsx'
import { menuEntries } from './menu-entries.ts'
import styles from './side-menu.module.css'

interface SideMenuProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The drawer at the left edge: where one can go, and how the shop looks. */
export function SideMenu({ open, onClose }: SideMenuProps) {
  const { t } = useTranslation()
  const { boot } = useServices()
  const { application } = useConfiguration()
  const session = useSession()
  const scoreBoardIsKnown = useScoreBoardIsKnown()
  const signOut = useSignOut()
  return (
    <Modal open={open} onClose={onClose} shape="drawer" title={application.name}>
      <nav aria-label={t('MAIN_MENU')}>
        <ul className={styles.list}>
          {menuEntries({ session, scoreBoardIsKnown }).map((entry) => (
            <li key={entry.to}>
              <NavLink to={entry.to} className={styles.entry} onClick={onClose}>
                <Icon name={entry.icon} />
                {t(entry.text)}
              </NavLink>
            </li>
          ))}
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
