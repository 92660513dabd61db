import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CallAnswer } from '../../lib/calls.ts'
import { errorText } from '../../lib/error-text.ts'
import { useServices, useSession } from '../../lib/services.ts'
import { useShopQuery } from '../../lib/use-shop-query.ts'

/** A review of a product. */
export type Review = CallAnswer<'GET /rest/products/:id/reviews'>['data'][number]

/** Maximum length of a review, in characters. */
export const MAX_REVIEW_LENGTH = 160

/** Delay after which the server's lists contain a like, in milliseconds. */
const LIKE_DELAY_MS = 200

/** Author of anonymous reviews. */
const ANONYMOUS = 'Anonymous'

const reviewsKey = (productId: number) => ['reviews', productId]

/** Reviews of a product, oldest first, as the current user sees them. */
export function useReviews(productId: number) {
  const { token } = useSession()
  return useShopQuery(
    [...reviewsKey(productId), token],
    async (call) => (await call('GET /rest/products/:id/reviews', { params: { id: String(productId) } })).data,
  )
}

/** Whether this customer wrote the review. @param email null: not logged in */
export function isOwn({ author }: Pick<Review, 'author'>, email: string | null): boolean {
  return author === email && author !== ANONYMOUS
}

/** Likes a review. */
export function useLikeReview(productId: number) {
  const { api, snackbars } = useServices()
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (review: Review) => api.call('POST /rest/products/reviews', { body: { id: review._id } }),
    onError: (error) => snackbars.show('error', errorText(error, t)),
    onSettled: async () => {
      await new Promise((resolve) => setTimeout(resolve, LIKE_DELAY_MS))
      await queries.invalidateQueries({ queryKey: reviewsKey(productId) })
    },
  })
}

/** Saves a new review. The form shows errors. */
export function useWriteReview(productId: number) {
  const { api } = useServices()
  const { email } = useSession()
  return useSavedReview(productId, 'CONFIRM_REVIEW_SAVED', (message: string) =>
    api.call('PUT /rest/products/:id/reviews', {
      params: { id: productId },
      body: { message, author: email ?? ANONYMOUS },
    }),
  )
}

/** Changes the text of a review. The form shows errors. */
export function useEditReview(productId: number, review: Review) {
  const { api } = useServices()
  return useSavedReview(productId, 'CONFIRM_CHANGES_SAVED', (message: string) =>
    api.call('PATCH /rest/products/reviews', { body: { id: review._id, message } }),
  )
}

function useSavedReview(
  productId: number,
  confirmation: 'CONFIRM_REVIEW_SAVED' | 'CONFIRM_CHANGES_SAVED',
  save: (message: string) => Promise<unknown>,
) {
  const { snackbars } = useServices()
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: save,
    onSuccess: async () => {
      snackbars.show('confirmation', t(confirmation))
      await queries.invalidateQueries({ queryKey: reviewsKey(productId) })
    },
  })
}
