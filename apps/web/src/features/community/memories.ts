import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../lib/error-text.ts'
import { useServices } from '../../lib/services.ts'
import { useShopQuery } from '../../lib/use-shop-query.ts'

const MEMORIES = ['memories']

/** The photos of the photo wall, the latest first. */
export function useMemories() {
  return useShopQuery(MEMORIES, async (call) => (await call('GET /rest/memories')).data.toReversed())
}

/** Uploads a photo, and shows a confirmation or the server's error. */
export function useShareMemory() {
  const { api, snackbars } = useServices()
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ image, caption }: { readonly image: File; readonly caption: string }) => {
      const form = new FormData()
      // The interface expects the caption as the file name, too.
      form.append('image', image, caption)
      form.append('caption', caption)
      return api.call('POST /rest/memories', { form })
    },
    onSuccess: async () => {
      snackbars.show('confirmation', t('IMAGE_UPLOAD_SUCCESS'))
      await queries.invalidateQueries({ queryKey: MEMORIES })
    },
    onError: (error) => snackbars.show('error', errorText(error, t)),
  })
}
