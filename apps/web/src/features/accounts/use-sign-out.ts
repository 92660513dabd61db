import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useServices } from '../../lib/services.ts'

/** Ends the session: the shop keeps the address it came from, then this browser forgets it and shows the shop window. */
export function useSignOut(): () => Promise<void> {
  const { api, session, snackbars } = useServices()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { t } = useTranslation()
  return async () => {
    // The call carries the token that goes away; nobody waits for its answer, or leaving would lead away from a page
    // that was opened in the meantime.
    const saving = api.call('GET /rest/saveLoginIp').catch((error) => console.error(error))
    session.clear()
    await navigate('/')
    await saving
    await queries.invalidateQueries()
    snackbars.show('confirmation', t('LOGGED_OUT'))
  }
}
