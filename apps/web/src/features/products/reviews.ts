import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CallAnswer } from '../../lib/calls.ts'
import { errorText } from '../../lib/error-text.ts'
import { useServices, useSession } from '../../lib/services.ts'

/** What somebody thinks of a product. */
export type Review = CallAnswer<'GET /rest/products/:id/reviews'>['data'][number]

/** A review takes so many characters. */
export const LONGEST_REVIEW = 160

/** After a like the shop needs so long, in milliseconds, until its lists have it. */
const LIKE_TAKES = 200

/** Whose name stands below reviews that nobody signed. */
const NOBODY = 'Anonymous'

const reviewsKey = (productId: number) => ['reviews', productId]

/** Reviews of a product, oldest first, as whoever is signed in sees them. */
export function useReviews(productId: number) {
  const { api } = useServices()
  const { token } = useSession()
  return useQuery({
    queryKey: [...reviewsKey(productId), token],
    queryFn: async ({ signal }) =>
      (await api.call('GET /rest/products/:id/reviews', { params: { id: String(productId) }, signal })).data,
  })
}

/** Whether this customer wrote the review. @param email null: nobody is signed in */
export function isOwn({ author }: Pick<Review, 'author'>, email: string | null): boolean {
  return author === email && author !== NOBODY
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
      await new Promise((resolve) => setTimeout(resolve, LIKE_TAKES))
      await queries.invalidateQueries({ queryKey: reviewsKey(productId) })
    },
  })
}

/** Writes a review. A refusal is left to the form to tell. */
export function useWriteReview(productId: number) {
  const { api } = useServices()
  const { email } = useSession()
  return useSavedReview(productId, 'CONFIRM_REVIEW_SAVED', (message: string) =>
    api.call('PUT /rest/products/:id/reviews', {
      params: { id: productId },
      body: { message, author: email ?? NOBODY },
    }),
  )
}

/** Gives a review new words. A refusal is left to the form to tell. */
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
