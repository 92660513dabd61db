import { showLoginAddress } from '@fruit/isomorphic/accounts/seams'
import { useTranslation } from 'react-i18next'
import { useSeam } from '../../lib/services.ts'
import { useWhoAmI } from '../../lib/who-am-i.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './privacy.module.css'

/** Address of an account that has never logged out. */
const NEVER_LOGGED_OUT = '0.0.0.0'

/** The IP address of the account's last login. */
export function LastLoginIpScreen() {
  const { t } = useTranslation()
  const toMarkup = useSeam(showLoginAddress)
  const account = useWhoAmI()
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
