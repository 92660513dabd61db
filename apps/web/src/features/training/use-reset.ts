import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../lib/error-text.ts'
import { useServices } from '../../lib/services.ts'
import { CODE_NAMES } from './backup.ts'
import { useRefreshProgress } from './challenges.ts'

/** What can be begun anew: one challenge, all progress, or the shop without the progress. */
export type Reset =
  | { readonly what: 'challenge'; readonly key: string }
  | { readonly what: 'progress' }
  | { readonly what: 'shop' }

const DONE = {
  challenge: 'RESET_CHALLENGE_DONE',
  progress: 'RESET_PROGRESS_DONE',
  shop: 'RESET_SHOP_DONE',
} as const

/** Begins anew; what was forgotten can be brought back for a while, from the message that tells of it. */
export function useReset() {
  const { t } = useTranslation()
  const { api, cookies, session, snackbars } = useServices()
  const refresh = useRefreshProgress()
  const tell = (error: unknown) => snackbars.show('error', errorText(error, t))

  const undo = useMutation({
    mutationFn: () => api.call('POST /rest/training/undo'),
    onSuccess: async ({ restored }) => {
      await refresh()
      snackbars.show('confirmation', t('RESET_UNDONE', { count: restored }))
    },
    onError: tell,
  })
  const reset = useMutation({
    mutationFn: (body: Reset) => api.call('POST /rest/training/reset', { body }),
    onSuccess: async ({ undoable }, { what }) => {
      // The codes of before would bring everything back at the next start.
      if (what !== 'shop') for (const name of CODE_NAMES) cookies.set(name, '', 0)
      else session.clear()
      await refresh()
      snackbars.show('confirmation', t(DONE[what]), undoable ? { text: t('UNDO'), run: () => undo.mutate() } : null)
    },
    onError: tell,
  })
  return { reset, undo }
}
