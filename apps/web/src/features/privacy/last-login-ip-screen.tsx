import { showLoginAddress } from '@fruit/isomorphic/accounts/seams'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSeam, useServices, useSession } from '../../lib/services.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './privacy.module.css'

/** Address of an account that has never logged out. */
const NEVER_LOGGED_OUT = '0.0.0.0'

/** The IP address of the account's last login. */
export function LastLoginIpScreen() {
  const { t } = useTranslation()
  const { api } = useServices()
  const { token } = useSession()
  const toMarkup = useSeam(showLoginAddress)
  const account = useQuery({
    queryKey: ['who-am-i', token],
    queryFn: async ({ signal }) => (await api.call('GET /rest/user/whoami', { query: {}, signal })).user,
  })
  const address = account.data?.lastLoginIp
  return (
    <Panel title={t('TITLE_LAST_LOGIN_IP')} intro={t('LAST_LOGIN_IP_INTRO')}>
      {account.isPending && <p role="status">{t('LOADING')}</p>}
      {account.isError && (
        <LoadFailure title={t('LAST_LOGIN_IP_UNKNOWN')} error={account.error} onRetry={() => void account.refetch()} />
      )}
      {address !== undefined && (
        <div className={styles.address}>
          <h2 className={styles.addressTitle}>{t('IP_ADDRESS')}</h2>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what becomes of the address is decided at the seam */}
          <div id="lastLoginIp" key={address} dangerouslySetInnerHTML={{ __html: toMarkup(address) }} />
          {address === NEVER_LOGGED_OUT && <p className={styles.note}>{t('LAST_LOGIN_IP_NEVER')}</p>}
        </div>
      )}
    </Panel>
  )
}
