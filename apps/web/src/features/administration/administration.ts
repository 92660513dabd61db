import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CallAnswer } from '../../lib/calls.ts'
import { errorText } from '../../lib/error-text.ts'
import { useServices, useSession } from '../../lib/services.ts'

/** An account with its login details. */
export type Account = CallAnswer<'GET /rest/user/authentication-details'>['data'][number]

/** A customer's feedback about the shop. */
export type Feedback = CallAnswer<'GET /api/Feedbacks'>['data'][number]

const ACCOUNTS = 'all-accounts'
const FEEDBACK = 'feedback'

/** All accounts. */
export function useAccounts() {
  const { api } = useServices()
  const { token } = useSession()
  return useQuery({
    queryKey: [ACCOUNTS, token],
    queryFn: async ({ signal }) => (await api.call('GET /rest/user/authentication-details', { signal })).data,
  })
}

/** The current data of an account. */
export function useAccount(id: number) {
  const { api } = useServices()
  const { token } = useSession()
  return useQuery({
    queryKey: [ACCOUNTS, token, id],
    queryFn: async ({ signal }) => (await api.call('GET /api/Users/:id', { params: { id }, signal })).data,
  })
}

/** All feedback. */
export function useFeedback() {
  const { api } = useServices()
  return useQuery({
    queryKey: [FEEDBACK],
    queryFn: async ({ signal }) => (await api.call('GET /api/Feedbacks', { query: {}, signal })).data,
  })
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
