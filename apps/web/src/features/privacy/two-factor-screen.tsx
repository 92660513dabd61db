import { useTranslation } from 'react-i18next'
import { useSession } from '../../lib/services.ts'
import { useShopQuery } from '../../lib/use-shop-query.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RemoveSecondFactor } from './remove-second-factor.tsx'
import { SetUpSecondFactor } from './set-up-second-factor.tsx'

/** Sets up or removes the second factor of an account. */
export function TwoFactorScreen() {
  const { t } = useTranslation()
  const { token } = useSession()
  const status = useShopQuery(['second-factor', token], (call) => call('GET /rest/2fa/status'), {
    // Each response contains a new secret: the displayed one must stay valid while it is scanned.
    staleTime: 'static',
    gcTime: 0,
  })
  const isOn = status.data?.setup === true
  return (
    <Panel
      wide={status.data?.setup === false}
      title={t('TITLE_TWO_FACTOR_AUTH_CONFIG')}
      intro={isOn ? t('TWO_FACTOR_AUTH_IS_ON') : t('TWO_FACTOR_AUTH_INTRO')}
    >
      {status.isPending && <p role="status">{t('LOADING')}</p>}
      {status.isError && (
        <LoadFailure title={t('TWO_FACTOR_AUTH_UNKNOWN')} error={status.error} onRetry={() => void status.refetch()} />
      )}
      {status.data?.setup === false && (
        <SetUpSecondFactor key={status.data.setupToken} offer={status.data} onChanged={() => status.refetch()} />
      )}
      {isOn && <RemoveSecondFactor onChanged={() => status.refetch()} />}
    </Panel>
  )
}
