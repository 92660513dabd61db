import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CallAnswer } from '../../lib/calls.ts'
import { errorText } from '../../lib/error-text.ts'
import { useServices, useSession } from '../../lib/services.ts'
import { useShopQuery } from '../../lib/use-shop-query.ts'

/** An account with its login details. */
export type Account = CallAnswer<'GET /rest/user/authentication-details'>['data'][number]

/** A customer's feedback about the shop. */
export type Feedback = CallAnswer<'GET /api/Feedbacks'>['data'][number]

const ACCOUNTS = 'all-accounts'
const FEEDBACK = 'feedback'

/** All accounts. */
export function useAccounts() {
  const { token } = useSession()
  return useShopQuery([ACCOUNTS, token], async (call) => (await call('GET /rest/user/authentication-details')).data)
}

/** The current data of an account. */
export function useAccount(id: number) {
  const { token } = useSession()
  return useShopQuery(
    [ACCOUNTS, token, id],
    async (call) => (await call('GET /api/Users/:id', { params: { id } })).data,
  )
}

/** All feedback. */
export function useFeedback() {
  return useShopQuery([FEEDBACK], async (call) => (await call('GET /api/Feedbacks', { query: {} })).data)
}

/** Removes feedback permanently and shows the result. */
export function useRemoveFeedback() {
  const { api, snackbars } = useServices()
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Feedback) => api.call('DELETE /api/Feedbacks/:id', { params: { id } }),
    onSuccess: () => snackbars.show('confirmation', t('FEEDBACK_REMOVED')),
    onError: (error) => snackbars.show('error', errorText(error, t)),
    // Also after a rejection, because another user may have removed it.
    onSettled: () => queries.invalidateQueries({ queryKey: [FEEDBACK] }),
  })
}
