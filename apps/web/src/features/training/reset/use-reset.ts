import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/error-text.ts'
import { useServices } from '../../../lib/services.ts'
import { useShopQuery } from '../../../lib/use-shop-query.ts'
import { ProgressCookies } from '../backup/progress-cookies.ts'
import { UNDOS, useRefreshProgress } from '../score-board/challenges.ts'

/** Scope of a reset: one challenge, all progress, or the shop without the progress. */
export type Reset =
  | { readonly what: 'challenge'; readonly key: string }
  | { readonly what: 'progress' }
  | { readonly what: 'shop' }

const DONE_TEXTS = {
  challenge: 'RESET_CHALLENGE_DONE',
  progress: 'RESET_PROGRESS_DONE',
  shop: 'RESET_SHOP_DONE',
} as const

/** The resets that can be undone, the latest first; the shop keeps each for a day. */
export function useUndos() {
  return useShopQuery(UNDOS, async (call) => (await call('GET /rest/training/undo')).undos)
}

/** Resets, and undoes a reset from its notification or later. */
export function useReset() {
  const { t } = useTranslation()
  const { api, cookies, session, snackbars } = useServices()
  const refresh = useRefreshProgress()
  const tell = (error: unknown) => snackbars.show('error', errorText(error, t))

  const undo = useMutation({
    mutationFn: (id: number) => api.call('POST /rest/training/undo', { body: { id } }),
    onSuccess: async ({ what, restored }) => {
      if (what === 'shop') session.clear()
      else await new ProgressCookies(api, cookies).keep()
      await refresh()
      snackbars.show('confirmation', what === 'shop' ? t('RESET_SHOP_BACK') : t('RESET_UNDONE', { count: restored }))
    },
    onError: tell,
  })
  const reset = useMutation({
    mutationFn: (body: Reset) => api.call('POST /rest/training/reset', { body }),
    onSuccess: async ({ undo: offer }, { what }) => {
      if (what === 'shop') session.clear()
      // The old codes would restore the deleted progress at the next start.
      else await new ProgressCookies(api, cookies).keep()
      await refresh()
      if (offer)
        snackbars.show('confirmation', t(DONE_TEXTS[what]), { text: t('UNDO'), run: () => undo.mutate(offer.id) })
      else snackbars.show('confirmation', `${t(DONE_TEXTS[what])} ${t('RESET_NOT_KEPT')}`)
    },
    onError: tell,
  })
  return { reset, undo }
}
