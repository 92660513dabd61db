import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useServices } from '../../lib/services.ts'

/** Logs out: the server stores the last IP address, the browser clears the session, and the shop window opens. */
export function useLogOut(): () => Promise<void> {
  const { api, session, snackbars } = useServices()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { t } = useTranslation()
  return async () => {
    // The call carries the old token. Navigation does not wait for the response: it could lead away from a page that
    // was opened in the meantime.
    const saving = api.call('GET /rest/saveLoginIp').catch((error) => console.error(error))
    session.clear()
    await navigate('/')
    await saving
    await queries.invalidateQueries()
    snackbars.show('confirmation', t('LOGGED_OUT'))
  }
}
