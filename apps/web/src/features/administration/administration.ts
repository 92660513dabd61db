import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CallAnswer } from '../../lib/calls.ts'
import { errorText } from '../../lib/error-text.ts'
import { useServices, useSession } from '../../lib/services.ts'

/** An account, with what is kept about its sign-in. */
export type Account = CallAnswer<'GET /rest/user/authentication-details'>['data'][number]

/** What a customer says about the shop. */
export type Feedback = CallAnswer<'GET /api/Feedbacks'>['data'][number]

const ACCOUNTS = 'all-accounts'
const FEEDBACK = 'feedback'

/** Every account. */
export function useAccounts() {
  const { api } = useServices()
  const { token } = useSession()
  return useQuery({
    queryKey: [ACCOUNTS, token],
    queryFn: async ({ signal }) => (await api.call('GET /rest/user/authentication-details', { signal })).data,
  })
}

/** One account as it is now. */
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

/** Takes feedback away for good, and says how that went. */
export function useRemoveFeedback() {
  const { api, snackbars } = useServices()
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Feedback) => api.call('DELETE /api/Feedbacks/:id', { params: { id } }),
    onSuccess: () => snackbars.show('confirmation', t('FEEDBACK_REMOVED')),
    onError: (error) => snackbars.show('error', errorText(error, t)),
    // Also after a refusal: somebody else may have taken it away.
    onSettled: () => queries.invalidateQueries({ queryKey: [FEEDBACK] }),
  })
}
