import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../lib/services.ts'
import type { Basket } from './basket.ts'

const couponKey = (basketId: number, code: string | null) => ['coupon', basketId, code]

/**
 * What the coupon on the basket takes off, in percent. A basket keeps the code alone; what that is worth now is the
 * shop's to say, which it does when the same coupon is put on again.
 */
export function useDiscount({ id, coupon }: Pick<Basket, 'id' | 'coupon'>): number {
  const { api } = useServices()
  const { data } = useQuery({
    queryKey: couponKey(id, coupon),
    queryFn: async () =>
      (await api.call('PUT /rest/basket/:id/coupon/:coupon', { params: { id, coupon: coupon ?? '' } })).discount,
    enabled: coupon !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? 0
}

/** Puts a coupon on the basket. One that is not valid takes the one before off. */
export function useApplyCoupon(basketId: number) {
  const { api, snackbars } = useServices()
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (code: string) =>
      api.call('PUT /rest/basket/:id/coupon/:coupon', { params: { id: basketId, coupon: code } }),
    onSuccess: ({ discount }, code) => {
      queries.setQueryData(couponKey(basketId, code), discount)
      snackbars.show('confirmation', t('DISCOUNT_APPLIED', { discount }))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['basket'] }),
  })
}
