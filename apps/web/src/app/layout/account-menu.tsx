import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLogOut } from '../../features/accounts/use-log-out.ts'
import { useTally } from '../../features/training/score-board/tally.ts'
import { useServices, useSession } from '../../lib/services.ts'
import { useWhoAmI } from '../../lib/who-am-i.ts'
import type { OpenMenuProps } from '../../ui/menu-button.tsx'
import { MenuAction, MenuGroup, PopupMenu } from '../../ui/popup-menu.tsx'
import { accountEntries, type MenuLink, PROFILE, pageAddress } from './menu-entries.ts'

/** Menu of the account, for visitors or customers. */
export function AccountMenu(props: OpenMenuProps) {
  const { t } = useTranslation()
  const { token } = useSession()
  return (
    <PopupMenu {...props} label={t('OPEN_ACCOUNT_MENU')}>
      {token ? <CustomerEntries /> : <VisitorEntries />}
    </PopupMenu>
  )
}

function VisitorEntries() {
  const { t } = useTranslation()
  return (
    <>
      <MenuAction id="navbarLoginButton" icon="login" render={<Link to="/login" />}>
        {t('LOGIN')}
      </MenuAction>
      <MenuAction icon="account" render={<Link to="/register" />}>
        {t('REGISTER')}
      </MenuAction>
    </>
  )
}

function CustomerEntries() {
  const { t } = useTranslation()
  const { base } = useServices()
  const session = useSession()
  const { email } = session
  const { scoreBoardIsKnown } = useTally()
  const signOut = useLogOut()
  const shown = useWhoAmI().data?.email ?? email
  return (
    <>
      <MenuAction
        icon={PROFILE.icon}
        label={t('PROFILE_OF', { email: shown })}
        note={shown}
        render={<a href={pageAddress(PROFILE, base)} />}
      >
        {t(PROFILE.text)}
      </MenuAction>
      {accountEntries({ session, scoreBoardIsKnown }).map((entry) =>
        'to' in entry ? (
          <LinkTo key={entry.to} link={entry} />
        ) : (
          <MenuGroup key={entry.text} icon={entry.icon} label={t(entry.text)}>
            {entry.links.map((link) => (
              <LinkTo key={link.to} link={link} />
            ))}
          </MenuGroup>
        ),
      )}
      <MenuAction id="navbarLogoutButton" icon="logout" onClick={signOut}>
        {t('LOGOUT')}
      </MenuAction>
    </>
  )
}

function LinkTo({ link }: { readonly link: MenuLink }) {
  const { t } = useTranslation()
  const { base } = useServices()
  // biome-ignore lint/a11y/useAnchorContent: the entry that is drawn as it fills it
  const target = link.isPage ? <a href={pageAddress(link, base)} /> : <Link to={link.to} />
  return (
    <MenuAction icon={link.icon} render={target}>
      {t(link.text)}
    </MenuAction>
  )
}
