import { CallError } from '@fruit/look/api.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { errorText } from '../../lib/error-text.ts'
import { type Services, useServices } from '../../lib/services.ts'
import { Panel } from '../../ui/panel.tsx'
import { parseProviderReturn, providerPassword } from './outside-sign-in.ts'
import { pendingSecondFactor } from './pending-second-factor.ts'

/** Target of the external provider's redirect: logs the customer in and leads to the shop. */
export function ProviderReturnScreen() {
  const { t } = useTranslation()
  const services = useServices()
  const { session, snackbars } = services
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const began = useRef(false)

  useEffect(() => {
    // A token is used once, also if the effect runs twice.
    if (began.current) return
    began.current = true
    const go = (to: string, state?: object) => navigate(to, { replace: true, state })
    logIn(services, pathname)
      .then(async (authentication) => {
        session.logIn(authentication)
        snackbars.show('confirmation', t('CONFIRM_LOGGED_IN_VIA_OAUTH2'))
        await go('/search')
        await queries.invalidateQueries()
      })
      .catch(async (error) => {
        session.clear()
        const temporaryToken = pendingSecondFactor(error)
        if (temporaryToken === null) return go('/login', { failure: failureText(error, t) })
        session.awaitSecondFactor(temporaryToken)
        await go('/2fa/enter')
      })
  }, [services, session, snackbars, queries, navigate, pathname, t])

  return (
    <Panel title={t('TITLE_LOGIN')} narrow>
      <p role="status">{t('PROVIDER_SIGNING_IN')}</p>
    </Panel>
  )
}

/** The provider rejected the login, or does not know the owner of its token. */
class ProviderLoginError extends Error {
  override readonly name = 'ProviderLoginError'
}

/** Registers the provider's user, which fails if the account exists, and logs in. */
async function logIn({ api, boot: { identityProvider } }: Services, path: string) {
  const said = parseProviderReturn(path)
  if (!identityProvider || said === null || said === 'refused') throw new ProviderLoginError()
  const { accessToken } = said
  const email = await fetchProviderEmail(identityProvider.userInfoUrl, accessToken)
  const password = providerPassword(email)
  await api.call('POST /api/Users', { body: { email, password, passwordRepeat: password } }).catch(() => {})
  const body = { email, password, oauth: true, accessToken }
  return (await api.call('POST /rest/user/login', { body })).authentication
}

async function fetchProviderEmail(userInfoUrl: string, accessToken: string): Promise<string> {
  const query = new URLSearchParams({ alt: 'json', access_token: accessToken })
  const answer = await fetch(`${userInfoUrl}?${query}`).catch((cause) => {
    throw new ProviderLoginError('The provider does not respond.', { cause })
  })
  const { email } = answer.ok ? await answer.json() : {}
  if (typeof email !== 'string')
    throw new ProviderLoginError(`The provider responded ${answer.status} without an e-mail.`)
  return email
}

function failureText(error: unknown, t: TFunction): string {
  return error instanceof CallError ? errorText(error, t) : t('PROVIDER_DID_NOT_VOUCH')
}
