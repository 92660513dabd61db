import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSignOut } from '../../features/account/use-sign-out.ts'
import { useServices, useSession } from '../../lib/services.ts'
import type { OpenMenuProps } from '../../ui/menu-button.tsx'
import { MenuAction, MenuNote, PopupMenu } from '../../ui/popup-menu.tsx'

/** What a visitor or customer does about their account. */
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
  const { api } = useServices()
  const { token, email } = useSession()
  const signOut = useSignOut()
  const { data } = useQuery({
    queryKey: ['who-am-i', token],
    queryFn: async ({ signal }) => (await api.call('GET /rest/user/whoami', { query: {}, signal })).user,
  })
  return (
    <>
      <MenuNote>{data?.email ?? email}</MenuNote>
      <MenuAction icon="key" render={<Link to="/privacy-security/change-password" />}>
        {t('TITLE_CHANGE_PASSWORD')}
      </MenuAction>
      <MenuAction id="navbarLogoutButton" icon="logout" onClick={signOut}>
        {t('LOGOUT')}
      </MenuAction>
    </>
  )
}
